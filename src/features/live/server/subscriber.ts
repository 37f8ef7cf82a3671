import type { User } from '#features/accounts/contract.ts';
import { maySeeEveryOrder } from '#features/orders/server/door.ts';
import { mayUser } from '#features/permissions/server/door.ts';
import { maySeeEveryQuote } from '#features/quotes/server/door.ts';
import type { LiveListener, LiveTopic } from '#platform/live.ts';
import type { LiveEvent } from '#root/live-events.ts';

/** Somebody with an open stream, as they were when it was opened; any change of that ends it. */
export interface Subscriber extends LiveListener {
  /** Null for visitors, who hear of the orders that they follow and of nothing else. */
  user: User | null;
  sessionId: number | null;
  address: string;
}

export interface NewSubscriber extends Omit<Subscriber, 'told'> {
  /** The numbers of orders followed, whoever they belong to. */
  orderNumbers: ReadonlySet<string>;
}

export function openSubscriber({ user, sessionId, address, orderNumbers }: NewSubscriber): Subscriber {
  const isToldOfEveryOrder = maySeeEveryOrder(user);
  const mayManagePeople = mayUser(user, 'perm:manage_users');
  const isToldOfMessages = user !== null && mayUser(user, 'perm:view_customers');
  const told = (topic: LiveTopic): LiveEvent | 'end' | null => {
    const isOwn = user !== null && topic.userId === user.id;
    switch (topic.about) {
      case 'session':
        return sessionId !== null && topic.sessionId === sessionId ? 'end' : null;
      case 'rights':
        return isOwn ? 'end' : null;
      case 'notifications':
        return isOwn ? { about: 'notifications' } : null;
      case 'message':
        return isToldOfMessages ? { about: 'messages' } : null;
      case 'quote':
        return isOwn || maySeeEveryQuote(user) ? { about: 'quotes' } : null;
      case 'people':
        return mayManagePeople ? { about: 'people' } : null;
      case 'order':
      case 'tracking': {
        const orderNumber = String(topic.orderNumber);
        if (isOwn || isToldOfEveryOrder) return ofOrder(topic.about, Number(topic.orderId), orderNumber);
        return orderNumbers.has(orderNumber) ? { about: 'tracking', orderNumber } : null;
      }
      default:
        return null;
    }
  };
  return { user, sessionId, address, told };
}

function ofOrder(about: 'order' | 'tracking', orderId: number, orderNumber: string): LiveEvent {
  return about === 'order' ? { about, orderId, orderNumber } : { about, orderNumber };
}
