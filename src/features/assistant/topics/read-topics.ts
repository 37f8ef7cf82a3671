import { meaningsOf } from '#features/assistant/meaning/meanings-of.ts';
import { learntFrom } from '#features/assistant/meaning/taught.ts';
import { editDistance } from '#features/search/engine/edit-distance.ts';
import { type Learnt, sharesOf } from '#platform/learn.ts';
import { featuresOf } from './features.ts';
import taught from './taught.json' with { type: 'json' };
import { COMPLAINTS, isOfService, OF_PRODUCTS, type ServiceTopic, TOPIC_NAMES, type Topic } from './topics.ts';

/** What a message is about: every topic at once, and which of the shop's own leads. */
export interface TopicReading {
  shares: ReadonlyMap<Topic, number>;
  /** The likeliest topic of the shop itself, and the next. */
  service: ServiceShare;
  next: ServiceShare;
  /** What the question before complained of, for certain; null where it did not. */
  complaint: ServiceTopic | null;
  /** The share of all topics that a product answers. */
  ofProducts: number;
}

/** A topic of the shop itself with its share. */
export interface ServiceShare {
  topic: ServiceTopic;
  share: number;
}

const learntTopics = learntFrom(taught);

// So much of what the question before was about is still in mind, and more than is said where hardly anything is: ‘the corner’.
const STILL_IN_MIND = 0.3;
const STILL_IN_MIND_OF_SHORT = 1.5;
const SHORT_WORDS = 2;

/** Reads a message, after the one before it if there was one. */
export async function readTopics(message: string, before: string | null = null): Promise<TopicReading> {
  const learnt = learntTopics();
  const spelt = spellingOf(learnt);
  const meanings = await meaningsOf(before === null ? [message] : [message, before]);
  const [now, then = null] = [message, ...(before === null ? [] : [before])].map((text, at) =>
    sharesOf({ features: featuresOf(text, spelt), meaning: meanings[at] ?? null }, learnt),
  );
  const inMind = message.trim().split(/\s+/u).length <= SHORT_WORDS ? STILL_IN_MIND_OF_SHORT : STILL_IN_MIND;
  const whole = then ? 1 + inMind : 1;
  const shares = new Map(
    TOPIC_NAMES.map((topic, at) => [topic, ((now?.[at] ?? 0) + inMind * (then?.[at] ?? 0)) / whole]),
  );
  const services = TOPIC_NAMES.filter(isOfService)
    .map((topic) => ({ topic, share: shares.get(topic) ?? 0 }))
    .sort((a, b) => b.share - a.share);
  const [first, second] = services;
  if (!first || !second) throw new Error('There are fewer than two topics of the shop.');
  const ofService = services.reduce((sum, { share }) => sum + share, 0);
  const complaint = then ? complaintIn(then) : null;
  return { shares, complaint, service: first, next: second, ofProducts: 1 - ofService };
}

function complaintIn(shares: ArrayLike<number>): ServiceTopic | null {
  const topic = TOPIC_NAMES.find((name, at) => COMPLAINTS.has(name) && (shares[at] ?? 0) >= FOR_CERTAIN);
  return topic && isOfService(topic) ? topic : null;
}

const FOR_CERTAIN = 0.5;

/** Whether one topic of products leads the others of them, and is likely enough. */
export function isAbout({ shares, ofProducts }: TopicReading, topic: Topic): boolean {
  const share = shares.get(topic) ?? 0;
  const most = Math.max(...OF_PRODUCTS.map((each) => shares.get(each) ?? 0));
  return share === most && share >= LEAST_OF_PRODUCTS && ofProducts > share / 2;
}

const LEAST_OF_PRODUCTS = 0.2;

const SHORTEST_MISSPELT = 5;
const MOST_MISSPELT = 12;

// 'Guarentee' is read as the word of the examples that it is nearest to; a message of many unknown words is left as it is.
function spellingOf({ places }: Learnt): (token: string) => string {
  let left = MOST_MISSPELT;
  return (token) => {
    if (token.length < SHORTEST_MISSPELT || places.has(token) || !/^\p{L}+$/u.test(token) || left-- <= 0) return token;
    for (const word of places.keys())
      if (word[0] === token[0] && !word.includes(' ') && editDistance(word, token, 1) === 1) return word;
    return token;
  };
}
