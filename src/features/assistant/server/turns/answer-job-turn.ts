import { readDestination } from '#features/assistant/questions/destination.ts';
import { asksIncluded } from '#features/assistant/turns/addition.ts';
import { budgetSaid } from '#features/assistant/turns/budget.ts';
import { type JobChange, readJobTurn } from '#features/assistant/turns/job-turn.ts';
import { asksTotalOutright } from '#features/assistant/turns/total-asked.ts';
import { specRow } from '#features/catalogue/spec-rows.ts';
import { asksDelivery } from '../answers/delivery.ts';
import { WHO_FITS } from '../answers/fitting.ts';
import { answerQuantity } from '../answers/quoting.ts';
import { NOTHING } from '../asked.ts';
import { type Changed, changedGoods } from './changed-goods.ts';
import type { Counted } from './goods-told.ts';
import { shownOfSum, sumOfGoods } from './sum-of-goods.ts';
import type { TurnKind } from './turn.ts';

/** 'Make it 8, and swap the HDMI to 5 m': the goods before with what changes, each line of them, and what all comes to. */
export const answerJobTurn: TurnKind = async ({ asked, thread }) => {
  const { message } = asked;
  const changes = readJobTurn(message);
  // 'And for three' after what delivery costs asks that again.
  const isOfDelivery =
    thread.wish !== null &&
    asksDelivery(thread.wish) &&
    changes?.every(({ kind }) => kind === 'count' || kind === 'place');
  // Where nothing was fitted or delivered a place changes no sum.
  const isOfNoPlace = !thread.isFitted && !thread.isDelivered && changes?.every(({ kind }) => kind === 'place');
  if (
    !changes ||
    isOfDelivery ||
    isOfNoPlace ||
    thread.goods.length === 0 ||
    !isOfGoods(message, changes, thread.goods)
  )
    return null;
  const changed = await changedGoods(asked, thread.goods, changes);
  if (!changed) return null;
  const said = changes.findLast(({ kind }) => kind === 'fitted');
  const isFitted = said?.kind === 'fitted' ? said.isFitted : thread.isFitted;
  const isDelivered = thread.isDelivered || changes.some(({ kind }) => kind === 'delivered' || kind === 'place');
  const there = readDestination(message);
  const place = there.name === null && thread.place ? readDestination(`to ${thread.place}`) : there;
  const budgetPence = budgetSaid(message) ?? thread.budgetPence;
  const goods = changed.goods.map((each) => ({ ...each, of: changed.chosen.get(each.entry.product.id) ?? '' }));
  const sum = await sumOfGoods(asked, goods, { isFitted, isDelivered, place, budgetPence });
  const discount = changes.some(({ kind }) => kind === 'discount') ? await answerQuantity(asked) : null;
  const shown = shownOfSum(goods);
  return {
    answer: {
      ...NOTHING,
      ways: discount?.ways ?? [],
      reply: [
        ...sum,
        ...changed.warnings,
        ...brings(changed, changes, message),
        // Who does it alone reads what that takes.
        ...(said?.kind === 'fitted' && !isFitted ? [WHO_FITS] : []),
        ...(discount ? [discount.reply] : []),
      ].join('\n'),
      ...shown,
      sources: [...shown.sources, ...(discount?.sources ?? [])],
    },
  };
};

// 'How much is that' of one thing asks for its price, and 'we have £500' looks for another.
function isOfGoods(message: string, changes: readonly JobChange[], goods: readonly Counted[]): boolean {
  const isSum = goods.length > 1 || (goods[0]?.pieces ?? 1) > 1;
  if (changes.every(({ kind }) => kind === 'budget')) return isSum;
  return changes.some(({ kind }) => kind !== 'total') || goods.length > 1 || asksTotalOutright(message);
}

// Whether what is added comes with the first already.
function brings({ goods }: Changed, changes: readonly JobChange[], message: string): string[] {
  const [main] = goods;
  if (!main || !changes.some(({ kind }) => kind === 'add')) return [];
  const { name, specs } = main.entry.product;
  const parts = specRow(specs, 'includes');
  if (parts) return [`${name}. ${parts.term}: ${parts.value}.`];
  return asksIncluded(message) ? [`${name} by itself: its specification lists nothing that comes with it.`] : [];
}
