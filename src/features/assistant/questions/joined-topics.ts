import { readTopics } from '#features/assistant/topics/read-topics.ts';
import { COMPLAINTS } from '#features/assistant/topics/topics.ts';

const FOR_CERTAIN = 0.65;
const MOST_PARTS = 3;
// Manners are about neither.
const MANNERS = /[\s,]*\b(?:please|pls|thanks|thank you|cheers)\W*$/iu;
// 'Can you come and install it' asks for one thing to be done.
const ASKS_TO_DO = /^(?:can|could|will|would) (?:you|they|some(?:one|body))\b/iu;
const BETWEEN = /\s*(?:,\s*(?:and\s+)?|\s+(?:and|plus|&|also)\s+)/iu;

/**
 * The parts of a question that asks for two things by their names alone, 'what are your delivery cost and returns policy': each is
 * about something else for certain. The message itself where it is not so.
 */
export async function joinedTopicsIn(message: string): Promise<readonly string[]> {
  if (ASKS_TO_DO.test(message)) return [message];
  const parts = withHeadShared(
    message
      .replace(MANNERS, '')
      .split(BETWEEN)
      .map((part) => part.trim())
      .filter(Boolean),
  );
  if (parts.length < 2 || parts.length > MOST_PARTS) return [message];
  const read = await Promise.all(parts.map((part) => readTopics(part)));
  const topics = read.map(({ service, ofProducts }) =>
    service.share >= FOR_CERTAIN && !COMPLAINTS.has(service.topic)
      ? service.topic
      : ofProducts >= FOR_CERTAIN
        ? 'product'
        : null,
  );
  const isEachItsOwn =
    topics.every((topic) => topic !== null && topic !== 'product') && new Set(topics).size === topics.length;
  return isEachItsOwn ? parts : [message];
}

// 'Delivery and installation prices' are delivery prices and installation prices.
function withHeadShared(parts: readonly string[]): readonly string[] {
  const [, ...head] = (parts.at(-1) ?? '').split(/\s+/u);
  if (head.length === 0) return parts;
  return parts.map((part) => (/\s/u.test(part) ? part : `${part} ${head.join(' ')}`));
}
