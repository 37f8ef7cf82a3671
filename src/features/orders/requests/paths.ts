// Not among the paths that every page loads: only a checkout, an e-mail and the staff's screens lead here.

/** The page of an order request, for the guest who has its key. */
export function orderRequestPath(id: number, key: string): string {
  return `/order-requests/${id}?${new URLSearchParams({ key })}`;
}

/** The staff's list of orders to confirm. */
export const ORDER_REQUESTS = '/admin/order-requests';
