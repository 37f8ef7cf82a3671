import { useId } from 'react';
import type { Customer } from '#features/customers/contract.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { TextField } from '#ui/text-field.tsx';
import { useToast } from '#ui/toast.tsx';
import { api } from '#web/api.ts';
import { FormProblem } from '#web/form-problem.tsx';
import { FAILURES, SUCCESS } from '#web/messages.ts';
import { useFormCall } from '#web/use-form-call.ts';

type EditCustomerDialogProps = {
  open: boolean;
  customer: Customer;
  onDone: () => void;
  onClose: () => void;
};

/** The dialog in which staff put a customer's profile right. */
export function EditCustomerDialog({ open, ...props }: EditCustomerDialogProps) {
  return (
    <Dialog open={open} onClose={props.onClose} size="md" title="Edit customer">
      {open && <EditForm {...props} />}
    </Dialog>
  );
}

function EditForm({ customer, onDone, onClose }: Omit<EditCustomerDialogProps, 'open'>) {
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
