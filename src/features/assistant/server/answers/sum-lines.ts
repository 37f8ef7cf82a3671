import { piecesIn } from '#features/assistant/questions/pieces.ts';
import type { CatalogueEntry } from '#features/catalogue/server/door.ts';
import { fitOf, listFits } from '#features/fits/server/door.ts';
import { kindNamed, namesThing } from '#features/search/server/door.ts';
import type { Asked } from '../asked.ts';
import { described, tellingWords } from '../meant-products.ts';
import { namedIn } from '../named-products.ts';
import { uprightIfAsked } from './hanging.ts';
import { leadOf } from './lead-of.ts';

const LEADING =
  /^(\d{1,3}|an?|one|two|three|four|five|six|seven|eight|nine|ten)\s*(?:x\b|×|of\b)?\s+(?:of\s+)?(?:the\s+|your\s+)?(?!inch)(?=\p{L})/iu;
// 'Cabinets of the 1.9'.
const OF_PITCH = /(\p{L}+) (?:of|in) the (\d\.\d{1,2})\b(?: ?mm)?/iu;
const ON_EACH = /\b(?:on|for|in|with) each(?: of them| one)?\b/iu;
// Of more the first is chance.
const MOST_ALIKE = 3;
const EVERY = 1000;

/** One line of a sum: how many of what. */
export interface SumLine {
  part: string;
  pieces: number;
  /** Null where nothing says which product is meant. */
  entry: CatalogueEntry | null;
  /** How it was chosen among several, in brackets; blank where it is named. */
  of: string;
  /** That it does not fit the first thing of the sum. */
  warning: string | null;
}

/** Whether a line's product is known. */
export function isFound(line: SumLine): line is SumLine & { entry: CatalogueEntry } {
  return line.entry !== null;
}

/** The lines that the parts of a sum stand for: 'three flat brackets' are those that fit the first thing. */
export async function linesOf(asked: Asked, parts: readonly string[]): Promise<SumLine[]> {
  const counts = parts.map((part) => countedIn(part.replace(ON_EACH, ' ').replace(OF_PITCH, '$1 $2 mm')));
  const lines: SumLine[] = [];
  for (const [at, { pieces, rest }] of counts.entries()) {
    const part = parts[at] ?? '';
    const words = tellingWords(rest.replace(/(\d)s\b/gu, '$1'));
    // 'Five players with a licence on each', '24 cabinets with frames'.
    const isOnEach = ON_EACH.test(part) || (pieces === 1 && /^(?:the )?\p{L}+s$/iu.test(rest.trim()));
    const times = at > 0 && isOnEach ? (counts[0]?.pieces ?? 1) : 1;
    const first = lines[0]?.entry ?? undefined;
    const meant = words ? await meantBy(asked, words, first) : null;
    lines.push({ part: rest.trim(), pieces: pieces * times, ...(meant ?? { entry: null, of: '' }), warning: null });
  }
  return Promise.all(
    lines.map(async (line, at) => ({ ...line, warning: at > 0 ? await refusal(asked, lines[0], line) : null })),
  );
}

async function meantBy(
  asked: Asked,
  words: string,
  first: CatalogueEntry | undefined,
): Promise<Pick<SumLine, 'entry' | 'of'> | null> {
  const { entries, rest } = await namedIn(asked.context, asked.snapshot, `the ${words}`);
  const lead = leadOf(asked, words);
  if (lead) return lead;
  const [only, ...more] = entries;
  // Of a 'Stanwick wall bracket' two words name something, and the bracket is left.
  if (only && more.length === 0 && !namesThing(rest)) return { entry: only, of: '' };
  const fitting = first ? await fittingTo(asked, first, words, more.length > 0 ? entries : []) : null;
  if (fitting) return fitting;
  const meant = await described(asked, words);
  const [entry] = meant?.entries ?? [];
  if (!meant || !entry || !(meant.isCertain || meant.total <= MOST_ALIKE)) return null;
  return { entry, of: meant.total > 1 ? ` (the first of ${meant.total} that fit)` : '' };
}

// 'With three of the flat brackets' means those that fit; of several the cheapest.
async function fittingTo(
  { context, snapshot, message }: Asked,
  first: CatalogueEntry,
  words: string,
  among: readonly CatalogueEntry[],
) {
  const { groups } = await listFits(context, first.product.id, { verdict: 'fits', most: EVERY });
  const isOfKind = kindNamed(words);
  const ofKind = groups
    .flatMap(({ products }) => products.map(({ product }) => product))
    .filter((product) => (among.length > 0 ? among.some((each) => each.product.id === product.id) : isOfKind(product)));
  const fitting = uprightIfAsked(ofKind, message).sort((a, b) => Number(a.price) - Number(b.price));
  const entry = snapshot.byId.get(fitting[0]?.id ?? 0);
  if (!entry || (among.length === 0 && !namesKind(words, isOfKind, first))) return null;
  const of =
    fitting.length > 1
      ? ` (the cheapest of ${fitting.length} that fit ${first.product.name}${fitting.length < ofKind.length ? ' upright' : ''})`
      : '';
  return { entry, of };
}

// Words that name no kind would let anything pass; the first thing itself is of no kind of accessory.
function namesKind(words: string, isOfKind: (product: CatalogueEntry['product']) => boolean, first: CatalogueEntry) {
  return words !== '' && !isOfKind(first.product);
}

async function refusal({ context }: Asked, first: SumLine | undefined, { entry }: SumLine): Promise<string | null> {
  if (!first?.entry || !entry) return null;
  const { verdict } = await fitOf(context, first.entry.product.id, entry.product.id);
  return verdict === 'refused'
    ? `By the specifications ${entry.product.name} does not fit ${first.entry.product.name}.`
    : null;
}

// What comes in sizes of inches.
const OF_SIZES = /\b(?:boards?|screens?|displays?|kiosks?|totems?|panels?|tvs?|monitors?|touch\w*)\b/iu;

// 'Two Touch 65s', '3 × the trolley'; '43 menu boards' are boards of 43 inches.
function countedIn(part: string): { pieces: number; rest: string } {
  const leading = LEADING.exec(part);
  if (!leading) return { pieces: 1, rest: part };
  const [whole, count] = leading;
  const isCounted = /[x×]|of/iu.test(whole.replace(count ?? '', '')) || !OF_SIZES.test(part);
  const pieces = piecesIn(isCounted ? `${count} of` : `${count} screens`);
  return { pieces, rest: pieces > 1 || isCounted || !/^\d/u.test(part) ? part.slice(whole.length) : part };
}
