import { useRevalidator } from 'react-router';
import type { User } from '#features/accounts/contract.ts';
import { PendingEmail } from '#features/accounts/screens/security/pending-email.tsx';
import { useProof } from '#features/accounts/screens/security/proof-dialog.tsx';
import { asksForPassword } from '#features/accounts/screens/security/prove-first.ts';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { useToast } from '#ui/toast.tsx';
import { ApiError, api } from '#web/api.ts';
import type { FormAnswer } from '#web/forms/form-answer.ts';
import { FormProblem } from '#web/forms/form-problem.tsx';
import { useFormCall } from '#web/forms/use-form-call.ts';
import { paths } from '#web/paths.ts';
import { useQueryClient } from '#web/query/client-context.tsx';
import { FAILURES, failureToast, SUCCESS } from '#web/toast-texts.ts';
import { PasswordAgain } from './password-again.tsx';
import { ProfileFields, type ProfileValues } from './profile-fields.tsx';
import { saveProfile } from './settings-action.ts';

type ProfileFormProps = { user: User; isSaved: boolean; refused: FormAnswer<ProfileValues> | undefined };

export function ProfileForm({ user, isSaved, refused }: ProfileFormProps) {
  const client = useQueryClient();
  const { revalidate } = useRevalidator();
  const { toast } = useToast();
  const proof = useProof();
  const call = useFormCall({
    refused: refused?.problem,
    send: (form) => proof.proved(() => saveProfile(api, user.id, form)),
    onSuccess: async ({ email, pendingEmail }) => {
      const isProposed = pendingEmail !== null && pendingEmail !== user.pendingEmail;
      toast({ ...SUCCESS.profileUpdated, ...(isProposed ? { description: NEW_ADDRESS_WAITS } : {}) });
      // The field shows the address in use; the proposed one stands above.
      const field = call.props.ref.current?.elements.namedItem('email');
      if (field instanceof HTMLInputElement) field.value = email;
      await Promise.all([client.invalidateQueries({ queryKey: ['session'] }), revalidate()]);
    },
    onError: (error) => {
      const isFormWrong = error instanceof ApiError && error.status === 400;
      if (!isFormWrong) toast(failureToast(error, FAILURES.updateProfile));
    },
  });
  const refusedFor = call.problem ?? refused?.problem;
  return (
    <div className="flex flex-col gap-5">
      <PendingEmail user={user} action={paths.accountSettings} />
      <form
        {...call.props}
        method="post"
        action={paths.accountSettings}
        noValidate
        aria-label="Profile"
        className="flex flex-col gap-5"
      >
        {isSaved && (
          <Notice tone="positive" role="status">
            {SUCCESS.profileUpdated.title}
          </Notice>
        )}
        <FormProblem problem={call.problem} title="Please check your entries" idPrefix="profile-" />
        <ProfileFields user={user} values={refused?.values} errors={call.errors} />
        {refused && asksForPassword(refusedFor) && <PasswordAgain id="profile-password" error={call.errors.password} />}
        <Button type="submit" pending={call.isPending} pendingLabel="Saving..." className="self-start">
          Save changes
        </Button>
      </form>
      {proof.dialog}
    </div>
  );
}

const NEW_ADDRESS_WAITS = 'The new e-mail address takes effect once it is confirmed.';
