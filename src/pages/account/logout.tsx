import type { FormEvent } from 'react';
import { redirect, useNavigate } from 'react-router';
import { Button } from '#ui/button.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { Container } from '#ui/container.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { useToast } from '#ui/toast.tsx';
import { api } from '#web/api.ts';
import { fixedMeta } from '#web/head/page-meta.ts';
import { pageApi } from '#web/page-api.ts';
import { paths } from '#web/paths.ts';
import { useQueryClient } from '#web/query/client-context.tsx';
import { useMutation } from '#web/query/use-mutation.ts';
import { failureToast } from '#web/toast-texts.ts';
import type { Route } from './+types/logout.ts';

export const meta = fixedMeta('Sign out');

export async function action({ context }: Route.ActionArgs) {
  await context.get(pageApi)('POST /api/logout');
  return redirect(paths.home);
}

/** Signing out changes state, so it takes a form and not just a link. */
export default function LogoutPage() {
  const logout = useLogout();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!logout.isPending) logout.mutate();
  };
  return (
    <Container size="form" className="pb-20">
      <PageHeader title="Sign out" description="Your cart and your orders stay with your account." />
      <form method="post" className="flex flex-wrap gap-3" onSubmit={submit}>
        <Button type="submit" pending={logout.isPending}>
          Sign out
        </Button>
        <ButtonLink href={paths.home} variant="secondary">
          Stay signed in
        </ButtonLink>
      </form>
    </Container>
  );
}

function useLogout() {
  const client = useQueryClient();
  const navigate = useNavigate();
  const { toast } = useToast();
  return useMutation({
    mutationFn: () => api('POST /api/logout'),
    onSuccess: async () => {
      await navigate(paths.home);
      // All cached data belongs to the user who has signed out.
      await client.resetQueries();
    },
    onError: (error) => toast(failureToast(error, 'Signing out failed. Please try again.')),
  });
}
