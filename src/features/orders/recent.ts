import type { Api } from '#web/api.ts';
import type { Order } from './contract.ts';

/** The number of recent orders on a dashboard and on the tracking page (section 9). */
export const RECENT_COUNT = 3;

/** The customer's own newest orders. */
export async function readRecentOrders(api: Api): Promise<Order[]> {
  const answer = await api('GET /api/orders', { query: { limit: String(RECENT_COUNT) } });
  return Array.isArray(answer) ? answer : answer.items;
}
