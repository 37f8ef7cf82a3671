import type { User } from '#features/accounts/contract.ts';
import { maySeeEveryOrder } from '#features/orders/server/door.ts';
import { mayUser } from '#features/permissions/server/door.ts';
import { maySeeEveryQuote } from '#features/quotes/server/door.ts';
import type { LiveListener, LiveTopic } from '#platform/live.ts';
import type { LiveEvent } from '#root/live-events.ts';

/** The owner of an open stream, with their rights when it was opened; a change of rights ends it. */
export interface Subscriber extends LiveListener {
  /** Null for visitors, who only get events of the orders that they follow. */
  user: User | null;
  sessionId: number | null;
  address: string;
}

export interface NewSubscriber extends Omit<Subscriber, 'told'> {
  /** The numbers of the followed orders. */
  orderNumbers: ReadonlySet<string>;
}

export function openSubscriber({ user, sessionId, address, orderNumbers }: NewSubscriber): Subscriber {
  const isToldOfEveryOrder = maySeeEveryOrder(user);
  const mayManagePeople = mayUser(user, 'perm:manage_users');
  const maySeeStock = user !== null && mayUser(user, 'perm:view_products');
  const isToldOfMessages = user !== null && mayUser(user, 'perm:view_customers');
  const isOwn = (userId: number | null) => user !== null && userId === user.id;
  const told = (topic: LiveTopic): LiveEvent | 'end' | null => {
    switch (topic.about) {
      case 'session':
        return sessionId !== null && topic.sessionId === sessionId ? 'end' : null;
      case 'rights':
        return isOwn(topic.userId) ? 'end' : null;
      case 'notifications':
        return isOwn(topic.userId) ? { about: 'notifications' } : null;
      case 'messages':
        return isToldOfMessages ? { about: 'messages' } : null;
      case 'quotes':
        return isOwn(topic.userId) || maySeeEveryQuote(user) ? { about: 'quotes' } : null;
      case 'order_requests':
        return isToldOfEveryOrder ? { about: 'order_requests' } : null;
      case 'stock':
        return maySeeStock ? { about: 'stock' } : null;
      case 'people':
        return mayManagePeople ? { about: 'people' } : null;
      case 'order':
      case 'tracking': {
        const { about, orderId, orderNumber, userId } = topic;
        if (isOwn(userId) || isToldOfEveryOrder) return ofOrder(about, orderId, orderNumber);
        return orderNumbers.has(orderNumber) ? { about: 'tracking', orderNumber } : null;
      }
      // A topic that only a newer release knows.
      default:
        return null;
    }
  };
  return { user, sessionId, address, told };
}

function ofOrder(about: 'order' | 'tracking', orderId: number, orderNumber: string): LiveEvent {
  return about === 'order' ? { about, orderId, orderNumber } : { about, orderNumber };
}
