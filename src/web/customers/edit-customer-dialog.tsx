import { useId, useState } from 'react';
import type { Customer } from '#features/customers/contract.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { TextField } from '#ui/text-field.tsx';
import { useToast } from '#ui/toast.tsx';
import type { Problem } from '#values/problem.ts';
import { api } from '#web/api.ts';
import { FormProblem } from '#web/form-problem.tsx';
import { FAILURES, LEAVE_QUESTION, SUCCESS } from '#web/messages.ts';
import { useFormCall } from '#web/use-form-call.ts';

type EditCustomerDialogProps = {
  open: boolean;
  customer: Customer;
  /** Reads the customer again, for when somebody else was faster. */
  load: () => Promise<Customer | undefined>;
  onDone: () => void;
  onClose: () => void;
};

/** The dialog in which staff put a customer's profile right. */
export function EditCustomerDialog({ open, ...props }: EditCustomerDialogProps) {
  return (
    <Dialog open={open} onClose={props.onClose} leaveQuestion={LEAVE_QUESTION} size="md" title="Edit customer">
      {open && <Editing {...props} />}
    </Dialog>
  );
}

/** What somebody else changes meanwhile is not slipped in under what is being typed: saving says so. */
function Editing({ customer, load, ...props }: Omit<EditCustomerDialogProps, 'open'>) {
  const [base, setBase] = useState(customer);
  const loadAgain = () => void load().then((newest) => newest && setBase(newest));
  return <EditForm key={base.version} customer={base} onLoadAgain={loadAgain} {...props} />;
}

type EditFormProps = Omit<EditCustomerDialogProps, 'open' | 'load'> & { onLoadAgain: () => void };

function EditForm({ customer, onLoadAgain, onDone, onClose }: EditFormProps) {
  const id = useId();
  const { toast } = useToast();
  const call = useFormCall({
    send: (form) => {
      const text = (name: string) => String(form.get(name) ?? '');
      return api('PUT /api/user/{id}', {
        params: { id: String(customer.id) },
        body: {
          firstName: text('firstName'),
          lastName: text('lastName'),
          email: text('email'),
          phoneNumber: text('phoneNumber'),
          version: customer.version,
        },
      });
    },
    onSuccess: () => {
      toast(SUCCESS.profileUpdated);
      onDone();
    },
  });
  const field = (name: 'firstName' | 'lastName' | 'email' | 'phoneNumber') => ({
    id: `${id}-${name}`,
    name,
    defaultValue: customer[name] ?? '',
    error: call.errors[name],
    autoComplete: 'off',
  });
  return (
    <form {...call.props} noValidate className="flex flex-col gap-5">
      <FormProblem problem={call.problem} title={FAILURES.updateProfile} idPrefix={`${id}-`} />
      {isStale(call.problem) && (
        <Button variant="secondary" size="sm" className="self-start" onClick={onLoadAgain}>
          Drop my changes and load it again
        </Button>
      )}
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField {...field('firstName')} label="First name" maxLength={100} required data-autofocus />
        <TextField {...field('lastName')} label="Last name" maxLength={100} required />
      </div>
      <TextField
        {...field('email')}
        label="E-mail"
        hint="The old address is told of a change"
        type="email"
        maxLength={100}
        required
      />
      <TextField {...field('phoneNumber')} label="Phone number" type="tel" maxLength={20} optional />
      <div className="flex flex-wrap justify-end gap-3 border-line border-t pt-4">
        <Button variant="ghost" onClick={onClose}>
          Cancel
        </Button>
        <Button type="submit" pending={call.isPending}>
          Save
        </Button>
      </div>
    </form>
  );
}

function isStale(problem: Problem | undefined): boolean {
  return problem?.status === 409 && problem.errors === undefined;
}
