// By request, because the API is a separate Hono app that cannot see the variables of the outer one.
const names = new WeakMap<Request, string>();

/** Names the route that answers a request (`/api/orders/{id}`), for metrics and logs: an address would name a person's records. */
export function nameRoute(request: Request, name: string): void {
  names.set(request, name);
}

export function routeNameOf(request: Request): string {
  return names.get(request) ?? 'other';
}
