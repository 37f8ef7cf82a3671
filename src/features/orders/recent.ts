/** The number of recent orders on a dashboard and on the tracking page (section 9). */
export const RECENT_COUNT = 3;

/** The first few of a list that is newest first. */
export function recentOf<Order>(orders: readonly Order[]): Order[] {
  return orders.slice(0, RECENT_COUNT);
}
