import type { ListChange } from '#features/assistant/list/list-changes.ts';
import { readListChanges } from '#features/assistant/list/read-changes.ts';
import { readDestination } from '#features/assistant/questions/destination.ts';
import { isOfRunning } from '#features/assistant/turns/running.ts';
import { asksDelivery } from '../answers/delivery.ts';
import { WHO_FITS } from '../answers/fitting.ts';
import { runningOfList } from '../turns/answer-running.ts';
import type { TurnKind } from '../turns/turn.ts';
import { isTooLong } from './list-line.ts';
import type { ListState } from './list-state.ts';
import { makeChange } from './make-change.ts';
import { nothingLeft, tooLong, withoutThose } from './not-in-list.ts';
import { answerOfList } from './sum-of-list.ts';

/** 'Make it eight, two of them on trolleys', 'leave the lobby one out', 'swap the 55s for 50s': the list as it is then, each line of it, and what all comes to. */
export const answerListChange: TurnKind = async ({ asked, thread }) => {
  const changes = thread.list.length > 0 ? readListChanges(asked.message) : null;
  // Where nothing was fitted or delivered a place changes no sum.
  const isOfNoPlace =
    !thread.isFitted &&
    !thread.isDelivered &&
    changes?.every((change) => change.kind === 'delivered' && change.isPlace);
  // 'And for three' after what delivery costs asks that again.
  const isOfDelivery =
    asksDelivery(thread.wish ?? '') && changes?.every(({ kind }) => kind === 'count' || kind === 'delivered');
  if (!changes || isOfNoPlace || isOfDelivery) return null;
  let state: ListState = {
    lines: thread.list,
    before: thread.listBefore,
    recent: [],
    chosen: new Map(),
    notes: [],
    isDelivered: thread.isDelivered,
  };
  for (const change of changes) {
    const made: ListState | null = (await makeChange(asked, state, change)) ?? withoutThose(state, change);
    if (made === null) return null;
    if (made.lines.length === 0) return { answer: nothingLeft(thread.list) };
    if (isTooLong(made.lines)) return { answer: tooLong() };
    state = made;
  }
  // After what running costs other counts and other screens cost to run.
  const wish = thread.wish ?? '';
  if (isOfRunning(wish) && changes.every(({ kind }) => OF_SCREENS.has(kind)))
    return runningOfList(asked, state.lines, wish);
  const there = readDestination(asked.message);
  const place = there.name === null && thread.place ? readDestination(`to ${thread.place}`) : there;
  const isFitted = state.lines.some((line) => line.isFitted);
  const isByThem = changes.some((change) => change.kind === 'fitted' && !change.isFitted && change.which === null);
  const isChange = changes.some(({ kind }) => kind !== 'total' && kind !== 'difference');
  const isOfDifference = !isChange && changes.some(({ kind }) => kind === 'difference');
  if (isOfDifference && thread.listBefore.length === 0) return null;
  const services = { isFitted, isDelivered: state.isDelivered, place, budgetPence: thread.budgetPence };
  const answer = await answerOfList(asked, state, services, {
    ...(isChange || isOfDifference ? { was: isChange ? thread.list : thread.listBefore } : {}),
    behind: isByThem ? [WHO_FITS] : [],
  });
  return { answer };
};

const OF_SCREENS: ReadonlySet<ListChange['kind']> = new Set([
  'count',
  'more',
  'times',
  'out',
  'only',
  'instead',
  'goods',
]);
