import { useRevalidator } from 'react-router';
import type { api } from '#web/api.ts';
import { useQueryClient } from '#web/query/client-context.tsx';
import { useSession } from '#web/session.ts';
import { useLiveUser } from './live-subscriptions.ts';
import { useLive } from './use-live.ts';

/** The live updates of a layout: a connection for a signed-in user, the bell and the session. */
export function useLiveSession(): void {
  const client = useQueryClient();
  useLiveUser(useSession().data?.user?.id);
  useLive({ about: 'session' }, () => void client.invalidateQueries({ queryKey: ['session'] }));
  useLive({ about: 'notifications' }, () => {
    void client.invalidateQueries({ queryKey: ['session'] });
    void client.invalidateQueries({ queryKey: ['notifications'] });
  });
}

type Session = Awaited<ReturnType<typeof api<'GET /api/session'>>>;

/**
 * The same for the portal, which also loads the screen again when the user's rights change. A user who was signed out
 * meanwhile loses nothing typed; the next step leads to the sign-in page.
 */
export function useLivePortal(): void {
  const client = useQueryClient();
  const { revalidate } = useRevalidator();
  useLiveSession();
  useLive({ about: 'session' }, async () => {
    await client.invalidateQueries({ queryKey: ['session'] });
    const session = client.getQueryState<Session>(['session']);
    // If the session could not be read, the shop is unreachable: loading the screen again would end in an error page.
    if (session?.data?.user && !session.isInvalidated) await revalidate();
  });
}
