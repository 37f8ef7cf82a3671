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

// What a report leads here with: it has no control of its own, and is shown as a chip that can be taken off.
const DRILL_FIELDS = {
  productId: /^\d{1,9}$/,
  paymentMethodId: /^\d{1,9}$/,
  customerId: /^\d{1,9}$/,
  vatRate: /^\d{1,2}(\.\d{1,2})?$/,
};
export type DrillField = keyof typeof DRILL_FIELDS;

/** What the staff's order list shows, as it stands in the address. */
export interface OrderFilter extends Partial<Record<DrillField, string>> {
  q: string;
  status?: OrderStatus;
  payment?: PaymentFilter;
  /** The days as they were typed, which may be none; the API judges them. */
  from?: string;
  to?: string;
  /** What the days are about; absent: when the order was placed. */
  dates?: DateMeaning;
  /** Absent: the newest first. */
  sort?: OrderSort;
  rows: number;
  /** The cursors of the pages walked through so far; the last one is the page shown. */
  trail: string[];
}

/** Reads the filter from an address; what is not known there counts as not asked for. */
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

/** The filter as the query part of an address; `''` for the plain list. */
export function orderSearch({ q, rows, trail, ...chosen }: OrderFilter): string {
  const search = new URLSearchParams();
  if (q) search.set('q', q);
  for (const [name, value] of Object.entries(chosen)) if (value) search.set(name, value);
  if (rows !== ROWS_CHOICES[0]) search.set('rows', String(rows));
  for (const cursor of trail) search.append('after', cursor);
  return search.size > 0 ? `?${search}` : '';
}

/** The filter as the API's list and spreadsheet take it. */
export function orderQuery({ q, rows: _, trail: __, ...chosen }: OrderFilter) {
  return { ...chosen, ...(q && { q }) };
}

/** Whether anything is left out of the list. */
export function isFiltered({ rows: _, trail: __, sort: ___, ...filter }: OrderFilter): boolean {
  return Object.values(filter).some(Boolean);
}

/** What of the filter has no control of its own. */
export function drillFields(filter: OrderFilter): DrillField[] {
  return (Object.keys(DRILL_FIELDS) as DrillField[]).filter((field) => filter[field] !== undefined);
}

function withoutAbsent(filter: { [K in keyof OrderFilter]: OrderFilter[K] | undefined }): OrderFilter {
  return Object.fromEntries(
    Object.entries(filter).filter(([, value]) => value !== undefined),
  ) as unknown as OrderFilter;
}
