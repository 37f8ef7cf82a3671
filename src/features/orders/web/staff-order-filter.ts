import { ORDER_STATUSES, type OrderStatus, PAYMENT_STATUSES, type PaymentStatus } from '#features/orders/status.ts';

/** Where the money stands; `overdue` are bank transfers that should have come by now. */
export const PAYMENT_FILTERS = ['overdue', ...PAYMENT_STATUSES] as const;
export type PaymentFilter = PaymentStatus | 'overdue';

export const ROWS_CHOICES = [50, 100, 200] as const;

/** What the staff's order list shows, as it stands in the address. */
export interface StaffOrderFilter {
  q: string;
  status?: OrderStatus;
  payment?: PaymentFilter;
  rows: number;
  /** The cursors of the pages walked through so far; the last one is the page shown. */
  trail: string[];
}

/** Reads the filter from an address; what is not known there counts as not asked for. */
export function readStaffOrderFilter(search: URLSearchParams): StaffOrderFilter {
  const status = ORDER_STATUSES.find((known) => known === search.get('status'));
  const payment = PAYMENT_FILTERS.find((known) => known === search.get('payment'));
  return {
    q: (search.get('q') ?? '').replaceAll('\u0000', '').trim().slice(0, 200),
    ...(status && { status }),
    ...(payment && { payment }),
    rows: ROWS_CHOICES.find((rows) => String(rows) === search.get('rows')) ?? ROWS_CHOICES[0],
    trail: search.getAll('after'),
  };
}

/** The filter as the query part of an address; `''` for the plain list. */
export function staffOrderSearch({ q, status, payment, rows, trail }: StaffOrderFilter): string {
  const search = new URLSearchParams();
  if (q) search.set('q', q);
  if (status) search.set('status', status);
  if (payment) search.set('payment', payment);
  if (rows !== ROWS_CHOICES[0]) search.set('rows', String(rows));
  for (const cursor of trail) search.append('after', cursor);
  return search.size > 0 ? `?${search}` : '';
}
