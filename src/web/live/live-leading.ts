import type { LiveEvent } from '#root/live-events.ts';
import { type LiveConnection, openConnection } from './live-connection.ts';
import type { LiveSubscriptions } from './live-subscriptions.ts';

/** The part of the tab that connects for all tabs of the browser. */
export interface Leading {
  /** Connects for these tabs: again when their subscriptions have changed, and not at all without any. */
  want(wants: readonly LiveSubscriptions[]): void;
}

export function openLeading(onEvent: (event: LiveEvent) => void): Leading {
  let connection: LiveConnection | null = null;
  let connectedFor = '';
  return {
    want: (wants) => {
      const users = [...new Set(wants.flatMap(({ userId }) => userId ?? []))].sort();
      const orderNumbers = [...new Set(wants.flatMap((one) => one.orderNumbers))].sort();
      const isUnused = users.length + orderNumbers.length === 0;
      const wanted = isUnused ? '' : `${users} ${orderNumbers}`;
      if (wanted === connectedFor) return;
      connectedFor = wanted;
      connection?.close();
      connection = isUnused ? null : openConnection(addressFor(orderNumbers), onEvent);
    },
  };
}

function addressFor(orderNumbers: readonly string[]): string {
  const query = orderNumbers.length > 0 ? `?${new URLSearchParams({ order: orderNumbers.join(',') })}` : '';
  return `/api/events${query}`;
}
