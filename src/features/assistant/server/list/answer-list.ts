import type { AssistantAnswer } from '#features/assistant/contract.ts';
import { type ListRead, readList } from '#features/assistant/list/read-list.ts';
import { NAMES_EXTRA } from '#features/assistant/list/with-said.ts';
import { readDestination } from '#features/assistant/questions/destination.ts';
import { readJob } from '#features/assistant/questions/job.ts';
import { readWish } from '#features/assistant/questions/wish.ts';
import { NO_THREAD, type Thread } from '#features/assistant/thread.ts';
import type { Asked } from '../asked.ts';
import { goodsTold } from '../turns/goods-told.ts';
import { isTooLong, storedGoods, storedList } from './list-line.ts';
import { listOfRead } from './list-of-read.ts';
import { tooLong } from './not-in-list.ts';
import { answerOfList } from './sum-of-list.ts';

const ASKS_SUM = /\b(?:how much|prices?|costs?|total|together|altogether|come to|quote|in all|sum|what[’']?s that)\b/iu;
// What a job adds without asking whether it fits.
const STANDS = /\b(?:stands?|trolle(?:ys?|ies)|ceiling|wheels)\b/iu;
const BRACKETS = /\b(?:brackets?|wall mounts?)\b/iu;

/** 'Two 43s for the lifts and one 65 for the bar, with brackets and fitting': a list of several goods, each line and what all comes to. */
export async function answerList(asked: Asked): Promise<AssistantAnswer | null> {
  const read = readList(asked.message);
  if (!read || !isOfSeveral(read, asked.message) || readWish(asked.message).budgetPence !== null) return null;
  const state = await listOfRead(asked, read);
  if (state.lines.length === 0 || state.lines.length * 2 < read.lines.length) return null;
  if (isTooLong(state.lines)) return tooLong();
  return answerOfList(asked, state, {
    ...{ isFitted: read.isFitted, isDelivered: read.isDelivered },
    ...{ place: readDestination(asked.message), budgetPence: null },
  });
}

// One kind of goods with its brackets is a job, which knows of budgets and sets.
function isOfSeveral({ lines, isFitted }: ListRead, message: string): boolean {
  const [first] = lines;
  // Of players, leads and licences alone the sum of things knows which is for which.
  if (lines.some(({ words }) => NAMES_EXTRA.test(words))) return false;
  const isAsked = ASKS_SUM.test(message);
  const isSum = lines.some(({ pieces }) => pieces > 1) || isAsked;
  return lines.length > 1
    ? isSum || lines.length > 2
    : (first?.extras.some(
        ({ words }) =>
          STANDS.test(words) || (readJob(message) === null && (isFitted || isAsked || !BRACKETS.test(words))),
      ) ?? false);
}

/** The list that a question asks for, where its answer told only a part of it: what was told of it stands for its words. */
export async function listAsked(asked: Asked, answer: AssistantAnswer): Promise<Thread | undefined> {
  // A sum that was told has its lines.
  const isTold = answer.thread !== undefined || /^Together £/mu.test(answer.reply);
  const read = isTold ? null : readList(asked.message);
  if (!read || (read.lines.length < 2 && (read.lines[0]?.extras.length ?? 0) === 0)) return answer.thread;
  const told = goodsTold(asked.snapshot, answer).map(({ entry }) => entry);
  const { lines } = await listOfRead(asked, read, told);
  if (lines.length === 0 || isTooLong(lines)) return undefined;
  return { ...NO_THREAD, list: storedList(lines), goods: storedGoods(lines), isFitted: read.isFitted };
}
