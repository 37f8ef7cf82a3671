import { withoutChatter } from '#features/assistant/chatter.ts';
import type { AssistantAnswer } from '#features/assistant/contract.ts';
import { readFacts } from '#features/assistant/questions/asked-facts.ts';
import { POINTS_BACK } from '#features/assistant/questions/kinds.ts';
import { nounPhrasesIn, upToThing } from '#features/assistant/questions/noun-phrases.ts';
import type { CatalogueEntry } from '#features/catalogue/server/door.ts';
import { searchQuery } from '#features/search/contract.ts';
import { everyToken } from '#features/search/engine/tokens.ts';
import { advise } from '#features/search/server/door.ts';
import { numberSaid } from '#values/number-words.ts';
import type { Asked, Mind } from './asked.ts';
import { ownName, theOneNamed } from './named-products.ts';
import { pointedAt } from './pointed-at.ts';

/** The products that a question is about. */
export interface MeantProducts {
  entries: readonly CatalogueEntry[];
  /** Of a description, how many products it fits; 1 where they are named or were shown. */
  total: number;
  /** Whether they are named or were shown, and not only described. */
  isCertain: boolean;
  cards: AssistantAnswer['products'];
  search: string | null;
}

const MOST = 3;
// A name that the words are part of is among so many.
const MOST_LOOKED_AT = 20;
// What finds more names no thing.
const MOST_OF_A_THING = 40;
const ANY_ONE = ['a', 'an', 'any', 'some'];
const NAMED = 'The product that you named.';
export const BEGINS_BACK =
  /^(?:(?:ok|okay|and|so|but|hi|hello|please|right|great|thanks|well)[\s,]+)*(?:does|do|is|are|can|could|will|would|has|how (?:\w+ )?(?:is|are|does|do)|what (?:\w+ )?(?:is|are|does|do))\s+(?:(?:i|we|you) (?:\w+ )?)?(?:it|this|that|they|these|those)\b(?! (?:ok|okay|possible|legal|safe to|better|worth|true|normal|right|necessary|best|allowed)\b)/iu;
// Say what sort of thing is spoken of, and nothing by which one is told from another.
const GENERIC =
  /^(?:screens?|displays?|tvs?|televisions?|monitors?|units?|products?|panels?|models?|ones?|items?|signs?|things?|it|its|it[’']s|this|that|they|them|these|those|their|both|first|second|third|last|other|all|each|your|much|enough|actually|exactly|really|roughly|about|also|too|then|now|still|any|yes|no|so|if|be|been|being|get|got|per|ok|just|only|high|big|long|far|good|will|use|used|using|work|works|working|need|needs|support|supports|run|runs|go|goes|fit|fits)$/iu;

/**
 * The products that the rest of a question describes: a code or name, 'it' and 'the second one' of what was shown or is open, or
 * else a description to search for. Null where nothing is meant.
 */
export async function productsMeant(asked: Asked, rest: string): Promise<MeantProducts | null> {
  const { snapshot, message, mind } = asked;
  const coded = codedIn(asked);
  if (coded.length > 0)
    return those(
      coded,
      coded.map(({ product }) => ({ product, reason: NAMED })),
    );
  const named = asked.named.entries;
  if (named.length > 0)
    return those(
      named,
      named.map(({ product }) => ({ product, reason: NAMED })),
    );
  const driving = ofOutputs(asked);
  if (driving.length > 0)
    return those(
      driving,
      driving.map(({ product }) => ({ product, reason: 'By its outputs.' })),
    );
  const standing = entriesInMind(mind).flatMap((id) => snapshot.byId.get(id) ?? []);
  const inMind = standing.length > 0 ? standing : asked.namedBefore.entries;
  const pointed = pointedAt(message, inMind, mind.page !== null && mind.shown.length === 0);
  const phrase = subjectIn(message);
  const words = tellingWords(rest);
  const isBack = POINTS_BACK.test(message.replace(phrase ?? '', ' '));
  // In 'does this come with a bracket' the bracket is not what is asked about.
  const isSubject = BEGINS_BACK.test(message);
  if (pointed.length > 0 && (isSubject || isBack || (words === '' && !phrase))) return those(pointed);
  // 'Does it come with a power supply' where nothing was shown.
  if (isSubject && inMind.length === 0 && !/\d/u.test(phrase ?? '')) return null;
  // 'The depth of the 55 with its bracket' asks of the 55.
  const size = BARE_SIZE.exec(message);
  // 'What VESA is the 98 inch' names a fact of it, and no bracket.
  const isFact = phrase !== undefined && tellingWords(readFacts(phrase).rest) === '';
  const isOfSize = ON_A_SIZE.test(message) && OF_PORTS.test(message) && !/\d/u.test(phrase ?? '');
  if (
    phrase &&
    size &&
    (isFact || isOfSize || (size.index < message.indexOf(phrase) && !phrase.includes(size[2] ?? '')))
  ) {
    const first = await ofBareSize(asked);
    if (first) return first;
  }
  if (phrase) {
    const whole = await described(asked, phrase);
    const thing = upToThing(phrase);
    return whole && whole.total > MOST_OF_A_THING && thing !== phrase
      ? ((await described(asked, thing)) ?? whole)
      : whole;
  }
  const sized = await ofBareSize(asked);
  if (sized) return sized;
  const found = words === '' ? null : await described(asked, words);
  // Words that name no kind of thing are a name, or nothing.
  return found?.entries.every((entry) => isPartOf(words, entry)) ? found : null;
}

// Parts that a screen has: 'the speakers on the 65 inch touch screen' asks of the screen.
const A_PART =
  /^(?:(?:loud)?speakers?|sound|ports?|inputs?|sockets?|hdmi(?: \p{L}+)?|cameras?|glass|frame|bezel|remote|stand|feet|wheels|batter(?:y|ies)|lead|cable|plug)$/iu;

function subjectIn(message: string): string | undefined {
  const [first, ...others] = nounPhrasesIn(message).filter((each) => tellingWords(each) !== '');
  if (!first || !A_PART.test(first)) return first;
  const end = message.indexOf(first) + first.length;
  return others.find((each) => OF_THE_WHOLE.test(message.slice(end, message.indexOf(each, end)))) ?? first;
}

const OF_THE_WHOLE = /^ (?:on|of|in) (?:the|your|that|this) $/iu;

// 'The slim 22' is of 22 inches.
const BARE_SIZE =
  /\b(?:the|your|that|an?) ((?:\p{L}+ ){0,2})(\d{2,3})s?\b(?! ?(?:%|cm|mm|m|kg|w|watts?|volts?|v|hours?|days?|people|x|×)\b)/iu;

const OUTPUTS = /\b(one|two|three|four) outputs?\b/iu;

// 'A player with four outputs' is that player, whatever its name.
function ofOutputs({ snapshot, message }: Asked): readonly CatalogueEntry[] {
  const outputs = numberSaid(OUTPUTS.exec(message)?.[1]);
  if (!(outputs > 0) || !/\bplayers?\b/iu.test(message)) return [];
  return snapshot.entries.filter(({ product }) => product.specs.outputs === outputs);
}

// In 'HDMI inputs on the 98' the 98 is asked about, and no lead.
const ON_A_SIZE = /\b(?:on|of|in|has|have|for) (?:the|your) \d{2,3}s?\b/iu;
const OF_PORTS = /\b(?:inputs?|outputs?|ports?|sockets?|connect\w*)\b/iu;

async function ofBareSize(asked: Asked): Promise<MeantProducts | null> {
  const [, words = '', size] = BARE_SIZE.exec(asked.message) ?? [];
  if (!size) return null;
  const meant = await described(asked, `${words}${size} inch`);
  return meant?.entries.every(({ product }) => product.specs.screenSizeInches === Number(size)) ? meant : null;
}

/** The product that a description finds first, with the others that it fits. */
export async function described({ context, snapshot, message }: Asked, words: string): Promise<MeantProducts | null> {
  const query = searchQuery.safeParse({ q: words });
  if (!query.success) return null;
  const advice = await advise(context, { ...query.data, cursor: undefined, limit: undefined }, MOST_LOOKED_AT);
  const entries = advice.products.flatMap(({ product }) => snapshot.byId.get(product.id) ?? []);
  if (!advice.isAbout || entries.length === 0) return null;
  const [first] = entries;
  const said = everyToken(words);
  // 'A kiosk' is any, whatever the only one is called.
  const isAny = said.length < 2 || ANY_ONE.some((article) => message.includes(`${article} ${words}`));
  const named = first && isNamedIn(words, first) ? first : isAny ? null : theOneNamed(entries, said, said);
  if (named) return those([named], [{ product: named.product, reason: NAMED }]);
  const search = String(new URLSearchParams({ q: words }));
  const cards = advice.products.slice(0, MOST);
  return { entries: entries.slice(0, 1), total: advice.total, isCertain: false, cards, search };
}

/** Everything that a description finds, up to so many. */
export interface Listed {
  entries: readonly CatalogueEntry[];
  total: number;
  cards: AssistantAnswer['products'];
  search: string | null;
  /** The cards of some of them. */
  cardsOf(products: readonly CatalogueEntry['product'][]): AssistantAnswer['products'];
}

/** The products of a kind: those that its name finds, so that what holds of all can be told. */
export async function listDescribed({ context, snapshot }: Asked, words: string, most: number): Promise<Listed> {
  const query = searchQuery.safeParse({ q: words });
  const none = { entries: [], total: 0, cards: [], search: null, cardsOf: () => [] };
  if (!query.success) return none;
  const advice = await advise(context, { ...query.data, cursor: undefined, limit: undefined }, most);
  if (!advice.isAbout) return none;
  const cardsOf = (products: readonly CatalogueEntry['product'][]) =>
    advice.products.filter(({ product }) => products.some(({ id }) => id === product.id)).slice(0, MOST);
  return {
    entries: advice.products.flatMap(({ product }) => snapshot.byId.get(product.id) ?? []),
    total: advice.total,
    cards: advice.products.slice(0, MOST),
    search: String(new URLSearchParams({ q: words })),
    cardsOf,
  };
}

/** A question's words that tell one product from another. */
export function tellingWords(text: string): string {
  const words = withoutChatter(text.replace(/[?!.,;:]+(?=\s|$)/gu, ' '))
    .split(/\s+/)
    .filter(Boolean);
  return words.some((word) => !GENERIC.test(word)) ? withoutChatter(words.join(' ')) : '';
}

/** What stands on the screen: the products last shown, or the one whose page is open. */
function entriesInMind({ page, shown }: Mind): readonly number[] {
  return shown.length > 0 ? shown : page === null ? [] : [page];
}

function codedIn({ snapshot, message }: Asked): readonly CatalogueEntry[] {
  const codes = message.match(/[A-Z\d]+(?:-[A-Z\d]+)+/giu) ?? [];
  return codes.flatMap((code) => snapshot.bySku.get(code.toUpperCase()) ?? []);
}

function isPartOf(words: string, { product }: CatalogueEntry): boolean {
  const name = new Set(everyToken(product.name));
  return everyToken(words).every((token) => name.has(token));
}

function isNamedIn(words: string, { product }: CatalogueEntry): boolean {
  const said = new Set(everyToken(words));
  return ownName(product).every((token) => said.has(token));
}

// A named product is shown, so that 'it' means it in what follows.
function those(entries: readonly CatalogueEntry[], cards: AssistantAnswer['products'] = []): MeantProducts {
  return { entries, total: entries.length, isCertain: true, cards: cards.slice(0, MOST), search: null };
}
