import { useEffect, useState } from 'react';
import { useSession } from '#web/session.ts';
import { forgetDraft, ownerOfDraft } from './checkout-draft.ts';

/**
 * Whether this tab has the draft of an account that is signed in no more. It waits for its owner; any other draft of an empty cart is
 * deleted: its order was placed, or there is none to place.
 */
export function useDraftOfSignedOut(): boolean {
  const { data: session } = useSession();
  const [isWaiting, setWaiting] = useState(false);
  useEffect(() => {
    if (!session) return;
    const waits = session.user === null && ownerOfDraft() > 0;
    if (!waits) forgetDraft();
    setWaiting(waits);
  }, [session]);
  return isWaiting;
}
