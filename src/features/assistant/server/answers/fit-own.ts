import type { AssistantAnswer } from '#features/assistant/contract.ts';
import { nounPhrasesIn } from '#features/assistant/questions/noun-phrases.ts';
import type { Product } from '#features/catalogue/contract.ts';
import { specRow } from '#features/catalogue/spec-rows.ts';
import { kindNamed } from '#features/search/server/door.ts';
import { paths } from '#web/paths.ts';
import { type Asked, NOTHING } from '../asked.ts';

// 'My 55 inch telly', 'a Samsung 55'.
const SIZE =
  /(?<![\d.×x])(\d{2,3}) ?(?:inch(?:es)?|in\b|["″])|\b(?!(?:to|of|about|at)\b)\p{L}{2,} (\d{2,3})(?![\p{L}\d.×]| ?(?:mm|cm|m|kg|x|×|w|watts?|v|volts?|hours?|days?|%)\b)/iu;
const HOLDERS = /\b(?:brackets?|mounts?|arms?|trolleys?|stands?|enclosures?|housings?)\b/iu;
const [LEAST_INCHES, MOST_INCHES] = [15, 110];
const MOST_NAMED = 4;

/** What takes a screen of that size which the shop does not know: by its size alone, and what else decides. Null without a size. */
export function takesOwnScreen({ snapshot, message }: Asked): AssistantAnswer | null {
  const said = SIZE.exec(message);
  const inches = Number(said?.[1] ?? said?.[2]);
  const holder = nounPhrasesIn(message).find((phrase) => HOLDERS.test(phrase)) ?? HOLDERS.exec(message)?.[0];
  if (!holder || !(inches >= LEAST_INCHES && inches <= MOST_INCHES)) return null;
  const isOfKind = kindNamed(holder);
  const takes = ({ specs: { fitsFromInches: least, fitsToInches: most } }: Product) =>
    least !== undefined && most !== undefined && least <= inches && inches <= most;
  const taking = snapshot.entries
    .map(({ product }) => product)
    .filter((product) => isOfKind(product) && takes(product))
    .sort((a, b) => Number(a.price) - Number(b.price));
  const [first] = taking;
  if (!first) return null;
  const named = taking.slice(0, MOST_NAMED);
  const count = taking.length > named.length ? ` (${named.length} of ${taking.length})` : '';
  const reply = [
    `A screen that is not ours I cannot judge: its holes (VESA) and its weight decide as well. By size alone these take ${inches} inches${count}:`,
    ...named.map((product) => `• ${product.name}${limitsOf(product)}`),
    'Compare both with your screen’s manual, or ask a person.',
  ];
  return {
    ...NOTHING,
    reply: reply.join('\n'),
    sources: named.map((product) => ({ label: product.name, href: paths.product(product) })),
    products: named.slice(0, 3).map((product) => ({ product, reason: `It takes screens of ${inches} inches.` })),
    total: taking.length,
    ways: ['person'],
  };
}

function limitsOf({ specs }: Product): string {
  const rows = (['vesa', 'loadKg'] as const).flatMap((key) => specRow(specs, key) ?? []);
  return rows.length > 0 ? `: ${rows.map(({ term, value }) => `${term} ${value}`).join(', ')}` : '';
}
