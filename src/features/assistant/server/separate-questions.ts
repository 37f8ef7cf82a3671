import { tradeEntriesIn } from '#features/assistant/knowledge/trade-knowledge.ts';
import { readFacts } from '#features/assistant/questions/asked-facts.ts';
import { aspectsIn } from '#features/assistant/questions/aspects.ts';
import { COUNT_OF_ALL } from '#features/assistant/questions/job.ts';
import { joinedTopicsIn } from '#features/assistant/questions/joined-topics.ts';
import { COMPARES, POINTS_BACK } from '#features/assistant/questions/kinds.ts';
import { nounPhrasesIn } from '#features/assistant/questions/noun-phrases.ts';
import { questionsIn } from '#features/assistant/questions/split.ts';
import { toldTrouble } from '#features/assistant/questions/told-trouble.ts';
import { readTopics, type TopicReading } from '#features/assistant/topics/read-topics.ts';
import { COMPLAINTS } from '#features/assistant/topics/topics.ts';
import { asksDelivery } from './answers/delivery.ts';
import { asksForLedWall } from './answers/led-wall.ts';
import { situationIn } from './answers/likely-situation.ts';
import type { Mind } from './asked.ts';
import { isComplaint } from './said-outright.ts';

// A part of a message is a question of its own only if it is about something else for certain.
const FOR_CERTAIN = 0.5;
// Two parts that are each likely of another topic are two questions, however near.
const LIKELY = 0.35;
const OF_ONE_SITUATION = 0.6;

/** The questions of a message that are answered each by itself. Facts of one product are said together, and so is what belongs to one topic of the shop. */
export async function separateQuestions(message: string, { before }: Mind): Promise<readonly string[]> {
  const parts = questionsIn(message);
  if (COMPARES.test(message) || asksForLedWall(message)) return [message];
  // Who is unhappy asks one thing, whatever happened.
  if (parts.length < 2) return isComplaint(message) ? [message] : joinedTopicsIn(message);
  if (isComplaint(message)) return [message];
  // What is told in two questions may be one situation: 'when the internet goes off, does the screen go blank'.
  if (await situationIn(message, OF_ONE_SITUATION)) return [message];
  const whole = await readTopics(message, before);
  // What happened and what was tried are one trouble.
  if (toldTrouble(message, whole.shares.get('fault') ?? 0)) return [message];
  if (whole.service.share >= FOR_CERTAIN && COMPLAINTS.has(whole.service.topic)) return [message];
  // 'And what is the charge for the LED sign' asks of the delivery before it.
  if (asksDelivery(message) && parts.slice(1).some((part) => /\b(?:charge|fee|extra)\b/iu.test(part))) return [message];
  const read = await Promise.all(parts.map((part) => readTopics(part)));
  // 'And is it extra' says nothing without what it follows; 'and can I return it' does.
  const isUntold = (part: string, at: number) =>
    at > 0 && (read[at]?.service.share ?? 0) < FOR_CERTAIN && saysNothingAlone(part);
  if (parts.some(isUntold)) return [message];
  const isOfProducts = ({ ofProducts }: TopicReading, part: string) =>
    ofProducts >= FOR_CERTAIN && !/\bhow much is it\b/iu.test(part);
  const ofFacts = parts.map(
    (part, at) => readFacts(part).facts.length > 0 && (read[at]?.ofProducts ?? 0) >= FOR_CERTAIN,
  );
  if (ofFacts.every(Boolean)) return [message];
  const isOther = (part: string, at: number) => {
    const reading = read[at] ?? whole;
    const { service } = reading;
    return isOfProducts(reading, part) || (service.share >= FOR_CERTAIN && service.topic !== whole.service.topic);
  };
  const near = new Set(read.flatMap(({ service }) => (service.share >= LIKELY ? [service.topic] : [])));
  const isOne = whole.service.share > whole.ofProducts && near.size < parts.length && !parts.some(isOther);
  return isOne ? [message] : parts;
}

// 'And what would six cost' asks of what was told before.
const OF_PRICE_ALONE =
  /^(?:how much|what|whats|what[’']s)\b.{0,30}\b(?:costs?|pay|prices?|come to|set (?:me|us) back|much (?:is|are) (?:it|that|they))\W*$/iu;

// Which licence is meant what is shown tells: football, music, or content software.
const LICENCE_ALONE =
  /^(?:do|does|will|would) (?:i|we) (?:also |then )?(?:need|require|have to (?:have|buy)) (?:an? |any |some )?licen[cs]es?\W*$/iu;

function saysNothingAlone(part: string): boolean {
  if (LICENCE_ALONE.test(part) || COUNT_OF_ALL.test(part)) return true;
  if (OF_PRICE_ALONE.test(part) && nounPhrasesIn(part).length === 0) return true;
  const isOfNothing = nounPhrasesIn(part).length + tradeEntriesIn(part).length + aspectsIn(part).length === 0;
  const isOfFacts = readFacts(part).facts.some((fact) => fact !== 'price');
  return isOfNothing && !isOfFacts && POINTS_BACK.test(part) && part.split(/\s+/u).length <= 6;
}

const IT = /\b(?:it|they|them|these|those)\b/iu;

/** A question with what the first one names instead of 'it': 'what are the joints of the 55 panel, and how bright is it'. */
export function withSubject(message: string, first: string | undefined): string {
  const named = first === undefined || nounPhrasesIn(message).length > 0 ? [] : nounPhrasesIn(first);
  const subject = named.find((phrase) => /\d/u.test(phrase)) ?? named[0];
  return subject ? message.replace(IT, `the ${subject}`) : message;
}
