import { readFacts } from '#features/assistant/questions/asked-facts.ts';
import { ASKS_ON, POINTS_BACK, TELLS_A_WISH, YES_OR_NO } from '#features/assistant/questions/kinds.ts';
import { nounPhrasesIn } from '#features/assistant/questions/noun-phrases.ts';
import { COMPLAINTS, type ServiceTopic } from '#features/assistant/topics/topics.ts';
import { readConditions } from '#features/search/server/door.ts';
import { asksDelivery } from './answers/delivery.ts';
import { asksForLedWall } from './answers/led-wall.ts';
import { aspectsOfAny } from './answers/on-any-page.ts';
import type { Asked } from './asked.ts';

/** With such a share a topic leads whatever else a message says. */
export const SURER_STILL = 0.8;
const MOST_WORDS_OF_A_REMARK = 7;
const OF_PAPERS: ReadonlySet<string> = new Set(['invoice', 'payment', 'credit', 'quote']);
const OF_ORDERING: ReadonlySet<string> = new Set(['basket', 'payment', 'credit']);
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
// Topics that are asked for by their own words alone: points of touch earn nothing, a letter with light in it is not printed, whoever wants a bracket alone got nothing wrong, a carton is no old screen, and
// what is done by oneself is no fitting where nothing is put up.
const NAMED_BY: Partial<Record<ServiceTopic, RegExp>> = {
  points:
    /^(?!.*\btouch\b).*\b(?:points?|loyalty|rewards?|levels?|tiers?|earn\w*|bronze|silver|platinum|gold (?:level|member|status|customer)|accounts?|discounts?|redeem\w*|spend\w*|vouchers?)\b/isu,
  print:
    /^(?!.*\b(?:digital|led|screen) posters?\b).*\b(?:prints?|printed|printing|printer|paper|vinyl|banners?|stickers?|films?|foil|boards?|laminat\w*|posters?|leaflets?|flyers?|plastic|acrylic|foamex|wrap\w*|graphics?)\b/iu,
  // Who logs in to what plays on screens has no account of the shop in mind.
  'sign-in': /^(?!.*\b(?:screens?|software|signage|players?|content)\b)/isu,
  'wrong-goods':
    /^(?!.*\b(?:only|just) (?:want|need)\b)|\b(?:wrong|mistake|ordered|sent|came|arrived|delivered|instead of)\b/isu,
  fitting:
    /\b(?:(?:un|re)?install\w*|fit|fits|fitted|fitters?|fitting|hang\w*|hung|mount\w*|puts?|putting|goes up|surveys?|surveyors?|visits?|engineers?|electric\w*|sparky|scaffold\w*|cherry pickers?|set (?:it|them) up|wiring|cables?|commission\w*|chaps|crew|gang|lads|team|people|men|man|someone|somebody|anyone|anybody|drill\w*|measure|train\w*|show us|come and|nights?|evenings?|weekends?|saturdays?|sundays?|holidays?|half[- ]term|fixed|who)\b/iu,
  old: /^(?!(?!.*\b(?:old|existing|weee|recycl\w*|scrap\w*)\b).*\b(?:packag\w*|cartons?|cardboard|boxes|crates?)\b)/isu,
};
const TAKEN_BY_A_THING =
  /\b(?:kiosks?|totems?|order points?|self[- ]service|machines?|terminals?)\b.{0,20}\b(?:takes?|accepts?)\b.{0,20}\b(?:cash|coins?|notes|cards?|contactless)\b/iu;
// 'Can they take cards' of what was shown.
const TAKEN_BY_IT = /^(?:can|could|do|does|will|would) (?:it|they|this|these|those)\b.{0,12}\b(?:takes?|accepts?)\b/iu;

/** Whether what is sold is asked about, in words that the examples of a topic of the shop have as well. */
export function isOfGoods({ message, reading, mind, named }: Asked): boolean {
  const { topic, share } = reading.service;
  // A wall by its sides is counted and priced, whatever is to be done with it.
  if (asksForLedWall(message) && !COMPLAINTS.has(topic)) return true;
  const isGuess = share < SURER_STILL && !COMPLAINTS.has(topic);
  if (isGuess && asksFactFirst(message, named.entries.length > 0)) return true;
  // What is asked of any screen is no guess of a topic.
  if (isGuess && aspectsOfAny(message).length > 0 && !asksDelivery(message)) return true;
  const conditions = readConditions(message);
  if (topic === 'vat') {
    // 'And with VAT on that?' asks for the price of what was shown.
    const isBare = ASKS_ON.test(message) || message.trim().split(/\s+/u).length <= MOST_WORDS_OF_A_REMARK;
    if (isBare && POINTS_BACK.test(message) && mind.shown.length > 0) return true;
    // 'Need 4 off 55 inch, 24/7 rated. Price ex VAT?' asks for what is described.
    return conditions.some(({ kind }) => kind !== 'price' || TELLS_A_WISH.test(message));
  }
  if (!mayBeOf(topic, message)) return true;
  // Times that are shown are no delivery's.
  if (topic === 'slot') return !OF_A_DELIVERY.test(message);
  // What a budget buys is a wish, however it is to be invoiced.
  if (OF_PAPERS.has(topic) && BUYS.test(message) && conditions.some(({ kind }) => kind === 'price')) return true;
  // 'Can people order on it' asks of a kiosk, and 'do the kiosks take cash' of the kiosks.
  return (
    (OF_ORDERING.has(topic) && ORDERED_BY_OTHERS.test(message)) ||
    (topic === 'payment' && (TAKEN_BY_A_THING.test(message) || (mind.shown.length > 0 && TAKEN_BY_IT.test(message))))
  );
}

/** Whether a message may be about a topic of the shop by its own words: 'how many points' beside touch is not. */
export function mayBeOf(topic: ServiceTopic, message: string): boolean {
  return NAMED_BY[topic]?.test(message) ?? true;
}

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
