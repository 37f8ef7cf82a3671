import type { Order } from '#features/orders/contract.ts';
import type { OrderStatus } from '#features/orders/status.ts';
import { londonDayOf } from '#values/london-day.ts';
import type { Api } from '#web/api.ts';

// The most that one call of the list returns; a larger count is shown as `200+`.
const COUNTED = 200;

/** The number of pending orders and of today's (in London), and the newest orders. */
export async function orderFigures(api: Api) {
  const [pending, newest] = await Promise.all([firstOrders(api, 'pending'), firstOrders(api)]);
  const today = londonDayOf(new Date());
  return {
    pending: countText(pending.length),
    today: countText(newest.filter((order) => londonDayOf(new Date(order.orderDate)) === today).length),
    newest: newest.slice(0, 6),
  };
}

async function firstOrders(api: Api, status?: OrderStatus): Promise<Order[]> {
  const answer = await api('GET /api/orders', { query: { scope: 'all', limit: String(COUNTED), status } });
  return Array.isArray(answer) ? answer : answer.items;
}

function countText(count: number): string {
  return count < COUNTED ? String(count) : `${COUNTED}+`;
}
