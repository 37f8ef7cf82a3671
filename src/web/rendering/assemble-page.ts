const DOCTYPE = '<!DOCTYPE html>';
const PRELOAD = '<link rel="modulepreload" ';
// A slow line loads the style, the text and the first picture before the scripts.
const LATE_PRELOAD = '<link rel="modulepreload" fetchpriority="low" ';

interface Programs {
  /** Programs of the page's own, which are no part of what React brings to life. */
  scripts: readonly string[];
  nonce?: string | undefined;
}

/**
 * The whole page, from what React rendered, in pieces that follow one another: scripts get a low priority, and the page's own programs
 * stand at its end. All is joined once, because a text that was added to is copied as soon as one looks into it.
 */
export function assemblePage(pieces: readonly string[], { scripts, nonce }: Programs): string {
  const first = pieces[0] ?? '';
  const [head, ...body] = splitAt(first, first.indexOf('</head>'));
  const rest = [...body, ...pieces.slice(1)];
  const ending = rest.pop() ?? '';
  const [last, end] = splitAt(ending, ending.lastIndexOf('</body>'));
  const open = `<script${nonce ? ` nonce="${nonce}"` : ''}>`;
  const programs = end === '' ? [] : scripts.map((script) => `${open}${script}</script>`);
  return [DOCTYPE, head.replaceAll(PRELOAD, LATE_PRELOAD), ...rest, last, ...programs, end].join('');
}

/** What stands before a place, and the rest from it on; all of it and nothing where there is no such place. */
function splitAt(html: string, at: number): [string, string] {
  return at < 0 ? [html, ''] : [html.slice(0, at), html.slice(at)];
}
