const SAME_FOR_EVERYONE =
  /^\/(|products(\/.*)?|search|guide|led-wall|about|contact|terms|privacy|accessibility|delivery-and-returns)$/;

/**
 * Whether the page at this path is the same for everyone: then it is cached, and search engines may list it. The browser
 * fills in what depends on the user (`GET /api/session`).
 */
export function isSameForEveryone(pathname: string): boolean {
  return SAME_FOR_EVERYONE.test(pathname);
}
