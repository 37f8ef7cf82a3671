import type { AssistantAnswer } from '#features/assistant/contract.ts';
import { tradeEntriesIn } from '#features/assistant/knowledge/trade-knowledge.ts';
import { type FactName, readFacts } from '#features/assistant/questions/asked-facts.ts';
import { ASPECTS, aspectsIn, sentencesOn } from '#features/assistant/questions/aspects.ts';
import { asksInside } from '#features/assistant/questions/inside.ts';
import { ASKS_ON, POINTS_BACK, WISHES, YES_OR_NO } from '#features/assistant/questions/kinds.ts';
import { nounPhrasesIn } from '#features/assistant/questions/noun-phrases.ts';
import { piecesIn } from '#features/assistant/questions/pieces.ts';
import { isSpecified } from '#features/assistant/questions/specified.ts';
import { readUse, withoutUse } from '#features/assistant/questions/use-asked.ts';
import { isAbout } from '#features/assistant/topics/read-topics.ts';
import type { CatalogueEntry } from '#features/catalogue/server/door.ts';
import { everyToken } from '#features/search/engine/tokens.ts';
import { kindNamed, needsCalledFor } from '#features/search/server/door.ts';
import { readSetting } from '#features/settings/server/door.ts';
import { paths } from '#web/paths.ts';
import { type Asked, NOTHING } from '../asked.ts';
import { described, listDescribed, type MeantProducts, productsMeant, tellingWords } from '../meant-products.ts';
import { CONTACT } from '../say.ts';
import { withoutMakers } from './brands.ts';
import { WHO_FITS } from './fitting.ts';
import { notFoundOnce, unsaidOnce } from './page-words.ts';
import { type FactsAsked, sayOf } from './say-facts.ts';
import { inGeneral } from './trade.ts';

// A price is said of the first of a few; 'the kiosks' are a choice.
const MOST_TO_CHOOSE = 10;
const MOST_ALIKE = 30;
const MOST_OF_A_KIND = 40;
const MOST_QUOTED = 3;
const OF_ONE = /\b(?:that|this|each|the|per) one\b|\beach\b/iu;
const OF_IT =
  /\b(?:is|are|does|do|has|have|can|will) (?:it|this|that|they|these|those|the|your)\b(?! \p{L}+ \p{L}+ compatible)/iu;
const INCLUDED_WITH = /\b(?:included|supplied|sold|comes?) (?:with|in) ((?:the|your)\b.+)$/iu;

const SUPPLIED_WITH = /^(?:what|which)\b.*\b(?:supplied|included) with (?:the |your |an? )?(.+)$/iu;

/** Answers from a product's specification, price and stock, or says that it does not state it. */
export async function answerFacts(asked: Asked): Promise<AssistantAnswer | null> {
  const { mind, named } = asked;
  // In 'does the Touch 75 need a computer' nobody asks whether it works by touch.
  const message = named.rest;
  const phrases = nounPhrasesIn(message);
  // In 'the colour of the free-standing poster' nobody asks whether it stands by itself.
  const isNamed = named.entries.length > 0;
  const isInside = asksInside(message);
  const outside = readFacts(
    isNamed ? message : phrases.reduce((text, phrase) => text.replace(phrase, ' '), message),
    isInside,
  );
  // 'Is it a touch screen' asks for what its thing says, 'are your touch screens compatible' does not.
  const own =
    outside.facts.length > 0
      ? outside
      : readFacts(OF_IT.test(message) || phrases.length === 0 ? message : '', isInside);
  // 'And would it go on plasterboard' asks something new.
  const isOn =
    aspectsIn(message).length === 0 &&
    own.facts.length === 0 &&
    ASKS_ON.test(message) &&
    mind.before !== null &&
    tradeEntriesIn(message).length === 0;
  const isOfStock = isAbout(asked.reading, 'stock');
  const read = isOn ? readFacts(mind.before ?? '').facts : own.facts;
  const withStock =
    isOfStock && !read.includes('stock') && !read.includes('leadTimeDays') ? [...read, 'stock' as const] : read;
  // The thing itself calls for nothing: a menu board is made for menus.
  const calledFor = YES_OR_NO.test(message)
    ? needsCalledFor(phrases.reduce((text, phrase) => text.replace(phrase, ' '), message))
    : [];
  const aspects = isOn ? [] : aspectsIn(message);
  // A battery lasts as long as its page says, not as long as the screen is rated for.
  const facts = aspects.includes(ASPECTS.battery) ? withStock.filter((fact) => fact !== 'operatingHours') : withStock;
  const isWish = (WISHES.test(message) || isSpecified(message)) && !isNamed;
  if ((isWish && !(isOfStock && !isSpecified(message))) || facts.length + calledFor.length + aspects.length === 0)
    return null;
  // What is looked for has no price yet: 'price of a kiosk' is the range and some kiosks.
  const rest = isOn ? message.replace(ASKS_ON, ' ') : restOf(message, own.rest);
  const meant =
    (await includedWith(asked)) ??
    (isOn ? await nextOfItsKind(asked, rest) : null) ??
    (await productsMeant(asked, rest));
  // 'And with VAT on that?' asks for as many as before.
  const before = POINTS_BACK.test(message) && !OF_ONE.test(message) && mind.before ? piecesIn(mind.before) : 1;
  const pieces = Math.max(piecesIn(asked.message), before);
  if (!meant || !(pieces > 1 || isOneMeant(asked, meant, facts))) return null;
  // Nothing says which product, and the trade knows: better than the first that is found.
  if (!meant.isCertain && phrases.length === 0 && !/\d/u.test(message) && tradeEntriesIn(message).length > 0)
    return null;
  const said = readUse(message);
  // Without a tariff of the buyer's own it is the one that the products' pages reckon with.
  const { pencePerKwh } = said.pencePerKwh === null ? await readSetting(asked.context.db, 'electricity') : said;
  const question = { facts, calledFor, aspects, pieces, use: { ...said, pencePerKwh }, asked: message };
  const isOneOfMany = !meant.isCertain && meant.total > 1;
  // Of every screen in the shop nothing is told one by one.
  if (isOneOfMany && facts.length === 0 && meant.total > MOST_OF_A_KIND) return null;
  const told = isOneOfMany ? await toldOfMany(asked, meant, question) : toldOf(meant, question);
  const general = told.isKnown && !(isOneOfMany && aspects.length > 0) ? null : inGeneral(message);
  // What the shop says of hanging all its boards answers where a page says nothing of it.
  const isOfFitting =
    aspects.includes(ASPECTS.fitting) &&
    told.entries.every(({ product }) => sentencesOn(product.description, ASPECTS.fitting).length === 0);
  return {
    ...NOTHING,
    reply: [...notFoundOnce(told.lines), ...(isOfFitting ? [WHO_FITS] : []), ...(general ? [general.reply] : [])].join(
      '\n',
    ),
    sources: [
      ...told.entries.map(({ product }) => ({ label: product.name, href: paths.product(product) })),
      ...(isOfFitting ? [CONTACT] : []),
      ...(general?.sources ?? []),
    ],
    products: told.cards,
    search: meant.search,
    total: meant.total,
    ways: told.isKnown ? [] : ['person'],
  };
}

interface Told {
  lines: readonly string[];
  entries: readonly CatalogueEntry[];
  cards: AssistantAnswer['products'];
  isKnown: boolean;
}

function toldOf({ entries, cards }: MeantProducts, question: FactsAsked): Told {
  const says = entries.map((entry) => sayOf(entry, question));
  return { lines: says.map(({ text }) => text), entries, cards, isKnown: says.some(({ isKnown }) => isKnown) };
}

// Nothing says which of several is meant: those that know anything of it speak for themselves, the first of them first.
async function toldOfMany(asked: Asked, meant: MeantProducts, question: FactsAsked): Promise<Told> {
  const words = withoutMakers(new URLSearchParams(meant.search ?? '').get('q') ?? '');
  const list = await listDescribed(asked, words, MOST_ALIKE);
  const isOfKind = kindNamed(words);
  const ofKind = list.entries.filter(({ product }) => isOfKind(product));
  const knowing = (ofKind.length > 0 ? ofKind : list.entries)
    .map((entry) => ({ entry, said: sayOf(entry, { ...question, isOfMany: true }) }))
    .filter(({ said }) => said.isKnown)
    .sort((a, b) => b.said.told - a.said.told)
    .slice(0, MOST_QUOTED);
  const entries = knowing.map(({ entry }) => entry);
  const cards = entries.length > 0 ? list.cardsOf(entries.map(({ product }) => product)) : meant.cards;
  if (entries.length === 0)
    return {
      lines: [
        `Of the ${meant.total} that I find for ‘${words}’ I did not find that on any page. Tell me which one you mean, or ask a person.`,
      ],
      entries,
      cards,
      isKnown: false,
    };
  const found = `I find ${meant.total} for ‘${words}’${meant.total > entries.length ? ', among them' : ''}:`;
  return { lines: [found, ...unsaidOnce(knowing.map(({ said }) => said.text))], entries, cards, isKnown: true };
}

// In 'is the stand included with the 50 inch' the 50 inch is asked about.
async function includedWith(asked: Asked): Promise<MeantProducts | null> {
  const after = INCLUDED_WITH.exec(asked.message)?.[1] ?? SUPPLIED_WITH.exec(asked.message)?.[1];
  const [phrase] = after ? nounPhrasesIn(after) : [];
  return phrase && tellingWords(phrase) !== '' ? described(asked, phrase) : null;
}

// 'And the 55?' after a menu board means a menu board.
async function nextOfItsKind(asked: Asked, rest: string): Promise<MeantProducts | null> {
  const { snapshot, mind } = asked;
  const plain = PLAIN.test(rest) ? await plainest(asked, rest) : null;
  if (plain) return plain;
  const before = snapshot.byId.get(mind.shown[0] ?? mind.page ?? 0);
  const words = tellingWords(rest);
  if (!before || words === '') return null;
  const list = await listDescribed(asked, words, MOST_ALIKE);
  const own = new Set(everyToken(before.product.name));
  const alike = list.entries
    .filter((entry) => entry !== before)
    .map((entry) => ({ entry, shared: everyToken(entry.product.name).filter((token) => own.has(token)).length }))
    .sort((a, b) => b.shared - a.shared);
  const [first] = alike;
  if (!first || first.shared === 0) return null;
  return {
    entries: [first.entry],
    total: 1,
    isCertain: true,
    cards: list.cardsOf([first.entry.product]),
    search: null,
  };
}

// After a bright one 'the ordinary 55' is the cheapest single screen of that size that is made for indoors and no touch.
const PLAIN = /\b(?:ordinary|normal|standard|basic|plain|regular)\b/iu;

async function plainest(asked: Asked, rest: string): Promise<MeantProducts | null> {
  const sized = rest.replace(PLAIN, ' ').replace(/\b(\d{2,3})s?\b(?! ?(?:inch|["″]))/u, '$1 inch screen');
  const { entries, cardsOf } = await listDescribed(asked, tellingWords(sized), MOST_ALIKE);
  const [first] = entries
    .filter(({ product: { specs } }) => specs.screenSizeInches && !specs.outdoor && !specs.touch && !specs.panels)
    .sort((a, b) => a.pricePence - b.pricePence);
  return first ? { entries: [first], total: 1, isCertain: true, cards: cardsOf([first.product]), search: null } : null;
}

// 'How much are kiosks?' asks for a choice, 'how much is the Counter 55' for one.
function isOneMeant({ message }: Asked, { isCertain, total }: MeantProducts, facts: readonly FactName[]): boolean {
  if (isCertain) return true;
  const isOfAny = facts.length > 0 && facts.every((fact) => fact === 'price' || fact === 'stock');
  return isOfAny
    ? total <= MOST_TO_CHOOSE && /\b(?:the|your)\b/iu.test(message)
    : /\b(?:the|your|is|does|an?)\b/iu.test(message) || isTerse(message);
}

// 'Energy consumption per annum, 24/7, 75 inch.'
const MOST_WORDS_OF_A_NOTE = 10;

function isTerse(message: string): boolean {
  return message.trim().split(/\s+/u).length <= MOST_WORDS_OF_A_NOTE && !/\b(?:i|we|you|my|our)\b/iu.test(message);
}

const FOR_SO_MANY = /\bfor (?:all )?(?:\d{1,3}|two|three|four|five|six|seven|eight|nine|ten)\b(?=\W*$)/iu;

// 'At 28p a unit, 14 hours a day' says nothing of which product.
function restOf(message: string, rest: string): string {
  const bare = withoutUse(message);
  return (bare === message ? rest : readFacts(bare).rest).replace(FOR_SO_MANY, ' ');
}
