import { nounPhrasesIn, upToThing } from '#features/assistant/questions/noun-phrases.ts';
import { sectionOf, sentencesOf } from '#features/assistant/shop-texts.ts';
import { specRow } from '#features/catalogue/spec-rows.ts';
import { pointsRules } from '#features/rewards/points-rules.ts';
import { kindNamed, needsCalledFor } from '#features/search/server/door.ts';
import { formatPounds, toPence } from '#values/money.ts';
import { paths } from '#web/paths.ts';
import { type Answerer, type Asked, NOTHING } from '../asked.ts';
import { productsMeant } from '../meant-products.ts';
import { ACCOUNT, answerOf } from '../say.ts';
import { onSiteOf } from './on-site.ts';
import { yearsOfAll, yearsOfKind } from './warranty-years.ts';

const RETURNS = sectionOf('/delivery-and-returns', 'returns');
const AS_BUSINESS = sectionOf('/terms', 'trade');
const AS_CONSUMER = sectionOf('/terms', 'consumers');
const WARRANTY = sectionOf('/terms', 'warranty');
const OLD = sectionOf('/delivery-and-returns', 'old');
const FROM_YOUR_DOOR = sentencesOf('/terms', 'weee', /^When you buy a new one/u);
const PRICE_MATCH = sectionOf('/terms', 'price-match');

export const answerReturns: Answerer = ({ context, message }) =>
  answerOf(context, {
    says: [
      /\b(?:made|built|custom|bespoke)\b.{0,12}\b(?:order|measure)\b|\bbespoke\b/iu.test(message) ? MADE : null,
      RETURNS,
    ],
    sources: [{ label: AS_BUSINESS.title, href: AS_BUSINESS.href }],
    ways: ['person'],
  });

// What is asked of a warranty and stands nowhere in the shop's texts.
const UNSAID: readonly (readonly [asked: RegExp, what: string])[] = [
  [
    /\b(?:extend\w*|longer|care plan|service contract|maintenance|five years|[3-9] years?)\b/iu,
    'Whether it can be extended',
  ],
  [
    /\bon[- ]?site\b|\breturn to base\b|\bsend (?:it|them) (?:back|off|in)\b|\bcomes? (?:out|and)|engineers?\b|\bswap\b|\badvance\b/iu,
    'Whether it is on site or return to base',
  ],
  [
    /\b(?:after|out of|runs? out|over|is up|expire[sd]?)\b.*\bwarranty\b|\byear (?:four|five|six|seven|[4-9])\b|\bwarranty\b.*\b(?:is up|runs? out|over|ends?|expire[sd]?)\b/iu,
    'What a repair after it costs',
  ],
  [
    /\b(?:electrician|fit it|install\w*|put (?:it|them) up|fix(?:ed)? (?:it|them) ourselves|puts it up|myself|opening)\b/iu,
    'Whether fitting by others changes it',
  ],
];

const OF_ALL = /\b(?:covers?|covered|claims?|repairs?|void|breaks?|goes wrong|happens|register)\b/iu;

const CLAIMS = /\bclaims?\b/iu;
const TO_CLAIM =
  'To claim, write to support: say which screen it is, what is wrong with it and when it was bought. If you have no order number, say so, and a person tells you what else is needed.';

/** The warranty of all products, and the years of the one that is meant. */
export const answerWarranty: Answerer = async (asked) => {
  const { context, message, snapshot } = asked;
  const meant = await productsMeant(asked, '');
  const [entry] = meant?.isCertain ? meant.entries : [];
  const unsaid = UNSAID.filter(([words]) => words.test(message)).map(
    ([, what]) => `${what} the shop’s terms do not say; a person can tell you.`,
  );
  // Its years alone are a fact of the product.
  if (entry && unsaid.length === 0 && !OF_ALL.test(message)) return null;
  const row = entry ? specRow(entry.product.specs, 'warrantyYears') : null;
  const own = (entry?.product.description ?? '').split(/(?<=[.!?])\s+/u).filter((line) => /\bwarranty\b/iu.test(line));
  const answer = await answerOf(context, {
    says: [
      entry && row ? `${entry.product.name}. ${row.term}: ${row.value}.` : null,
      ...own.map((line) => `Its page says: ‘${line}’`),
      ...(own.length > 0 ? [] : unsaid),
      entry ? null : onSiteOf(message, snapshot.entries),
      entry ? null : (ofKindAsked(asked) ?? yearsOfAll(snapshot)),
      WARRANTY,
      CLAIMS.test(message) ? TO_CLAIM : null,
    ],
    sources: entry ? [{ label: entry.product.name, href: paths.product(entry.product) }] : [],
    ways: ['person'],
  });
  return { ...answer, products: meant?.isCertain ? meant.cards : [] };
};

// 'Of your outdoor screens' asks for the years of those alone.
function ofKindAsked({ message, snapshot }: Asked): string | null {
  const kind = nounPhrasesIn(message)
    .map(upToThing)
    .find((phrase) => !ANY.test(phrase));
  if (!kind) return null;
  const isOfKind = kindNamed(kind);
  const needs = needsCalledFor(kind).filter(({ isFact }) => isFact);
  const products = snapshot.entries
    .map(({ product }) => product)
    .filter((product) => isOfKind(product) && needs.every((need) => need.fits(product) > 0));
  return products.length > 0 && products.length < snapshot.entries.length / 2 ? yearsOfKind(kind, products) : null;
}

const ANY = /^(?:screens?|displays?|products?|units?)$/iu;

export const answerPriceMatch: Answerer = ({ context }) => answerOf(context, { says: [PRICE_MATCH], ways: ['person'] });

export const answerOld: Answerer = ({ context }) =>
  answerOf(context, { says: [OLD, FROM_YOUR_DOOR], ways: ['person'] });

const MADE =
  'What is made to your measure goes back only when it is faulty. Whether that holds for a product that is made to order in its usual form, a person tells you.';

/** Cancelling or changing an order: a person does it; what the law gives consumers. */
export const answerCancel: Answerer = ({ context }) =>
  answerOf(context, {
    says: ['I cannot cancel an order here. Tell a person soon, with your order number.', AS_CONSUMER, AS_BUSINESS],
    withPerson: true,
  });

export const answerChangeOrder: Answerer = ({ context }) =>
  answerOf(context, {
    says: ['I cannot change an order here. Tell a person soon, with your order number and what is to be different.'],
    withPerson: true,
  });

const OF_TOUCHES = /\b(?:touch\w*|multi[- ]?touch|fingers?|pens?|pcap|infra[- ]?red|ir|hid)\b/iu;
const OF_REWARDS =
  /\b(?:earn\w*|rewards?|loyalty|account|redeem\w*|spend\w*|spent|expire\w*|gold|silver|bronze|level|tier|£|worth|my points|our points)\b|£/iu;

/** How points are earned and spent, by the rules that book them. */
export const answerPoints: Answerer = async ({ message, mind }) => {
  // Of a screen the points are those that it feels at once.
  if (OF_TOUCHES.test(`${mind.before ?? ''} ${message}`) && !OF_REWARDS.test(message)) return null;
  const { perPound, redeemStep, stepWorth, levels } = pointsRules();
  const point = perPound === 1 ? '1 point' : `${perPound} points`;
  const reply =
    `With an account you earn ${point} for each whole £1 of goods, ex VAT and without delivery, when the order is paid. ` +
    `${redeemStep} points are worth ${formatPounds(toPence(stepWorth))} at checkout. ` +
    `Levels: ${levels.map(({ name, from }) => `${name} from ${from.toLocaleString('en-GB')} points`).join(', ')}.`;
  return { ...NOTHING, reply, sources: [ACCOUNT] };
};
