import { COMPLAINTS, type Topic } from '#features/assistant/topics/topics.ts';
import { asksForADay, asksForATime } from '#features/assistant/turns/day-alone.ts';
import { isOfRunning } from '#features/assistant/turns/running.ts';
import { topicName } from '#features/assistant/turns/topic-names.ts';
import { companyDetails } from '#features/settings/server/door.ts';
import { BY_TOPIC } from '../answers/by-topic.ts';
import { answerOf } from '../say.ts';
import type { TurnKind } from './turn.ts';

// Who brings or hangs it has days of their own.
const BY_OTHERS: ReadonlySet<Topic> = new Set<Topic>(['delivery', 'slot', 'unloading', 'other-address', 'fitting']);

const OF_PEOPLE = /\b(?:help\w*|support|speak|talk|call|ring|phone|open|there|reach|answer)\b/iu;

/** 'On a Saturday?' after what the shop's people do: when somebody is there, and that our pages say nothing of other days. */
export const answerDayAlone: TurnKind = async ({ asked, thread }) => {
  const { context, message, named } = asked;
  const topic = thread.topic as Topic | null;
  if ((topic === 'delivery' || thread.isDelivered) && asksForATime(message)) {
    const answer = await BY_TOPIC.slot(asked);
    return answer && { answer };
  }
  // After what running costs the days are those on which it is on.
  if (!asksForADay(message) || named.entries.length > 0 || isOfRunning(thread.wish ?? '')) return null;
  // Goods come on a day; somebody who helps is there on one.
  if (topic === null ? !OF_PEOPLE.test(message) : BY_OTHERS.has(topic) || COMPLAINTS.has(topic)) return null;
  const { openingHours } = await companyDetails(context.db);
  const of = OF_PEOPLE.test(message) ? null : topicName(topic);
  const answer = await answerOf(context, {
    says: [
      openingHours ? `Opening hours: ${openingHours}.` : null,
      `Whether ${openingHours ? 'other days or hours are' : 'that day is'} possible${of ? ` for ${of}` : ''} I did not find on our pages; ask a person before you rely on it.`,
    ],
    withPerson: true,
  });
  return { answer };
};
