import type { Order } from '#features/orders/contract.ts';
import type { Visitor } from './shop.ts';

const STALE = '/api/docs#stale_version';

/**
 * Books or refunds money of an order, as staff do who have just looked at it: with the version that it has now. When a colleague
 * was quicker, they look again and try again, unless the body says which version they saw.
 */
export async function moveMoney<Body = Order>(staff: Visitor, orderId: number, body: object) {
  for (;;) {
    const { version = 1 } = await staff.get<Partial<Order>>(`/api/orders/${orderId}`);
    const answer = await staff.post<Body & { type?: string }>(`/api/orders/${orderId}/payments`, { version, ...body });
    if (answer.body.type !== STALE || 'version' in body) return answer;
  }
}
