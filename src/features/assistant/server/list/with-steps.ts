import type { CatalogueEntry } from '#features/catalogue/server/door.ts';
import { kindNamed, namesThing } from '#features/search/server/door.ts';
import type { Asked } from '../asked.ts';
import { chooseExtra } from './choose-goods.ts';
import { isHolder, type ListLine } from './list-line.ts';
import { type ListState, type ListStep, partOfChange, stateWith, withChosen, withNote } from './list-state.ts';

/** 'Two on trolleys', 'a bracket for each', 'tilting brackets for the 65s': what goes with all or a part of the goods. Of what holds a screen one stands for another. */
export const putWith: ListStep<'with'> = async (asked, state, { which, part, thing, isOnly }) => {
  const of = namesThing(thing) ? partOfChange(state, which, part) : null;
  if (!of) return null;
  let next = stateWith(state, of.lines);
  for (const at of of.at) next = await withThing(asked, next, at, thing);
  const recent = next.lines.filter((_line, at) => of.at.includes(at));
  const isOfKind = kindNamed(thing);
  const lines = isOnly
    ? next.lines.map((line, at) =>
        of.at.includes(at)
          ? line
          : { ...line, extras: line.extras.filter(({ goods }) => !isOfKind(goods.product) && !isHolder(goods)) },
      )
    : next.lines;
  return stateWith(next, lines, recent);
};

/** A list in which a line has such a thing for each of its goods; what does not fit is said by name, and is in no sum. */
export async function withThing(
  asked: Asked,
  state: ListState,
  at: number,
  thing: string,
  count: { count: number; isEach: boolean } = { count: 1, isEach: true },
): Promise<ListState> {
  const line = state.lines[at];
  if (!line) return state;
  const chosen = await chooseExtra(asked, line.goods, thing);
  const left = line.extras.filter(({ goods }) => !isInstead(goods, thing, chosen?.entry));
  if (!chosen) {
    const isNew = left.length === line.extras.length;
    return withNote(replaced(state, at, isNew ? line : { ...line, extras: left }), whyNot(asked, line.goods, thing));
  }
  const put = withChosen(
    replaced(state, at, { ...line, extras: [...left, { goods: chosen.entry, ...count }] }),
    chosen,
  );
  const isTwice = line.goods.product.specs.includes?.includes('player') && kindNamed('player')(chosen.entry.product);
  return isTwice ? withNote(put, `${line.goods.product.name} comes with a player of its own.`) : put;
}

// What stands by itself or brings its bracket needs none; what is not sold by itself fits nothing.
function whyNot({ snapshot }: Asked, { product }: CatalogueEntry, thing: string): string {
  const { name, specs } = product;
  const includes: readonly string[] = specs.includes ?? [];
  const brings = HOLDS.test(thing) ? includes.find((part) => part === 'bracket' || part === 'stand') : undefined;
  if (brings) return `‘${thing}’ for ${name} is not counted: it comes with its ${brings}.`;
  if (HOLDS.test(thing) && specs.formFactor === 'free-standing')
    return `‘${thing}’ for ${name} is not counted: it stands by itself.`;
  const isOfKind = kindNamed(thing);
  const isSold = namesThing(thing) && snapshot.entries.some((entry) => isOfKind(entry.product));
  return isSold
    ? `Not in the sum: ‘${thing}’ for ${name}. By the specifications I find none that is known to fit it; a person can tell you what can be done.`
    : `Not in the sum: ‘${thing}’. I find none that is sold by itself; a person can tell you what can be done.`;
}

// A trolley stands for the bracket, and a dearer player for the one before.
function isInstead(goods: CatalogueEntry, thing: string, chosen: CatalogueEntry | undefined): boolean {
  return (
    goods === chosen ||
    kindNamed(thing)(goods.product) ||
    (chosen !== undefined ? isHolder(goods) && isHolder(chosen) : isHolder(goods) && HOLDS.test(thing))
  );
}

const HOLDS = /\b(?:brackets?|mounts?|stands?|trolle(?:ys?|ies)|arms?)\b/iu;

function replaced(state: ListState, at: number, line: ListLine): ListState {
  const lines = state.lines.with(at, line);
  return stateWith(
    state,
    lines,
    state.recent.map((each) => (each === state.lines[at] ? line : each)),
  );
}
