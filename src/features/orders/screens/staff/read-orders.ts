import type { Order } from '#features/orders/contract.ts';
import type { Page } from '#values/page.ts';
import { type Api, ApiError } from '#web/api.ts';
import { fieldErrors } from '#web/forms/form-answer.ts';
import { orFirstPage } from '#web/lists/list-view.ts';
import { paths } from '#web/paths.ts';
import { type OrderFilter, orderQuery, orderSearch, ROWS_CHOICES } from './order-filter.ts';

export type FoundOrders = Page<Order> & { errors: Record<string, string> };

/** A page of orders. Invalid dates find nothing, and their errors are returned by field. */
export async function readOrders(api: Api, filter: OrderFilter): Promise<FoundOrders> {
  const { rows, trail } = filter;
  const query = { ...orderQuery(filter), scope: 'all', limit: String(rows), cursor: trail.at(-1) } as const;
  try {
    const answer = await api('GET /api/orders', { query });
    return Array.isArray(answer) ? { items: answer, nextCursor: null, errors: {} } : { ...answer, errors: {} };
  } catch (error) {
    const errors = error instanceof ApiError && error.problem ? fieldErrors(error.problem) : {};
    if (errors.from || errors.to) return { items: [], nextCursor: null, errors };
    return orFirstPage(Promise.reject(error), trail, paths.staffOrders + orderSearch({ ...filter, trail: [] }));
  }
}

/** How many orders wait for staff: for a transfer that is overdue, for a decision about a payment, or for money that is owed back. */
export async function readWaitingOrders(api: Api) {
  const read = (payment: 'overdue' | 'held' | 'owed_back') =>
    readOrders(api, { q: '', payment, rows: ROWS_CHOICES[0], trail: [] });
  const [overdue, held, owedBack] = await Promise.all([read('overdue'), read('held'), read('owed_back')]);
  return { overdue: countOf(overdue), held: countOf(held), owedBack: countOf(owedBack) };
}

/** The number of records on a first page, or `more than` its size. */
export function countOf({ items, nextCursor }: Page<unknown>): number | string {
  return nextCursor ? `more than ${ROWS_CHOICES[0]}` : items.length;
}
