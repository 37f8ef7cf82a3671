import type { Hono } from 'hono';

const ANY_PATH = '/no-such-page';

/** Tells whether a path has a route of its own, beside those that see every path. To be asked once all routes are there. */
export function openOwnRoutes(app: Hono): (pathname: string) => boolean {
  const routesAt = (pathname: string) => app.router.match('GET', pathname)[0].length;
  let ofAny: number | undefined;
  return (pathname) => {
    ofAny ??= routesAt(ANY_PATH);
    return routesAt(pathname) > ofAny;
  };
}
