import type { AssistantAnswer } from '#features/assistant/contract.ts';
import { flattened, joined } from '#features/assistant/list/lines.ts';
import { NO_THREAD } from '#features/assistant/thread.ts';
import { formatPounds } from '#values/money.ts';
import { type Asked, NOTHING } from '../asked.ts';
import { addedUp, type Services, shownOfSum, sumInWords } from '../turns/sum-of-goods.ts';
import { type ListLine, storedGoods, storedList } from './list-line.ts';
import type { ListState } from './list-state.ts';

/** How a list is answered: what stands before and behind the sum, and what the list was before. */
interface Around {
  before?: readonly string[];
  behind?: readonly string[];
  /** The lines before the change, to say how much more or less it is. */
  was?: readonly ListLine[];
}

/** A list in words: each line of it, what is not in the sum, and what all comes to; the thread has the list as data. */
export async function answerOfList(
  asked: Asked,
  state: ListState,
  services: Services,
  { before = [], behind = [], was }: Around = {},
): Promise<AssistantAnswer> {
  const lines = joined(state.lines);
  const goods = goodsOf(lines, state.chosen);
  const added = await addedUp(asked, goods, {
    ...services,
    fitted: goodsOf(lines.filter(({ isFitted }) => isFitted)).filter(({ entry }) =>
      lines.some((line) => line.goods === entry),
    ),
  });
  const earlier = was
    ? await addedUp(asked, goodsOf(was), { ...services, fitted: goodsOf(was.filter(({ isFitted }) => isFitted)) })
    : null;
  const list = storedList(lines);
  const listBefore = storedList(was ?? state.before);
  return {
    ...NOTHING,
    reply: [
      ...before,
      ...sumInWords(goods, services, added),
      ...moreOrLess(added.exVat, earlier?.exVat ?? null),
      ...state.notes,
      ...behind,
    ].join('\n'),
    ...shownOfSum(goods),
    ways: state.notes.length > 0 ? ['person'] : [],
    thread: { ...NO_THREAD, list, listBefore, goods: storedGoods(lines) },
  };
}

function goodsOf(lines: readonly ListLine[], chosen: ReadonlyMap<number, string> = new Map()) {
  return flattened(lines).map(({ goods: entry, pieces }) => ({
    entry,
    pieces,
    of: chosen.get(entry.product.id) ?? '',
  }));
}

function moreOrLess(now: number, before: number | null): string[] {
  if (before === null || now === before) return [];
  return [`That is ${formatPounds(Math.abs(now - before))} ex VAT ${now > before ? 'more' : 'less'} than before.`];
}
