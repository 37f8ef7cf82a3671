// A base to parse relative addresses with.
const HERE = 'http://shop.invalid';

/** The page of this shop that a `next` parameter asks for; `null` when it leads anywhere else. */
export function nextPath(next: string | null | undefined): string | null {
  // Browsers read a backslash as a slash and drop tabs and line breaks, which would let `/\t/elsewhere` out.
  if (!next?.startsWith('/') || /[\\\p{Cc}]/u.test(next) || !URL.canParse(next, HERE)) return null;
  const { origin, pathname, search, hash } = new URL(next, HERE);
  if (origin !== HERE || pathname.startsWith('//') || pathname === '/login') return null;
  return pathname + search + hash;
}
