import { useRevalidator } from 'react-router';
import type { api } from '#web/api.ts';
import { useQueryClient } from '#web/query/client-context.tsx';
import { useSession } from '#web/session.ts';
import { useLiveUser } from './live-subscriptions.ts';
import { useLive } from './use-live.ts';

/** The live side of a layout: a connection while somebody is signed in, the bell, and who they are. */
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
 * The same for the portal, whose screens hang on what one may do: they are loaded again when that changes. Whoever is
 * signed out meanwhile keeps what they have typed; their next step leads to the sign-in page.
 */
export function useLivePortal(): void {
  const client = useQueryClient();
  const { revalidate } = useRevalidator();
  useLiveSession();
  useLive({ about: 'session' }, async () => {
    await client.invalidateQueries({ queryKey: ['session'] });
    const session = client.getQueryState<Session>(['session']);
    // Unread, the shop is out of reach: to load the screen again would only replace it with an error, and the offline watch
    // with it.
    if (session?.data?.user && !session.isInvalidated) await revalidate();
  });
}
