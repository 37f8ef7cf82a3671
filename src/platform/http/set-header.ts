import type { Context } from 'hono';

/**
 * Sets a header of the answer that was made. Hono's own `header` makes the answer anew for each, which a small answer of the API then pays
 * for with a stream.
 */
export function setHeader(http: Context, name: string, value: string): void {
  http.res.headers.set(name, value);
}
