import { HAS_TRIED } from '#features/assistant/questions/told-trouble.ts';
import { COMPLAINTS, isOfService, type Topic } from '#features/assistant/topics/topics.ts';
import { asksSomething, complainsOn } from '#features/assistant/turns/complaint-on.ts';
import { askedOfTopic } from '#features/assistant/turns/topic-turn.ts';
import { answerBoughtElsewhere } from '../answers/bought-elsewhere.ts';
import { answerTrouble } from '../answers/trouble.ts';
import { FOR_CERTAIN, isComplaint } from '../said-outright.ts';
import { answerOf } from '../say.ts';
import { fromTopic } from './from-topic.ts';
import type { Turn, TurnKind } from './turn.ts';

const LONGEST_QUOTED = 120;
const LEAST_QUOTED = 4;

/** 'The wedding is on Saturday' after a complaint: that it was understood, and at once how a person is reached; no goods. */
export const answerComplaintOn: TurnKind = async (turn) => {
  const { message, context } = turn.asked;
  if (!isOfComplaint(turn) || isOfElse(turn)) return null;
  // 'I have done that, still black' goes on with the steps of a trouble; where none are left it is a person's.
  const isTried = HAS_TRIED.test(message) && (await answerTrouble(turn.asked)) === null;
  if (!isTried && !complainsOn(message)) return null;
  // What another shop sold is that shop's to put right.
  const elsewhere = await answerBoughtElsewhere(turn.asked);
  if (elsewhere) return { answer: elsewhere };
  const said = message.trim().replace(/[.!?\s]+$/u, '');
  const isQuoted = said.length <= LONGEST_QUOTED && said.split(/\s+/u).length >= LEAST_QUOTED;
  const understood = isQuoted ? `I have understood ‘${said}’, but I` : 'I';
  const answer = await answerOf(context, {
    says: [
      'I am sorry that this is still not put right.',
      ...(await ruleOf(turn)),
      `${understood} cannot see or change anything of yours from here and can promise nothing. A person can: ring, and say that first, with your name and your order number.`,
    ],
    withPerson: true,
  });
  return { answer };
};

// 'It's been two days, does that matter' asks for the days that the pages name.
async function ruleOf(turn: Turn): Promise<string[]> {
  const asks = askedOfTopic(turn.asked.message);
  const said = asks ? await fromTopic(turn, await turn.askAlone(turn.thread.wish ?? ''), asks) : null;
  return said ? said.reply.split('\n') : [];
}

// How an order is followed complains of nothing.
function isOfComplaint({ thread: { topic, wish } }: Turn): boolean {
  const isTold = topic !== 'order' || TELLS_OF_LACK.test(wish ?? '');
  return (COMPLAINTS.has(topic as Topic) && isTold) || isComplaint(wish ?? '');
}

const TELLS_OF_LACK =
  /n[’']t\b|\b(?:not|nothing|never|no sign|late|missing|lost|still|waiting|overdue|delayed|yet|supposed|should have|where(?:[’']s| is| are)|wrong)\b/iu;

// What the shop answers by a topic of its own is no complaint any more; what is only told is.
function isOfElse({ asked: { message, reading, named } }: Turn): boolean {
  const { topic, share } = reading.service;
  const isOther = isOfService(topic) && !STAYS.has(topic) && share >= FOR_CERTAIN;
  return asksSomething(message) && (named.entries.length > 0 || isOther);
}

const STAYS: ReadonlySet<Topic> = new Set<Topic>([...COMPLAINTS, 'person', 'chat', 'bot', 'slot', 'unloading']);
