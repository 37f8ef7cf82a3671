import { readOrderQuestion } from '#features/assistant/order-question.ts';
import { readFacts } from '#features/assistant/questions/asked-facts.ts';
import { countedListIn } from '#features/assistant/questions/counted-list.ts';
import { ASKS_ON, POINTS_BACK, TELLS_A_WISH, YES_OR_NO } from '#features/assistant/questions/kinds.ts';
import { nounPhrasesIn } from '#features/assistant/questions/noun-phrases.ts';
import type { TopicReading } from '#features/assistant/topics/read-topics.ts';
import { COMPLAINTS } from '#features/assistant/topics/topics.ts';
import { readConditions } from '#features/search/server/door.ts';
import { asksDelivery } from './answers/delivery.ts';
import { aspectsOfAny } from './answers/on-any-page.ts';
import { situationIn } from './answers/say-situation.ts';
import type { Asked } from './asked.ts';

// Below this the topic is a guess, and its answer would be a wrong list.
export const LEAST_SHARE = 0.22;
const FOR_CERTAIN = 0.5;
const SURELY_LIKE = 0.62;
const SURER_STILL = 0.8;
const LIKE_A_SITUATION = 0.36;
const LEAST_OF_A_COMPLAINT = 0.35;
// What was bought, and is broken or lost.
const OF_OLD_GOODS: ReadonlySet<string> = new Set(['spare-parts', 'lost-remote', 'same-batch']);
const MOST_WORDS_OF_A_REMARK = 7;
const TAKEN_BY_A_THING =
  /\b(?:kiosks?|totems?|order points?|self[- ]service|machines?|terminals?)\b.{0,20}\b(?:takes?|accepts?)\b.{0,20}\b(?:cash|coins?|notes|cards?|contactless)\b/iu;

/** Whether a message is about the shop itself, and not about what it sells. */
export function isOfShop({ message, reading, mind, named }: Asked): boolean {
  const { service, ofProducts } = reading;
  // 'And with VAT on that?' asks for the price of what was shown.
  const isBare = ASKS_ON.test(message) || message.trim().split(/\s+/u).length <= MOST_WORDS_OF_A_REMARK;
  if (service.topic === 'vat' && isBare && POINTS_BACK.test(message) && mind.shown.length > 0) return false;
  // 'Need 4 off 55 inch, 24/7 rated. Price ex VAT?' asks for what is described.
  if (
    service.topic === 'vat' &&
    readConditions(message).some(({ kind }) => kind !== 'price' || TELLS_A_WISH.test(message))
  )
    return false;
  if (service.share < SURER_STILL && !COMPLAINTS.has(service.topic) && asksFactFirst(message, named.entries.length > 0))
    return false;
  // What is asked of any screen is no guess of a topic.
  if (
    service.share < SURER_STILL &&
    !COMPLAINTS.has(service.topic) &&
    aspectsOfAny(message).length > 0 &&
    !asksDelivery(message)
  )
    return false;
  // What a budget buys is a wish, however it is to be invoiced, and times that are shown are no delivery's.
  if (
    OF_PAPERS.has(service.topic) &&
    BUYS.test(message) &&
    readConditions(message).some(({ kind }) => kind === 'price')
  )
    return false;
  if (service.topic === 'slot' && !OF_A_DELIVERY.test(message)) return false;
  // 'Can people order on it' asks of a kiosk.
  if (
    (service.topic === 'basket' || service.topic === 'payment' || service.topic === 'credit') &&
    ORDERED_BY_OTHERS.test(message)
  )
    return false;
  // 'Do the kiosks take cash' asks of the kiosks.
  if (service.topic === 'payment' && TAKEN_BY_A_THING.test(message)) return false;
  // What is surely told of, and something is sold for it, is a wish, unless the topic is surer still.
  const told = situationIn(message, SURELY_LIKE);
  if (told && told.sells !== null && !COMPLAINTS.has(service.topic) && service.share < SURER_STILL) return false;
  // A complaint is surely one, or it is none: 'every screen has reflections' has no fault to be sorry for.
  const like = COMPLAINTS.has(service.topic) ? situationIn(message, LIKE_A_SITUATION) : null;
  const isPlace = like !== null && !OF_OLD_GOODS.has(like.id) && service.share < SURER_STILL;
  if (reading.complaint === null && COMPLAINTS.has(service.topic) && !TELLS_FAULT.test(message)) {
    if (isPlace || service.share < LEAST_OF_A_COMPLAINT) return namesOrder(message) || ASKS_DAMAGE.test(message);
  }
  // Licences may be on a list that is to be added up.
  const isSum =
    countedListIn(message) !== null ||
    /\b(?:costs?|prices?|total) (?:of|for) (?:\d|two|three|four|five|six)/iu.test(message);
  if ((service.topic === 'software' || service.topic === 'vat') && isSum) return false;
  // 'How long to build a wall' is its lead time.
  const isOfLead = readFacts(message).facts.includes('leadTimeDays') && /\b(?:build|make|made)\b/iu.test(message);
  if (service.topic === 'delivery' && isOfLead && !asksDelivery(message)) return false;
  if (
    ASKS_DAMAGE.test(message) ||
    asksDelivery(message) ||
    (IS_FAULT.test(message) && !TELLS_A_WISH.test(message)) ||
    OF_OUR_PEOPLE.test(message) ||
    OF_VAT.test(message) ||
    OF_PARTS.test(message) ||
    OF_SPECIAL_PRICE.test(message) ||
    OF_QUOTATION.test(message) ||
    (named.entries.length > 0 && TELLS_FAULT.test(message))
  )
    return true;
  return namesOrder(message) || goesOn(reading) || (service.share >= LEAST_SHARE && service.share > ofProducts);
}

const OF_PAPERS: ReadonlySet<string> = new Set(['invoice', 'payment', 'credit', 'quote']);
const BUYS = /\b(?:what|which)\b.{0,20}\b(?:could|can|would|do|will) (?:i|we) (?:have|get|buy|afford)\b/iu;
const OF_A_DELIVERY =
  /\b(?:deliver\w*|drivers?|couriers?|vans?|lorr(?:y|ies)|slots?|drop\w*|come|comes|coming|arriv\w*|bring|sent|send|mornings?|afternoons?|am|pm|hours?|o[’']?clock|window|call|ring|in when|day)\b/iu;
const ORDERED_BY_OTHERS =
  /\b(?:people|customers?|guests?|visitors?|diners|punters|members|they) (?:can |could |will |to )?(?:order|pay|book)\b/iu;
const MEASURES: ReadonlySet<string> = new Set(
  'weightKg brightnessNits widthMm heightMm depthMm vesa resolution operatingHours powerWatts ipRating connectivity loadKg reachM'.split(
    ' ',
  ),
);
const FACTUAL = /^(?:\p{L}+,? )?(?:is|are|does|do|has|how (?!much|many|long)|what(?:[’']s)?)\b/iu;

// 'Is the 43 board heavy? My brother put it up' asks for the weight, and not for fitters.
function asksFactFirst(message: string, isNamed: boolean): boolean {
  const [first = ''] = message.split(/(?<=[?.!])\s+/u);
  if (!FACTUAL.test(first)) return false;
  const facts = readFacts(first).facts.filter((fact) => MEASURES.has(fact));
  return (
    (isNamed && YES_OR_NO.test(first)) ||
    (facts.length > 0 && (nounPhrasesIn(first).length > 0 || /\bthe (?:\p{L}+ )?\d{2,3}\b/iu.test(first)))
  );
}

/** Whether a message goes on complaining: 'can you send another today' does, unless it is clearly about something else. */
export function goesOn({ complaint, service, ofProducts }: TopicReading): boolean {
  const isElse = service.share >= FOR_CERTAIN && !COMPLAINTS.has(service.topic);
  return complaint !== null && !isElse && ofProducts < FOR_CERTAIN;
}

/** Whether a message has the number of an order. */
export function namesOrder(message: string): boolean {
  return (readOrderQuestion(message)?.orderNumber ?? null) !== null;
}

/** Asks what happens if something arrives broken: nothing has arrived yet. */
export const ASKS_DAMAGE =
  /\b(?:if|when|should|in case)\b.*\b(?:deliver\w*|arriv\w*|transit|driver|courier|pallet|screen)\b.*\b(?:damaged?|smashed|cracked|broken|drops?|dropped)\b/iu;

/** Asks for a price of charities, schools or clubs. */
export const OF_SPECIAL_PRICE =
  /\b(?:price|prices|discounts?|consideration|reductions?|rates?|concessions?)\b.*\b(?:charit\w*|schools?|clubs?|nhs|not[- ]for[- ]profits?)\b|\b(?:charit\w*|school|club|nhs)\b.*\b(?:discounts?|reductions?|concessions?)\b/iu;

/** Asks to pay in parts. */
export const OF_PARTS = /\bhalf (?:on|now|at|up ?front|when)\b|\b(?:remainder|balance) (?:up ?on|on|when|after|at)\b/iu;

/** Asks for a quotation by that name, or for an itemised price. */
export const OF_QUOTATION = /\bquotations?\b|\bitemi[sz]ed (?:price|quote|cost)s?\b/iu;

/** Asks how VAT is for a buyer: 'what is the VAT position for an academy'. */
export const OF_VAT =
  /\bvat (?:position|exempt\w*|relief|free|registered|reclaim\w*|status)\b|\b(?:reclaim|claim|exempt from|without paying|zero[- ]rated for) (?:the )?vat\b/iu;

/** Asks of those whom we send: 'what do your people charge', 'ought we to engage your men'. */
export const OF_OUR_PEOPLE =
  /\b(?:your (?:own )?(?:people|lads|men|team|guys|boys|chaps|crew)|(?:your|the) (?:fitters|engineers|installers))\b.*\b(?:carry|have|insur\w+|charge|cost|price|rates?|fit|hang|install|come|do it|put)\w*\b|\b(?:engage|hire|book|use|send|charge|cost|pay|need)\w*\b.*\byour (?:own )?(?:people|lads|men|team|guys|boys|chaps|fitters|engineers|installers|crew)\b|\bcherry ?pickers?\b|\bscaffold\w*\b/iu;

/** Tells of a fault of what was bought, in a few words: 'Screen dead after 14 months'. */
export const IS_FAULT =
  /^(?!.*\b(?:if|does|do|will|would|could|should|might|replace|old)\b).*\b(?:screens?|displays?|boards?|kiosks?|totems?|panels?|players?|units?|tvs?|telly|monitors?|signs?)\b (?:(?:is|are|has|have|just|gone|went|now|suddenly|completely|on site|in \p{L}+) ){0,3}(?:dead|died|blank|black|frozen|faulty|broken|packed (?:up|in)|stopped working|conked out|kaput|(?:won[’']?t|not) (?:turn|switch|come|power)\w*(?: itself)? on)\b/iu;

/** Tells of a fault: 'my Counter 55 won't turn on'. */
export const TELLS_FAULT =
  /\b(?:my|our|the one (?:i|we) bought)\b.*\b(?:won[’']?t|will not|doesn[’']?t|does not|stopped|broke[n]?|dead|died|faulty|flicker\w*|no (?:picture|signal|sound)|black screen|blank|cracked|lines? across|gone off|keeps? (?:turning|switching|restarting|going))\b/iu;
