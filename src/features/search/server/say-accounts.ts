import type { Product } from '#features/catalogue/contract.ts';
import type { SearchQuery } from '#features/search/contract.ts';
import { isMentioned } from '../engine/look-up.ts';
import { everyToken } from '../engine/tokens.ts';
import { parse, typedIn } from '../understanding/grammar.ts';
import { isScreen, screenSizes } from '../understanding/screen-sizes.ts';
import { isA, thingOf } from '../understanding/things.ts';
import { type Account, accountsOf } from './accounts.ts';
import type { IndexInForce } from './current-index.ts';
import type { Found } from './find.ts';
import { wordsOf } from './product-words.ts';

/** What a summary says of what nothing of the first product meets: at most so many things, the most telling first. */
export function sayAccounts(
  { q = '', sortBy }: Pick<SearchQuery, 'q' | 'sortBy'>,
  found: Found,
  inForce: Pick<IndexInForce, 'index'>,
  most: number,
): string[] {
  const { entries, page, fit, instead } = found;
  if (entries.length === 0 || page || fit || instead || sortBy !== 'relevance' || most <= 0) return [];
  const { index } = inForce;
  const accounts = accountsOf(q, found, inForce);
  const words = unmetIn(accounts)
    .sort((a, b) => b.weight - a.weight)
    .map((stretch) =>
      stretch.tokens.some((token) => isMentioned(index, token)) ? compoundOf(stretch, q, accounts) : stretch,
    );
  return [...sayOtherSize(found), ...words.map((stretch) => sayStretch(stretch, found, inForce))].slice(0, most);
}

/** Words side by side that nothing of the first product meets. */
interface Stretch {
  said: string;
  tokens: readonly string[];
  weight: number;
  /** Whether only its words side by side are it. */
  isCompound?: true;
}

// A 'card reader' is no barcode reader: where the first has the 'card' alone, the two are missed together.
function compoundOf(stretch: Stretch, q: string, accounts: readonly Account[]): Stretch {
  const [token, ...more] = stretch.tokens;
  const words = parse(q);
  const at = words.findIndex((word) => word.token === token);
  const [before, word] = [words[at - 1], words[at]];
  const isOne = more.length === 0 && before?.role === 'noun' && word?.role === 'noun' && !word.isAfterBreak;
  if (!isOne || accounts[at - 1]?.became !== 'met') return stretch;
  const said = typedIn([before, word]);
  return { ...stretch, said, isCompound: true };
}

/** The words that are not met, those side by side as one: 'passport scanner'. */
export function unmetIn(accounts: readonly Account[]): Stretch[] {
  const stretches: Stretch[] = [];
  let isGoingOn = false;
  for (const { said, token, became, weight } of accounts) {
    const last = stretches.at(-1);
    if (became !== 'unmet') isGoingOn = false;
    else if (isGoingOn && last && last.weight === weight && !/\d/u.test(token + last.said))
      stretches[stretches.length - 1] = { said: `${last.said} ${said}`, tokens: [...last.tokens, token], weight };
    else {
      isGoingOn = true;
      if (!stretches.some((each) => each.said === said)) stretches.push({ said, tokens: [token], weight });
    }
  }
  return stretches;
}

function sayStretch(
  { said, tokens, isCompound }: Stretch,
  { entries, meant }: Found,
  { index }: Pick<IndexInForce, 'index'>,
): string {
  const [first, ...others] = entries;
  const instead = first ? sameUnitIn(first.product.name, tokens[0] ?? '') : null;
  const says = instead === null ? '' : ` The name of the first says ${instead}.`;
  if (!tokens.some((token) => isMentioned(index, token))) return `No product mentions ‘${said}’.${says}`;
  const { asked } = meant;
  const other = others.slice(0, MOST_LOOKED_AT).find(({ product }) => {
    if (asked && !isA(thingOf(product), asked)) return false;
    const { all: own } = wordsOf(product);
    return tokens.every((token) => own.has(token)) && (!isCompound || isWrittenIn(said, product));
  });
  const nearest = isCompound && !other && first ? clauseWith(said, first.product) : null;
  const beside = nearest === null ? '' : `; it does say ‘${nearest}’`;
  return `The first does not mention ‘${said}’${other ? `, and ${other.product.name} does` : beside}.${says}`;
}

const MOST_LETTERS = 60;

// Of a 'card reader' its 'shelf for the card terminal' may be all that is wanted.
function clauseWith(said: string, { description }: Product): string | null {
  const [token = ''] = everyToken(said);
  const clauses = (description ?? '').split(/[.;:,]\s/u).map((clause) => clause.replace(/[.;:,]$/u, ''));
  return clauses.find((clause) => clause.length <= MOST_LETTERS && everyToken(clause).includes(token)) ?? null;
}

const isWrittenIn = (said: string, { name, description }: Product) =>
  `${name} ${description ?? ''}`.toLowerCase().includes(said);

const MOST_LOOKED_AT = 24;

// '24 V' of a power supply that is asked for with '5 V'.
function sameUnitIn(name: string, token: string): string | null {
  const [, unit] = /#([a-z]+)$/u.exec(token) ?? [];
  if (unit === undefined || unit.length > 1) return null;
  return new RegExp(String.raw`\d[\d.,]*\s?${unit}(?![\p{L}\d])`, 'iu').exec(name)?.[0] ?? null;
}

const LOOSE = new Set(['Small', 'Large']);

// A bare number that is a usual size is a wish for it: what is of another size is said to be.
function sayOtherSize({ entries: [first], meant, unmet }: Found): string[] {
  const held = meant.stated.find(({ need }) => need.isSize)?.need;
  const holds = first && !isScreen(first.product) ? screenSizes(first.product) : null;
  if (first && held && holds && held.fits(first.product) < 0)
    return [`The first takes ${holds.min}" to ${holds.max}", not ${held.label.toLowerCase()}.`];
  const wished = meant.implied.find(({ isSize }) => isSize);
  const inches = first?.product.specs.screenSizeInches;
  // Who wants a small one is told how large the first is.
  const isOfWords = meant.implied.some((need) => LOOSE.has(need.label) && first && need.fits(first.product) <= 0);
  if (isOfWords && inches !== undefined) return [`The first is ${inches}" across.`];
  if (!first || !wished || inches === undefined || unmet.length > 0 || wished.fits(first.product) >= 0) return [];
  return [`The first is ${inches}" across, not ${wished.label.toLowerCase()}.`];
}
