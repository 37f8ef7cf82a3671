import type { AssistantAnswer } from '#features/assistant/contract.ts';
import { piecesIn } from '#features/assistant/questions/pieces.ts';
import { inSearchWords } from '#features/assistant/questions/search-words.ts';
import { readWish } from '#features/assistant/questions/wish.ts';
import { NO_THREAD, type Thread } from '#features/assistant/thread.ts';
import { readTopics } from '#features/assistant/topics/read-topics.ts';
import { catalogueOf, type Snapshot } from '#features/catalogue/server/door.ts';
import type { AppContext } from '#platform/app-context.ts';
import { type Asked, type Mind, NO_MIND, type Sent } from '../asked.ts';
import { mayBeOf } from '../is-of-goods.ts';
import { type Answered, joinAnswers } from '../join-answers.ts';
import { listAsked } from '../list/answer-list.ts';
import { FOR_CERTAIN } from '../said-outright.ts';
import { separateQuestions, withSubject } from '../separate-questions.ts';
import { answerWithoutAside } from './answer-without-aside.ts';
import { answerAtLast, isOfBefore, isPoor } from './at-last.ts';
import { joinTurn } from './join-turn.ts';
import { nextThread } from './next-thread.ts';
import { type OpenThread, openThread } from './open-thread.ts';
import type { Turn } from './turn.ts';
import { withBefore } from './with-before.ts';

/** How questions are answered, whatever the conversation is about. */
interface Answering {
  answer(sent: Sent): Promise<AssistantAnswer>;
  read(sent: Sent): Promise<Asked>;
}

/**
 * Answers a message in its conversation, and says what the conversation is about after it. In this order: what the turn changes of the thread;
 * each of its questions by itself, where that says nothing with the question before; what it was understood to be about.
 */
export async function inThread(
  context: AppContext,
  sent: Sent,
  thread: Thread | null,
  answering: Answering,
): Promise<AssistantAnswer> {
  const snapshot = await catalogueOf(context).current();
  const opened = openThread(snapshot, thread ?? (await threadOfBefore(snapshot, sent, answering)), sent.mind);
  const turn = await turnOf(sent, opened, answering);
  const isFirst = sent.mind.before === null && opened.wish === null && sent.search === null;
  const joined = isFirst ? null : await joinTurn(turn);
  const alone = joined?.answer ?? (await answerByItself(turn, sent, answering));
  const isLost = !isFirst && !joined && isOfBefore(turn) && isPoor(alone, sent.message);
  const last = isLost ? ((await answerWithoutAside(turn)) ?? (await answerAtLast(turn))) : null;
  const answer = last?.answer ?? alone;
  const isOn = joined !== null || isLost;
  const wish = (joined ?? last)?.wish;
  const said = { message: sent.message, isOn, wish, topic: isOn ? null : topicOf(turn.asked, answer) };
  const listed = isOn ? answer.thread : await listAsked(turn.asked, answer);
  return { ...answer, thread: nextThread(snapshot, opened, said, { ...answer, thread: listed }) };
}

async function turnOf(sent: Sent, thread: OpenThread, answering: Answering): Promise<Turn> {
  const ask = (message: string, mind: Mind) => answering.answer({ ...sent, message, search: null, mind });
  return {
    asked: await answering.read({ ...sent, message: inSearchWords(sent.message) }),
    ...{ thread, search: sent.search },
    ...{ ask, askAlone: (message) => ask(message, NO_MIND) },
    turnWith: (message, of) => turnOf({ ...sent, message }, of, answering),
  };
}

// Each question of a message goes on from the one before it.
async function answerByItself(turn: Turn, sent: Sent, answering: Answering): Promise<AssistantAnswer> {
  const answers: Answered[] = [];
  let { mind } = sent;
  for (const message of await separateQuestions(sent.message, mind)) {
    const subject = mind.shown.length > 0 ? undefined : answers[0]?.question;
    const part = { ...sent, message: withSubject(message, subject), mind };
    const isFirst = answers.length === 0;
    const partTurn = await turnOf(part, turn.thread, answering);
    const answer = await withBefore(partTurn, await answering.answer(part), isFirst);
    answers.push({ question: message, answer });
    const shown = answer.products.map(({ product }) => product.id);
    mind = { ...mind, shown: shown.length > 0 ? shown : mind.shown, before: message };
  }
  return joinAnswers(answers);
}

// Who sends no thread gets that of the question before, asked again.
async function threadOfBefore(snapshot: Snapshot, sent: Sent, { answer: answerTo }: Answering): Promise<Thread | null> {
  const { before, shown } = sent.mind;
  if (before === null) return null;
  const alone = { ...sent, message: before, search: null, mind: NO_MIND };
  const [answer, reading] = await Promise.all([answerTo(alone), readTopics(before)]);
  const said = { message: before, isOn: false, topic: topicOf({ message: before, reading }, answer) };
  const made = nextThread(snapshot, openThread(snapshot, NO_THREAD, NO_MIND), said, answer);
  const [first] = shown;
  if (first === undefined || made.about.includes(first)) return made;
  const pieces = Math.max(readWish(before).pieces, piecesIn(before));
  return { ...made, about: [...shown], goods: [{ id: first, pieces }] };
}

// What shows products spoke of those, unless a topic of the shop was asked for certain.
function topicOf(
  { message, reading }: Pick<Asked, 'message' | 'reading'>,
  { products }: AssistantAnswer,
): string | null {
  const { service, ofProducts } = reading;
  const isOfShop = service.share > ofProducts && (products.length === 0 || service.share >= FOR_CERTAIN);
  return isOfShop && mayBeOf(service.topic, message) ? service.topic : null;
}
