import type { AssistantAnswer } from '#features/assistant/contract.ts';
import { readOrderQuestion } from '#features/assistant/order-question.ts';
import { sectionOf, sentencesOf } from '#features/assistant/shop-texts.ts';
import { specRow } from '#features/catalogue/spec-rows.ts';
import { paths } from '#web/paths.ts';
import type { Answerer, Asked } from '../asked.ts';
import { answerOf } from '../say.ts';
import { type OwnOrders, tellOrders } from './orders.ts';

// Asks what would be; nothing has gone wrong yet.
const ONLY_ASKS =
  /\b(?:what if|if (?:it|they|something|one|the|my|our)|what happens|is (?:my|our) money safe|who(?:[’']?s| is| pays)|liable|how long (?:have|do)|do i (?:sign|need|have)|should it)\b/iu;
const SEEN_FOR_LESS = /\b(?:cheaper|less|same|saw|seen|alibaba|amazon|ebay|rip[- ]?off|robbery|dear|expensive)\b/iu;
const IS_LATE =
  /\b(?:late|still|waiting|waited|nobody|no(?:t| sign)?|nothing|never|yesterday|should|supposed|where on earth|chas(?:e|ing)|told|needs?|hasn[’']?t|haven[’']?t|weeks?|dead|broken link|not working|doesn[’']?t work)\b/iu;

// What was bought long ago did not arrive broken.
const LONG_AGO = /\b(?:in |since )20\d\d\b|\b(?:months?|years?) (?:ago|old)\b|\blast year\b/iu;

const ARRIVAL = sentencesOf('/delivery-and-returns', 'arrival', /^If anything is damaged/u);
const RISK = sentencesOf('/terms', 'delivery', /risk passes/u);
const WARRANTY = sectionOf('/terms', 'warranty');
const AS_FAULTY = sentencesOf('/delivery-and-returns', 'returns', /^Faulty or not/u);
const RETURNS = sectionOf('/delivery-and-returns', 'returns');
const COMPLAIN = sentencesOf('/terms', 'law', /^Please complain/u);
const PRICE_MATCH = sectionOf('/terms', 'price-match');
const CANNOT_SEE = 'I cannot see or change orders and payments here; a person can. Have your order number ready.';

/** Goods that arrived broken or not whole. */
export const answerArrival: Answerer = (asked) => {
  const { context, message } = asked;
  if (LONG_AGO.test(message)) return answerFault(asked);
  const asks = ONLY_ASKS.test(message);
  return answerOf(context, {
    says: [
      asks ? null : 'I am sorry that it did not arrive as it should.',
      ARRIVAL,
      ONLY_ASKS.test(message) && /\b(?:who|liable|risk|responsib\w*)\b/iu.test(message) ? RISK : null,
      asks ? null : 'Send your order number and the photos to a person.',
    ],
    withPerson: true,
  });
};

const CAME =
  /\b(?:sent|came|come|arrived?|brought|deliver\w*|received?|turned up|instead of|not what (?:i|we) ordered|missing)\b/iu;
const OWN_CHOICE =
  /\b(?:by mistake|my (?:own )?(?:mistake|fault)|(?:bought|ordered|chose|picked|measured) (?:the )?wrong)\b/iu;
const YOU_SENT = /\byou(?:[’']?ve| have)? sent\b/iu;

/** Other goods than were ordered; what the buyer chose wrongly goes back as any return does. */
export const answerWrongGoods: Answerer = ({ context, message, mind }) => {
  const told = `${mind.before ?? ''} ${message}`;
  if (!CAME.test(told) || (OWN_CHOICE.test(told) && !YOU_SENT.test(told)))
    return answerOf(context, { says: [SWAPS, RETURNS], ways: ['person'] });
  return answerOf(context, {
    says: ['I am sorry that the wrong goods came.', AS_FAULTY, `I can promise no time. ${CANNOT_SEE}`],
    withPerson: true,
  });
};

const SWAPS =
  'What you chose yourself and do not want goes back as a return, and you order the right one; what differs from your order is our mistake.';

/** How a fault goes on. */
export const A_PERSON_SETTLES =
  'Whether it is repaired or replaced, and when, I cannot promise; a person settles it with you. Tell them the product, your order number and what you see.';

const WILL_NOT_START =
  /\b(?:turn|switch|come|start|power)s?(?:ing)? (?:back )?(?:on|up)\b|\bdead\b|\bno power\b|\bblack\b|\bblank\b/iu;
const CHECKS =
  'Meanwhile see whether its socket works with something else, whether the fuse and both ends of the mains lead are sound, and whether it starts after a minute without mains.';

/** Something that does not work, bought before. */
export const answerFault: Answerer = ({ context, message, named }) =>
  answerOf(context, {
    says: [
      ONLY_ASKS.test(message) ? null : 'I am sorry that it does not work.',
      A_PERSON_SETTLES,
      WILL_NOT_START.test(message) ? CHECKS : null,
      ...named.entries.map(({ product }) => {
        const years = specRow(product.specs, 'warrantyYears');
        return years ? `${product.name}. ${years.term}: ${years.value}.` : null;
      }),
      WARRANTY,
    ],
    sources: named.entries.map(({ product }) => ({ label: product.name, href: paths.product(product) })),
    withPerson: true,
  });

/** Money that was taken, or an invoice that is written, wrongly. */
export const answerMoneyWrong: Answerer = ({ context }) =>
  answerOf(context, { says: [`I am sorry. ${CANNOT_SEE}`], withPerson: true });

/** Somebody is not happy with the shop. */
export const answerUnhappy: Answerer = ({ context, message }) =>
  answerOf(context, {
    says: [
      'I am sorry. A person has to look at this: tell them your name, your order number if there is one, and what went wrong.',
      COMPLAIN,
      SEEN_FOR_LESS.test(message) ? PRICE_MATCH : null,
    ],
    withPerson: true,
  });

/** Where an order is; one that is late is a matter for a person too. */
export async function answerOrder(asked: Asked, ownOrders: OwnOrders): Promise<AssistantAnswer> {
  const { context, message, user } = asked;
  const told = await tellOrders(context, user, readOrderQuestion(message)?.orderNumber ?? null, ownOrders);
  if (!IS_LATE.test(message)) return told;
  const sorry = await answerOf(context, { says: ['I am sorry that you are waiting.', told.reply], withPerson: true });
  return { ...told, reply: sorry.reply, sources: sorry.sources, ways: [...told.ways, 'person'] };
}
