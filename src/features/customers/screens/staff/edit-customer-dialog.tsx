import { useId, useState } from 'react';
import { useProof } from '#features/accounts/screens/security/proof-dialog.tsx';
import type { Customer } from '#features/customers/contract.ts';
import { Button } from '#ui/button.tsx';
import { DefinitionList } from '#ui/definition-list.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { TextField } from '#ui/text-field.tsx';
import { useToast } from '#ui/toast.tsx';
import { textsOf } from '#values/form-text.ts';
import { ApiError, api } from '#web/api.ts';
import { FormFoot } from '#web/forms/form-foot.tsx';
import { FormProblem } from '#web/forms/form-problem.tsx';
import { useFormCall } from '#web/forms/use-form-call.ts';
import { FAILURES, LEAVE_QUESTION, SUCCESS } from '#web/toast-texts.ts';
import { useIsSilent } from '#web/use-is-silent.ts';

const FIELDS = ['firstName', 'lastName', 'email', 'phoneNumber'] as const;

type EditCustomerDialogProps = {
  open: boolean;
  customer: Customer;
  /** Reads the customer again when a colleague was faster. */
  load: () => Promise<Customer | undefined>;
  onDone: () => void;
  onClose: () => void;
};

/** The dialog in which staff edit a customer's profile. */
export function EditCustomerDialog({ open, ...props }: EditCustomerDialogProps) {
  return (
    <Dialog open={open} onClose={props.onClose} leaveQuestion={LEAVE_QUESTION} size="md" title="Edit customer">
      {open && <Editing {...props} />}
    </Dialog>
  );
}

/** A colleague's change does not replace the typed values; saving reports it. */
function Editing({ customer, load, ...props }: Omit<EditCustomerDialogProps, 'open'>) {
  const [base, setBase] = useState(customer);
  return <EditForm key={base.version} customer={base} load={load} onTakeTheirs={setBase} {...props} />;
}

type EditFormProps = Omit<EditCustomerDialogProps, 'open'> & { onTakeTheirs: (theirs: Customer) => void };

function EditForm({ customer, load, onTakeTheirs, onDone, onClose }: EditFormProps) {
  const isSilent = useIsSilent();
  const id = useId();
  const { toast } = useToast();
  // The version that a colleague saved meanwhile; once it is shown, saving overwrites it.
  const [theirs, setTheirs] = useState<Customer>();
  const proof = useProof();
  const call = useFormCall({
    send: (form) =>
      proof.proved(() =>
        api('PUT /api/user/{id}', {
          params: { id: String(customer.id) },
          body: { ...textsOf(form, FIELDS), version: (theirs ?? customer).version },
        }),
      ),
    onSuccess: () => {
      toast(SUCCESS.profileUpdated);
      onDone();
    },
    onError: (error) => {
      // When this fails too, the form still shows the refusal.
      if (isStale(error)) void load().then(setTheirs, () => undefined);
    },
  });
  const field = (name: (typeof FIELDS)[number]) => ({
    id: `${id}-${name}`,
    name,
    defaultValue: customer[name] ?? '',
    error: call.errors[name],
    autoComplete: 'off',
  });
  return (
    <>
      <form {...call.props} noValidate className="flex flex-col gap-5">
        <FormProblem problem={call.problem} title={FAILURES.updateProfile} idPrefix={`${id}-`} />
        {theirs && (
          <div className="flex flex-col items-start gap-3">
            <DefinitionList dense items={differences(customer, theirs)} />
            <Button variant="secondary" size="sm" onClick={() => onTakeTheirs(theirs)}>
              Drop my changes and take these
            </Button>
          </div>
        )}
        <div className="grid gap-5 sm:grid-cols-2">
          <TextField {...field('firstName')} label="First name" maxLength={100} required data-autofocus />
          <TextField {...field('lastName')} label="Last name" maxLength={100} required />
        </div>
        <TextField
          {...field('email')}
          label="E-mail"
          hint={
            isSilent
              ? 'A new one takes effect when the customer confirms it'
              : 'A new one takes effect when the customer confirms it; the old one is told'
          }
          type="email"
          maxLength={100}
          required
        />
        <TextField {...field('phoneNumber')} label="Phone number" type="tel" maxLength={20} optional />
        <FormFoot onCancel={onClose} isPending={call.isPending}>
          {theirs ? 'Save mine all the same' : 'Save'}
        </FormFoot>
      </form>
      {proof.dialog}
    </>
  );
}

function isStale(error: Error): boolean {
  return error instanceof ApiError && error.status === 409 && error.problem?.errors === undefined;
}

/** The stored values that differ from those when the dialog was opened. */
function differences(before: Customer, now: Customer) {
  return Object.entries(NAMES).flatMap(([name, term]) => {
    const field = name as keyof typeof NAMES;
    return before[field] === now[field]
      ? []
      : [{ term: `${term} now`, value: <bdi className="name">{now[field]}</bdi> }];
  });
}

const NAMES = { firstName: 'First name', lastName: 'Last name', email: 'E-mail', phoneNumber: 'Phone number' };
