import { ORDER_STATUSES, type OrderStatus } from '#features/orders/status.ts';

/** The view of a customer's order list, as the URL holds it. */
export interface OwnOrdersView {
  q: string;
  status?: OrderStatus;
  page: number;
}

/** Reads the view from a URL; invalid values are ignored. */
export function readOwnOrdersView(search: URLSearchParams): OwnOrdersView {
  const status = ORDER_STATUSES.find((known) => known === search.get('status'));
  const page = /^[1-9]\d{0,5}$/.exec(search.get('page') ?? '')?.[0];
  return {
    q: (search.get('q') ?? '').replaceAll('\u0000', '').trim().slice(0, 200),
    ...(status && { status }),
    page: Number(page ?? 1),
  };
}

/** The view as a query string, within the dashboard's orders tab. */
export function ownOrdersSearch({ q, status, page }: OwnOrdersView): string {
  const search = new URLSearchParams({ tab: 'orders' });
  if (q) search.set('q', q);
  if (status) search.set('status', status);
  if (page > 1) search.set('page', String(page));
  return `?${search}`;
}
