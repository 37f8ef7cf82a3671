const SAME_FOR_EVERYONE =
  /^\/(|products(\/.*)?|search|about|contact|terms|privacy|accessibility|delivery-and-returns)$/;

/**
 * Whether the page at this address is the same for everyone: such pages are kept ready-made, and search engines may list
 * them. Who somebody is gets filled in by the browser (`GET /api/session`).
 */
export function isSameForEveryone(pathname: string): boolean {
  return SAME_FOR_EVERYONE.test(pathname);
}
