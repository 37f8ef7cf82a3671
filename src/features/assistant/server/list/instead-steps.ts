import { countedPart, SIZES } from '#features/assistant/list/phrases.ts';
import { NAMES_EXTRA } from '#features/assistant/list/with-said.ts';
import { fitOf } from '#features/fits/server/door.ts';
import type { Asked } from '../asked.ts';
import { extrasInstead, kindOf } from './extras-instead.ts';
import { meantIn } from './lines-meant.ts';
import { type ListState, type ListStep, partOfChange, stateWith, withChosen, withNote } from './list-state.ts';
import { namesOther, otherGoods } from './other-goods.ts';
import { withThing } from './with-steps.ts';

/** 'Swap the 55s for 50s', 'go up to 50s on two of them', 'wall brackets, not ceiling': one thing of the list for another, with what goes with it. */
export const putInstead: ListStep<'instead'> = async (asked, state, { which, part, now }) => {
  const meant = which === null ? null : meantIn(state.lines, which);
  const isOfExtra = NAMES_EXTRA.test(now) || (meant !== null && meant.extras.length > 0);
  if (isOfExtra) return extrasInstead(asked, state, meant, { now, part });
  const { pieces, rest } = countedPart(now) ?? { pieces: null, rest: now };
  const of = partOfChange(state, which, part);
  if (!of) return null;
  // Of all goods the first are meant, and those that are the same.
  const [first] = of.at;
  const goods = of.lines[first ?? -1]?.goods;
  const at = which === null && part === null ? of.at.filter((each) => of.lines[each]?.goods === goods) : of.at;
  let next = stateWith(state, of.lines);
  for (const each of at) {
    const made = await goodsInstead(asked, next, each, { now: rest, pieces });
    if (!made) return null;
    next = made;
  }
  return stateWith(
    next,
    next.lines,
    next.lines.filter((_line, each) => at.includes(each)),
  );
};

async function goodsInstead(
  asked: Asked,
  state: ListState,
  at: number,
  { now, pieces }: { now: string; pieces: number | null },
): Promise<ListState | null> {
  const line = state.lines[at];
  if (!line) return null;
  const chosen = await otherGoods(asked, line.goods, now);
  if (chosen === null)
    return namesOther(now)
      ? withNote(
          state,
          `Not in the sum: ‘${now}’ instead of ${line.goods.product.name}. I find none of that kind, so it stays as it was.`,
        )
      : null;
  const extras = await Promise.all(
    line.extras.map(async (extra) => ({
      extra,
      verdict: (await fitOf(asked.context, chosen.entry.product.id, extra.goods.product.id)).verdict,
    })),
  );
  const kept = extras.filter(({ verdict }) => verdict !== 'refused').map(({ extra }) => extra);
  let next: ListState = withChosen(
    {
      ...state,
      lines: state.lines.with(at, {
        ...line,
        goods: chosen.entry,
        pieces: pieces ?? line.pieces,
        said: withSize(line.said, now),
        extras: kept,
      }),
    },
    chosen,
  );
  // What held the one before and does not hold this one is chosen again.
  for (const { extra, verdict } of extras)
    if (verdict === 'refused')
      next = await withThing(asked, next, at, kindOf(extra.goods), { count: extra.count, isEach: extra.isEach });
  return next;
}

// 'The 55 for the bar' is found as the 65 once it is one.
function withSize(said: string, now: string): string {
  const size = new RegExp(`\\b(?:${SIZES})`, 'u').exec(now)?.[0];
  return size ? said.replace(new RegExp(`\\b(?:${SIZES})(?=s\\b|\\b)`, 'u'), size) : said;
}
