import {
  DATE_MEANINGS,
  type DateMeaning,
  ORDER_SORTS,
  type OrderSort,
  PAYMENT_FILTERS,
  type PaymentFilter,
} from '#features/orders/list-choices.ts';
import { ORDER_STATUSES, type OrderStatus } from '#features/orders/status.ts';

export const ROWS_CHOICES = [50, 100, 200] as const;

// Filters that only a report's link sets: they have no control, and are shown as removable chips.
const DRILL_FIELDS = {
  productId: /^\d{1,9}$/,
  paymentMethodId: /^\d{1,9}$/,
  customerId: /^\d{1,9}$/,
  vatRate: /^\d{1,2}(\.\d{1,2})?$/,
};
export type DrillField = keyof typeof DRILL_FIELDS;

/** The filter of the staff's order list, as the URL holds it. */
export interface OrderFilter extends Partial<Record<DrillField, string>> {
  q: string;
  status?: OrderStatus;
  payment?: PaymentFilter;
  /** As typed, valid or not; the API checks them. */
  from?: string;
  to?: string;
  /** Absent: the date of the order. */
  dates?: DateMeaning;
  /** Absent: newest first. */
  sort?: OrderSort;
  rows: number;
  /** The cursors of the pages visited so far; the last one is the page shown. */
  trail: string[];
}

/** Reads the filter from a URL; invalid values are ignored. */
export function readOrderFilter(search: URLSearchParams): OrderFilter {
  const text = (name: string, most: number) => (search.get(name) ?? '').replaceAll('\u0000', '').trim().slice(0, most);
  const among = <T extends string>(name: string, known: readonly T[]) => known.find((one) => one === search.get(name));
  const drill = Object.entries(DRILL_FIELDS).flatMap(([name, form]) =>
    form.test(text(name, 20)) ? [[name, text(name, 20)]] : [],
  );
  return withoutAbsent({
    q: text('q', 200),
    status: among('status', ORDER_STATUSES),
    payment: among('payment', PAYMENT_FILTERS),
    from: text('from', 40) || undefined,
    to: text('to', 40) || undefined,
    dates: among(
      'dates',
      DATE_MEANINGS.filter((meaning) => meaning !== 'placed'),
    ),
    sort: among(
      'sort',
      ORDER_SORTS.filter((sort) => sort !== 'newest'),
    ),
    ...Object.fromEntries(drill),
    rows: ROWS_CHOICES.find((rows) => String(rows) === search.get('rows')) ?? ROWS_CHOICES[0],
    trail: search.getAll('after'),
  });
}

/** The filter as a query string; `''` for the plain list. */
export function orderSearch({ q, rows, trail, ...chosen }: OrderFilter): string {
  const search = new URLSearchParams();
  if (q) search.set('q', q);
  for (const [name, value] of Object.entries(chosen)) if (value) search.set(name, value);
  if (rows !== ROWS_CHOICES[0]) search.set('rows', String(rows));
  for (const cursor of trail) search.append('after', cursor);
  return search.size > 0 ? `?${search}` : '';
}

/** The filter as the query of the API's list and spreadsheet. */
export function orderQuery({ q, rows: _, trail: __, ...chosen }: OrderFilter) {
  return { ...chosen, ...(q && { q }) };
}

/** Whether the filter leaves out any orders. */
export function isFiltered({ rows: _, trail: __, sort: ___, ...filter }: OrderFilter): boolean {
  return Object.values(filter).some(Boolean);
}

/** The filters set by a report's link. */
export function drillFields(filter: OrderFilter): DrillField[] {
  return (Object.keys(DRILL_FIELDS) as DrillField[]).filter((field) => filter[field] !== undefined);
}

function withoutAbsent(filter: { [K in keyof OrderFilter]: OrderFilter[K] | undefined }): OrderFilter {
  return Object.fromEntries(
    Object.entries(filter).filter(([, value]) => value !== undefined),
  ) as unknown as OrderFilter;
}
