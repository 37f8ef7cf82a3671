import type { AssistantAnswer } from '#features/assistant/contract.ts';
import { nounPhrasesIn, upToThing } from '#features/assistant/questions/noun-phrases.ts';
import type { Product } from '#features/catalogue/contract.ts';
import { kindNamed } from '#features/search/server/door.ts';
import { paths } from '#web/paths.ts';
import { type Asked, NOTHING } from '../asked.ts';
import { listDescribed, tellingWords } from '../meant-products.ts';

const SPACE =
  /\b(?:gap|space (?=of \d|is \d)|\d ?(?:cm|mm) (?:wide )?space|alcove|recess|opening|niche|width of|room for|between (?:the|two)|wide (?:space|enough)|wider than|(?:on|for|fits?|fill) (?:an?|the|my|our) (?=\d[\d. xby×m]* ?m(?:etres?|eters?)?(?: wide)? wall))\b/iu;
const ASKS = /\b(?:widest|biggest|largest|fits?|go|get|have|what|which)\b/iu;
const LENGTH = /(\d+(?:\.\d+)?) ?(mm|cm|m|metres?|meters?|inch(?:es)?|in|["″]|ft|feet|foot)(?![\p{L}\d])/iu;
const MM: readonly (readonly [unit: RegExp, mm: number])[] = [
  [/^mm/iu, 1],
  [/^cm/iu, 10],
  [/^m/iu, 1000],
  [/^f/iu, 304.8],
  [/^(?:i|["″])/iu, 25.4],
];
const MOST_LOOKED_AT = 100;
const MOST_NAMED = 3;

/** The widest of a kind that goes into a gap, by the widths of the specifications. */
export async function answerSpace(asked: Asked): Promise<AssistantAnswer | null> {
  const { message } = asked;
  const [, amount, unit = ''] = LENGTH.exec(message) ?? [];
  // How deep a recess is says nothing of how wide.
  if (/\b(?:depth|deep|slim\p{L}*|thin\p{L}*|thick\p{L}*)\b/iu.test(message)) return null;
  if (!amount || !SPACE.test(message) || !ASKS.test(message)) return null;
  const gapMm = Math.round(Number(amount) * (MM.find(([words]) => words.test(unit))?.[1] ?? 1));
  const named = nounPhrasesIn(message.replace(LENGTH, ' ').replace(SPACE, ' '))[0] ?? 'screen';
  // 'What size screen' asks for a screen.
  const kind = upToThing(named.replace(/^(?:size|kind|sort)(?: of)? /iu, ''));
  const list = await listDescribed(asked, tellingWords(kind) || kind, MOST_LOOKED_AT);
  const isOfKind = kindNamed(kind);
  const measured = list.entries
    .map(({ product }) => ({ product, widthMm: widthOf(product, message) }))
    .flatMap(({ product, widthMm }) => (widthMm !== null && isOfKind(product) ? [{ product, widthMm }] : []));
  const fitting = measured.filter(({ widthMm }) => widthMm <= gapMm).sort((a, b) => b.widthMm - a.widthMm);
  const cm = (mm: number) => `${(mm / 10).toLocaleString('en-GB', { maximumFractionDigits: 1 })} cm`;
  const [narrowest] = [...measured].sort((a, b) => a.widthMm - b.widthMm);
  if (!narrowest) return null;
  const first = fitting.slice(0, MOST_NAMED);
  const lines = first.map(({ product, widthMm }) => `${product.name}: ${cm(widthMm)} wide.`);
  const reply =
    first.length > 0
      ? [
          `For ‘${kind}’ in ${cm(gapMm)}, the widest that go in by their stated width:`,
          ...lines,
          'Leave some room for air and plugs.',
        ]
      : [
          `Nothing that I find for ‘${kind}’ is as narrow as ${cm(gapMm)}: ${narrowest.product.name} is ${cm(narrowest.widthMm)} wide.`,
        ];
  const shown = first.length > 0 ? first.map(({ product }) => product) : [narrowest.product];
  return {
    ...NOTHING,
    reply: reply.join('\n'),
    sources: shown.map((product) => ({ label: product.name, href: paths.product(product) })),
    products: list.cardsOf(shown),
    search: list.search,
    total: fitting.length,
  };
}

// Hung upright a screen is as wide as its height.
function widthOf({ specs }: Product, message: string): number | null {
  const isUpright = /\b(?:portrait|upright|vertical\w*)\b/iu.test(message);
  if (isUpright && specs.orientation === 'landscape') return null;
  return (isUpright && specs.orientation === 'both' ? specs.heightMm : specs.widthMm) ?? null;
}
