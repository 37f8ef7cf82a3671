import type { Product } from '#features/catalogue/contract.ts';
import type { SearchIndex } from '../engine/search-index.ts';
import { everyToken, everyWord } from '../engine/tokens.ts';
import { isColour } from '../understanding/colour-words.ts';
import { parse } from '../understanding/grammar.ts';
import type { Need } from '../understanding/need.ts';
import { wordsReadAsOurs } from '../understanding/reading.ts';
import { isCarried, isMadeOf } from './figures-met.ts';
import type { Found } from './find.ts';
import { wordsOf } from './product-words.ts';
import { rootOf } from './root-of.ts';
import { tellingWeight } from './telling-weight.ts';
import { correctionsIn } from './understood.ts';

/** What became of a word of a sentence. */
export interface Account {
  /** As one would write it: '5 V' of '5v'. */
  said: string;
  token: string;
  /** `read`: as a condition, a need, a thing, a place, a use or a page; `met`: the first product's own texts have it; `told`: the summary says already that
   * it is not met; `light`: a word that carries no meaning by itself; `unmet`: it carries some, and nothing of the first product meets it. */
  became: 'read' | 'met' | 'told' | 'light' | 'unmet';
  /** How telling it is that it is not met, from 1 to 3. */
  weight: number;
}

type Accounted = Pick<
  Found,
  'entries' | 'conditions' | 'leftOut' | 'needs' | 'groups' | 'meant' | 'unmet' | 'uncalled'
>;

/** Every word of a sentence with what became of it once the first product stands. */
export function accountsOf(q: string, found: Accounted, { index }: { index: SearchIndex }): Account[] {
  const first = found.entries[0]?.product;
  if (!first) return [];
  const { all: own } = wordsOf(first);
  const words = parse(q);
  const read = tokensRead(q, found, first);
  const told = new Set([found.uncalled ?? '', ...found.unmet.map(({ said }) => said)].flatMap(everyToken));
  const put = correctedTokens(found);
  const isMet = (token: string) =>
    [token, rootOf(token), inCentimetres(token)].some((each) => own.has(each)) ||
    isCarried(token, first) ||
    isMadeOf(token, first) ||
    isMetByAlternative(token, own, found, index);
  return words.map((word, at) => {
    const token = put.get(word.token) ?? word.token;
    const account = { said: asWritten(word.typed), token, weight: 0 };
    if (told.has(token)) return { ...account, became: 'told' };
    if (read.has(token)) return { ...account, became: 'read' };
    if (isMet(token)) return { ...account, became: 'met' };
    const weight = tellingWeight({ ...word, token }, at, words, found.meant, index);
    return { ...account, weight, became: weight > 0 ? 'unmet' : 'light' };
  });
}

// A misspelt word counts as what was searched for it.
function correctedTokens({ groups }: Accounted): ReadonlyMap<string, string> {
  return new Map(correctionsIn(groups).map(({ from, to }) => [from, to]));
}

// The words of what was understood: conditions, needs, and all that the vocabulary reads.
function tokensRead(q: string, { conditions, leftOut, needs }: Accounted, first: Product): ReadonlySet<string> {
  const met = needs.filter(({ need }) => !isWishOfLooks(need) || need.fits(first) > 0);
  const stretches = [...conditions, ...(leftOut ? [leftOut] : []), ...met.flatMap((need) => need.stretches)];
  const said = stretches.flatMap(({ from, to }) => everyWord(q.slice(from, to)).map(({ token }) => token));
  return new Set([...said, ...wordsReadAsOurs(q)]);
}

// A colour orders and leaves nothing out, so that what comes first may have another.
const isWishOfLooks = ({ isQuality, isUnsearched, label }: Need) => isQuality && isUnsearched && isColour(label);

function isMetByAlternative(token: string, own: ReadonlySet<string>, { groups }: Accounted, { words }: SearchIndex) {
  // A '4' somewhere in a text is no A4.
  if (/^\p{L}\d+$/u.test(token)) return false;
  return groups.some(
    ({ typed, correctedTo, alternatives }) =>
      (typed.split(' ').includes(token) || correctedTo === token) &&
      alternatives.some((each) => each.words.every((word) => own.has(words[word] ?? ''))),
  );
}

// A cabinet of '500x500' is called 50 × 50.
const inCentimetres = (token: string) => token.replace(/^(\d+)0x(\d+)0$/u, '$1x$2');

const UNITS: Readonly<Record<string, string>> = {
  in: '"',
  v: ' V',
  w: ' W',
  amp: ' A',
  hz: ' Hz',
  gb: ' GB',
  tb: ' TB',
};

function asWritten(typed: string): string {
  if (/^a\d$/u.test(typed)) return typed.toUpperCase();
  return typed.replace(
    /^([\d.,/-]+)#([a-z]+)$/u,
    (_, number: string, unit: string) => `${number}${UNITS[unit] ?? ` ${unit}`}`,
  );
}
