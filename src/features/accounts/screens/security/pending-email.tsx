import { useRevalidator } from 'react-router';
import type { User } from '#features/accounts/contract.ts';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { useToast } from '#ui/toast.tsx';
import { api } from '#web/api.ts';
import { useQueryClient } from '#web/query/client-context.tsx';
import { useMutation } from '#web/query/use-mutation.ts';
import { failureToast } from '#web/toast-texts.ts';
import { useIsSilent } from '#web/use-is-silent.ts';

/** Says that a proposed address waits, and withdraws it. `action` is the page that takes the form without scripts. */
export function PendingEmail({ user, action }: { user: Pick<User, 'id' | 'email' | 'pendingEmail'>; action: string }) {
  const isSilent = useIsSilent();
  const client = useQueryClient();
  const { revalidate } = useRevalidator();
  const { toast } = useToast();
  const withdrawing = useMutation({
    mutationFn: () => api('DELETE /api/user/{id}/email-change', { params: { id: String(user.id) } }),
    onSuccess: async () => {
      await Promise.all([client.invalidateQueries({ queryKey: ['session'] }), revalidate()]);
      toast({ title: 'New Address Withdrawn' });
    },
    onError: (error) => toast(failureToast(error, 'The new address could not be withdrawn')),
  });
  if (user.pendingEmail === null) return null;
  return (
    <form
      method="post"
      action={action}
      onSubmit={(event) => {
        event.preventDefault();
        if (!withdrawing.isPending) withdrawing.mutate();
      }}
    >
      <input type="hidden" name="intent" value="withdraw-email" />
      <Notice
        tone="info"
        title={
          <>
            <bdi className="name wrap-anywhere">{user.pendingEmail}</bdi> waits to be confirmed
          </>
        }
        action={
          <Button type="submit" variant="secondary" size="sm" pending={withdrawing.isPending}>
            Withdraw it
          </Button>
        }
      >
        {isSilent
          ? 'This shop sends no e-mail yet, so no link is on its way. Ask our staff to set the address for you.'
          : 'Open the link that went there. Until then your account stays with the address that it has.'}
      </Notice>
    </form>
  );
}
