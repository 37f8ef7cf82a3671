import type { AssistantAnswer } from '#features/assistant/contract.ts';
import { piecesIn } from '#features/assistant/questions/pieces.ts';
import { inSearchWords } from '#features/assistant/questions/search-words.ts';
import { readWish } from '#features/assistant/questions/wish.ts';
import { NO_THREAD, type Thread } from '#features/assistant/thread.ts';
import { readTopics, type TopicReading } from '#features/assistant/topics/read-topics.ts';
import { catalogueOf } from '#features/catalogue/server/door.ts';
import type { AppContext } from '#platform/app-context.ts';
import type { Sent } from '../answer-going-on.ts';
import { type Asked, NO_MIND } from '../asked.ts';
import { answerAtLast, isOfBefore, isPoor } from './at-last.ts';
import { joinTurn } from './join-turn.ts';
import { nextThread } from './next-thread.ts';
import { openThread } from './open-thread.ts';

interface Answering {
  /** Answers the message as a question of its own. */
  byItself(): Promise<AssistantAnswer>;
  /** Answers a question as if nothing went before it. */
  askAlone(message: string): Promise<AssistantAnswer>;
  read(sent: Sent): Promise<Asked>;
}

/** Answers a message in its conversation, and says what the conversation is about after it. */
export async function inThread(
  context: AppContext,
  sent: Sent,
  thread: Thread | null,
  { byItself, askAlone, read }: Answering,
): Promise<AssistantAnswer> {
  const snapshot = await catalogueOf(context).current();
  const sentThread = thread ?? (await threadOfBefore());
  const opened = openThread(snapshot, sentThread, sent.mind);
  const isFirst = sent.mind.before === null && opened.wish === null;
  const asked = await read({ ...sent, message: inSearchWords(sent.message) });
  const turn = { asked, thread: opened, search: sent.search, askAlone };
  const joined = isFirst ? null : await joinTurn(turn);
  const alone = joined?.answer ?? (await byItself());
  const isLost = !isFirst && !joined && isOfBefore(turn) && isPoor(alone, sent.message);
  const atLast = isLost ? await answerAtLast(turn) : null;
  const answer = atLast?.answer ?? alone;
  const topic = topicOf(asked.reading);
  const said = {
    message: sent.message,
    isOn: joined !== null || isLost,
    wish: joined?.wish,
    topic: joined || isLost ? null : topic,
  };
  return { ...answer, thread: nextThread(snapshot, opened, said, answer) };

  // Who sends no thread gets that of the question before, asked again.
  async function threadOfBefore(): Promise<Thread | null> {
    const { before, shown } = sent.mind;
    if (before === null) return null;
    const [answer, reading] = await Promise.all([askAlone(before), readTopics(before)]);
    const said = { message: before, isOn: false, topic: topicOf(reading) };
    const made = nextThread(snapshot, openThread(snapshot, NO_THREAD, NO_MIND), said, answer);
    const [first] = shown;
    return first === undefined || made.about.includes(first)
      ? made
      : {
          ...made,
          about: [...shown],
          goods: [{ id: first, pieces: Math.max(readWish(before).pieces, piecesIn(before)) }],
        };
  }
}

function topicOf({ service, ofProducts }: TopicReading): string | null {
  return service.share > ofProducts ? service.topic : null;
}
