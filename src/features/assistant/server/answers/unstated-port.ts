import { paths } from '#web/paths.ts';
import { type Asked, NOTHING } from '../asked.ts';

// UK sockets are mains.
const MOST_NAMED = 4;
const PORT =
  /\b(?!(?:UK|EU|US|AC|DC)\b)([A-Z][A-Z0-9]{1,5}(?:-[A-Z0-9]+)?) (?:inputs?|outputs?|ports?|sockets?|connectors?)\b/u;

/** 'I need an SDI input': what no specification and no page names, with what screens do list; null where one names it. */
export async function answerUnstatedPort({ snapshot, message, named }: Asked) {
  const port = PORT.exec(message)?.[1];
  if (!port || named.entries.length > 0) return null;
  const word = new RegExp(String.raw`(?<![\p{L}\d])${port}(?![\p{L}\d])`, 'iu');
  const isNamed = snapshot.entries.some(({ product: { name, description, specs } }) =>
    word.test(`${name} ${description ?? ''} ${Object.values(specs).flat().join(' ')}`),
  );
  if (isNamed) return null;
  const listed = new Map<string, number>();
  for (const { product } of snapshot.entries)
    for (const each of product.specs.connectivity ?? []) listed.set(each, (listed.get(each) ?? 0) + 1);
  const most = [...listed].sort(([, a], [, b]) => b - a).slice(0, MOST_NAMED);
  return {
    ...NOTHING,
    reply: `No product of ours states ${port}, neither in its specification nor on its page. What they list most: ${most.map(([each]) => each).join(', ')}. What turns ${port} into one of these has to come from elsewhere; a person can tell you more.`,
    sources: [{ label: 'Contact', href: paths.contact() }],
    ways: ['person' as const],
  };
}
