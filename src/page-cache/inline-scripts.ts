import { hash } from 'node:crypto';

const [OPEN, CLOSE] = ['<script', '</script>'];
// Structured data is never run, so the policy need not allow it.
const NOT_INLINE = /\bsrc=|ld\+json/;

/** The SHA-256 of every inline script of a page, in UTF-8, as a content security policy names them. */
export function inlineScriptHashes(html: Buffer): string[] {
  const hashes = new Set<string>();
  // From mark to mark: a pattern would look at each character of each script.
  for (let at = html.indexOf(OPEN); at >= 0; at = html.indexOf(OPEN, at + OPEN.length)) {
    const begin = html.indexOf('>', at) + 1;
    const end = html.indexOf(CLOSE, begin);
    if (begin === 0 || end < 0) break;
    const isInline = !NOT_INLINE.test(html.toString('latin1', at, begin));
    if (isInline) hashes.add(`sha256-${hash('sha256', html.subarray(begin, end), 'base64')}`);
    at = end;
  }
  return [...hashes];
}
