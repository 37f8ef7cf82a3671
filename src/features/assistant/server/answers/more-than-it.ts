import type { AssistantAnswer } from '#features/assistant/contract.ts';
import type { CatalogueEntry } from '#features/catalogue/server/door.ts';
import { specRow } from '#features/catalogue/spec-rows.ts';
import { isScreen } from '#features/search/server/door.ts';
import { formatPounds } from '#values/money.ts';
import { paths } from '#web/paths.ts';
import { type Asked, NOTHING } from '../asked.ts';
import { tellingWords } from '../meant-products.ts';
import { outOfPlace } from '../out-of-place.ts';
import { sentencesLike } from './page-words.ts';

type Measure = 'price' | 'weightKg' | 'brightnessNits' | 'screenSizeInches';
// What is compared, whether more of it is wanted, and how that is said.
const COMPARED: readonly (readonly [words: RegExp, measure: Measure, isMore: boolean, said: string])[] = [
  [/\b(?:cheaper|less expensive|costs? less)\b/iu, 'price', false, 'cheaper'],
  [/\blighter\b/iu, 'weightKg', false, 'lighter'],
  [/\bbrighter\b/iu, 'brightnessNits', true, 'brighter'],
  [/\b(?:bigger|larger)\b/iu, 'screenSizeInches', true, 'larger'],
  [/\bsmaller\b/iu, 'screenSizeInches', false, 'smaller'],
];
// What follows is to hold of it as well.
const BESIDES = /\bthan\b.*?\b(?:that|which|with|and|but)\b(.+)$/iu;
const ASKS =
  /\b(?:is there|are there|do you (?:have|do|sell|stock)|have you (?:got)?|anything|something|any|one)\b[^.?!]*\bthan\b/iu;
const MOST_NAMED = 3;
// Pages are read of so many of the nearest.
const MOST_READ = 40;

/** 'Anything cheaper than the Touch 65 that still has a whiteboard': the nearest of its kind by that figure, with what their pages say of the rest. */
export async function answerMoreThanIt({ snapshot, message, named }: Asked): Promise<AssistantAnswer | null> {
  const [it, ...others] = named.entries;
  const [, measure, isMore, said] = COMPARED.find(([words]) => words.test(message)) ?? [];
  if (!it || others.length > 0 || !measure || !isScreen(it.product) || !ASKS.test(message)) return null;
  const own = figureOf(it, measure);
  if (own === null) return null;
  const amissOf = outOfPlace(message, it.product.specs.touch === true ? 'touch screen' : 'screen');
  const among = snapshot.entries
    .filter(({ product }) => product.category === it.product.category && isScreen(product) && !product.specs.panels)
    .filter(({ product }) => amissOf(product) <= amissOf(it.product))
    .map((entry) => ({ entry, figure: figureOf(entry, measure) ?? own }))
    .filter(({ figure }) => (isMore ? figure > own : figure < own))
    .sort((a, b) => Math.abs(a.figure - own) - Math.abs(b.figure - own));
  const rest = tellingWords(BESIDES.exec(message)?.[1] ?? '');
  const saying =
    rest === '' ? [] : among.slice(0, MOST_READ).filter(({ entry }) => sentencesLike(entry.product, rest).length > 0);
  const shown = (saying.length > 0 ? saying : among).slice(0, MOST_NAMED).map(({ entry }) => entry);
  const compared =
    measure === 'price' ? formatPounds(it.pricePence) : (specRow(it.product.specs, measure)?.value ?? '');
  if (shown.length === 0)
    return {
      ...NOTHING,
      reply: `No: of its kind we sell none ${said} than ${it.product.name} (${compared}).`,
      sources: [sourceOf(it)],
      ways: ['person'],
    };
  const lines = shown.map((entry) => lineOf(entry, measure, rest));
  const isUnsaid = rest !== '' && saying.length === 0;
  return {
    ...NOTHING,
    reply: [
      `${isUnsaid ? 'Of its kind these are' : 'Yes, of its kind these are'} ${said} than ${it.product.name} (${compared}):`,
      ...lines,
      ...(isUnsaid ? ['Of the rest that you ask I did not find anything on their pages; a person can tell you.'] : []),
    ].join('\n'),
    sources: shown.map(sourceOf),
    products: shown.map(({ product }) => ({ product, reason: 'Compared by its stated figure.' })),
    total: shown.length,
    ways: isUnsaid ? ['person'] : [],
  };
}

function figureOf({ product, pricePence }: CatalogueEntry, measure: Measure): number | null {
  return measure === 'price' ? pricePence : (product.specs[measure] ?? null);
}

function lineOf({ product, pricePence }: CatalogueEntry, measure: Measure, rest: string): string {
  const row = measure === 'price' ? null : specRow(product.specs, measure);
  const [said] = rest === '' ? [] : sentencesLike(product, rest);
  const told = said ? ` Its page says: ‘${said}’` : '';
  return `• ${product.name}, ${[...(row ? [row.value] : []), `${formatPounds(pricePence)} ex VAT`].join(', ')}.${told}`;
}

function sourceOf({ product }: CatalogueEntry) {
  return { label: product.name, href: paths.product(product) };
}
