import { likenessOf } from '#features/assistant/meaning/likeness.ts';
import { type FactName, readFacts } from '#features/assistant/questions/asked-facts.ts';
import { aspectsIn } from '#features/assistant/questions/aspects.ts';
import { readDestination } from '#features/assistant/questions/destination.ts';
import { nounPhrasesIn } from '#features/assistant/questions/noun-phrases.ts';
import { SUBJECTS } from '#features/assistant/questions/subjects.ts';
import { readTopics } from '#features/assistant/topics/read-topics.ts';
import { SAID_OF_TOPICS } from '#features/assistant/topics/said-of-topics.ts';
import type { ServiceTopic } from '#features/assistant/topics/topics.ts';
import { everyToken } from '#features/search/engine/tokens.ts';
import { asksDelivery } from './answers/delivery.ts';
import { asksForFitters } from './answers/fitting-prices.ts';
import { SURER_STILL } from './is-of-goods.ts';
import { tellingWords } from './meant-products.ts';
import { FOR_CERTAIN } from './said-outright.ts';
import { coveredShare, LEAST_ALIKE, LEAST_ALIKE_AT_LAST } from './speaks-of.ts';

/** How far a text speaks of something that is asked: of all its subjects, of some, by its words or meaning, by no word though there are too few to tell, not at all, or nobody can tell. */
export type Spoken = 'surely' | 'partly' | 'unsure' | 'likely' | 'no' | 'untold';

// A measured fact is answered by its unit, not by words that are like the question.
const FACTS_SAID: Partial<Record<FactName, RegExp>> = {
  price: /£/u,
  stock: /\bin stock\b|\bout of stock\b|\bmade to order\b/iu,
  brightnessNits: /\bnits\b/iu,
  operatingHours: /\bRated for\b|\bhours a day\b/iu,
  powerWatts: /\b\d+ W\b|\bkWh\b/u,
  weightKg: /\d kg\b|\bweigh/iu,
  heightMm: /\d (?:mm|cm|m)\b/u,
  widthMm: /\d (?:mm|cm|m)\b/u,
  orientation: /\bportrait\b|\bupright\b|\blandscape\b/iu,
  depthMm: /\bdeep\b|\bdepth\b/iu,
  vesa: /\bVESA\b/u,
  ipRating: /\bIP\d\d\b/u,
  warrantyYears: /\bwarrant|\bguarantee/iu,
  leadTimeDays: /\bworking days\b|\blead time\b|\bin stock\b/iu,
};
const LEAST_COVERED = 0.5;

/** Whether a text speaks of something that is asked. */
export async function isSpokenOf(ask: string, text: string): Promise<Spoken> {
  const typed = await typedIn(ask, text);
  if (typed.includes(true)) return typed.every(Boolean) ? 'surely' : 'partly';
  const covered = coveredShare(withoutThings(ask), text) ?? coveredShare(ask, text);
  if (covered === null && typed.length > 0) return 'no';
  if (covered === null) return hasWordOf(ask, text) ? 'untold' : 'unsure';
  // 'Google Classroom' is not spoken of by what speaks of classrooms.
  if (namesIn(ask).some((name) => !text.toLowerCase().includes(name.toLowerCase()))) return 'no';
  if (covered >= LEAST_COVERED) return 'likely';
  const alike = await likenessOf(ask, text);
  // A text that has no word of what is asked has to be nearer by its meaning.
  return alike === null || alike >= (covered > 0 ? LEAST_ALIKE : LEAST_ALIKE_AT_LAST) ? 'likely' : 'no';
}

// One telling word is too little to say that nothing was found, and enough to ask by itself.
function hasWordOf(ask: string, text: string): boolean {
  const telling = everyToken(tellingWords(ask)).filter((token) => token.length >= SHORTEST);
  const said = new Set(everyToken(text));
  return telling.length === 0 || telling.some((token) => said.has(token));
}

const SHORTEST = 4;

// Names by their capitals, but for places, which an answer may call by their region.
function namesIn(ask: string): string[] {
  const isOfPlace = readDestination(ask).name !== null;
  return isOfPlace ? [] : [...ask.matchAll(/(?<=[\p{Ll},] )\p{Lu}\p{Ll}{3,}/gu)].map(([name]) => name);
}

// 'The outdoor totem' is in every answer about it; what is asked of it is in the rest.
function withoutThings(ask: string): string {
  return nounPhrasesIn(ask).reduce((left, phrase) => left.replace(phrase, ' '), ask);
}

// Of each measured fact, aspect, subject and service that is asked for, whether the text has it; of none of them, the topic of the shop.
async function typedIn(ask: string, text: string): Promise<readonly boolean[]> {
  const facts = readFacts(ask).facts.flatMap((fact) => FACTS_SAID[fact] ?? []);
  // A question of an aspect is answered by the words of a page, or by its name where nothing is found.
  const aspects = aspectsIn(ask).map(({ asked, said }) => new RegExp(`${asked.source}|${said.source}`, 'iu'));
  const subjects = SUBJECTS.flatMap(({ asked, said }) => (asked.test(ask) ? [said] : []));
  const services = [
    ...(asksDelivery(ask) ? [SAID_OF_TOPICS.delivery] : []),
    ...(asksForFitters(ask) ? [SAID_OF_TOPICS.fitting] : []),
  ];
  const named = [...facts, ...aspects, ...subjects, ...services];
  const { topic, share } = (await readTopics(ask)).service;
  const isOfTopic = share >= (named.length > 0 ? SURER_STILL : FOR_CERTAIN);
  return [...named, ...(isOfTopic ? [SAID_OF_TOPICS[topic]] : [])].map((said) => said.test(text));
}

/** Whether something asks for a fact that is known in an answer by its unit. */
export function asksMeasuredFact(ask: string): boolean {
  return readFacts(ask).facts.some((fact) => FACTS_SAID[fact] !== undefined);
}

/** The topic of the shop that something asks of for certain. */
export async function certainTopic(ask: string): Promise<ServiceTopic | null> {
  const { service } = await readTopics(ask);
  return service.share >= FOR_CERTAIN ? service.topic : null;
}
