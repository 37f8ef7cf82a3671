/** The path and query that a form was sent to, for the redirect back to it. */
export function samePage(request: Request): string {
  const { pathname, search } = new URL(request.url);
  return pathname + search;
}
