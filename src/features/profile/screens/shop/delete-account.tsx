import { useNavigate } from 'react-router';
import type { User } from '#features/accounts/contract.ts';
import { Button } from '#ui/button.tsx';
import { useToast } from '#ui/toast.tsx';
import type { Problem } from '#values/problem.ts';
import { api } from '#web/api.ts';
import { FormProblem } from '#web/forms/form-problem.tsx';
import { useFormCall } from '#web/forms/use-form-call.ts';
import { paths } from '#web/paths.ts';
import { useQueryClient } from '#web/query/client-context.tsx';
import { CONFIRMATIONS, FAILURES, SUCCESS } from '#web/toast-texts.ts';
import { PasswordAgain } from './password-again.tsx';
import { deleteAccount } from './settings-action.ts';

const asked = CONFIRMATIONS.deleteAccount;

/** Deletes the account after the password and, with scripts, a confirmation. */
export function DeleteAccount({ user, refused }: { user: User; refused: Problem | undefined }) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const { toast } = useToast();
  const call = useFormCall({
    refused,
    send: (form) => deleteAccount(api, user.id, form),
    onSuccess: async () => {
      await navigate(paths.home);
      toast(SUCCESS.accountDeleted);
      // The cached queries belong to the deleted account.
      await client.resetQueries();
    },
  });
  const wrong = call.errors.password;
  return (
    <form
      {...call.props}
      onSubmit={(event) => {
        if (window.confirm(`${asked.title} ${asked.description}`)) call.props.onSubmit(event);
        else event.preventDefault();
      }}
      method="post"
      action={paths.accountSettings}
      noValidate
      aria-label="Delete my account"
      className="flex flex-col gap-5"
    >
      <input type="hidden" name="intent" value="delete" />
      <ul className="flex list-disc flex-col gap-1 ps-5 text-ink-soft">
        <li>Your profile, addresses, cart, reward points and messages are deleted. This cannot be undone.</li>
        <li>
          Orders stay in our books without your name and contact. Invoices stay as they are for six years, by law.
        </li>
        <li>While an order is under way, the account has to wait for it.</li>
      </ul>
      {!wrong && <FormProblem problem={call.problem} title={FAILURES.deleteAccount} />}
      <PasswordAgain id="delete-password" error={wrong} />
      <Button type="submit" variant="danger" pending={call.isPending} pendingLabel="Deleting..." className="self-start">
        Delete my account
      </Button>
    </form>
  );
}
