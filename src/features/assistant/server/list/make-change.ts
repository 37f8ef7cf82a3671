import type { ListChange } from '#features/assistant/list/list-changes.ts';
import type { Asked } from '../asked.ts';
import { addToLines, countLines, multiplyLines } from './count-steps.ts';
import { fitLines } from './fit-step.ts';
import { putGoods } from './goods-step.ts';
import { putInstead } from './instead-steps.ts';
import type { ListState } from './list-state.ts';
import { leaveOnly, takeOut } from './out-steps.ts';
import { putWith } from './with-steps.ts';

/** A list after one change; null where the change means nothing of it. */
export async function makeChange(asked: Asked, state: ListState, change: ListChange): Promise<ListState | null> {
  switch (change.kind) {
    case 'count':
      return countLines(asked, state, change);
    case 'more':
      return (await addToLines(asked, state, change)) ?? moreOfNew(asked, state, change);
    case 'times':
      return multiplyLines(asked, state, change);
    case 'out':
      return takeOut(asked, state, change);
    case 'only':
      return leaveOnly(asked, state, change);
    case 'instead':
      return putInstead(asked, state, change);
    case 'with':
      return putWith(asked, state, change);
    case 'goods':
      return putGoods(asked, state, change);
    case 'fitted':
      return fitLines(asked, state, change);
    case 'delivered':
      return { ...state, isDelivered: change.isDelivered };
    case 'total':
    case 'difference':
      return state;
  }
}

// 'Another player' where there is none is one.
function moreOfNew(asked: Asked, state: ListState, { pieces, words }: Extract<ListChange, { kind: 'more' }>) {
  return pieces > 0 && words !== ''
    ? putGoods(asked, state, { kind: 'goods', pieces, words, isMore: true, isOn: true })
    : null;
}
