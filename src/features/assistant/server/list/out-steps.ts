import { flattened, piecesOfExtra } from '#features/assistant/list/lines.ts';
import { meantIn } from './lines-meant.ts';
import type { ListLine } from './list-line.ts';
import { type ListState, type ListStep, partOfChange, stateWith } from './list-state.ts';

/** 'Leave the lobby one out', 'without the brackets', 'no player for two of them': lines or extras are taken out. */
export const takeOut: ListStep<'out'> = (_, state, { which, part, from }) => {
  const of = part === null && from === null ? null : partOfChange(state, from, part);
  if (of === null && (part !== null || from !== null)) return null;
  const lines = of?.lines ?? state.lines;
  const { lines: out, extras } = meantIn(lines, which);
  const own = extras.filter(({ line }) => of === null || of.at.includes(line));
  if (own.length > 0) {
    const left = lines.map((line, at) =>
      withoutExtras(
        line,
        own.filter((each) => each.line === at).map(({ extra }) => extra),
      ),
    );
    return stateWith(
      state,
      left,
      left.filter((line, at) => line !== lines[at]),
    );
  }
  if (of !== null || out.length === 0 || (out.length === lines.length && out.length > 1)) return null;
  return stateWith(
    state,
    lines.filter((_line, at) => !out.includes(at)),
  );
};

function withoutExtras(line: ListLine, out: readonly number[]): ListLine {
  return out.length === 0 ? line : { ...line, extras: line.extras.filter((_, at) => !out.includes(at)) };
}

/** 'Only the brackets then', 'just the screen on its own': what is named is left, and nothing else. */
export const leaveOnly: ListStep<'only'> = (_, state, { which, isBare }) => {
  const { lines: at, extras } = meantIn(state.lines, which);
  if (extras.length > 0) {
    const alone = extras.flatMap(({ line, extra }) => {
      const of = state.lines[line];
      const own = of?.extras[extra];
      return of && own
        ? [{ goods: own.goods, pieces: piecesOfExtra(own, of.pieces), said: which, isFitted: false, extras: [] }]
        : [];
    });
    const together = flattened(alone).map(({ goods, pieces }) => ({
      goods,
      pieces,
      said: which,
      isFitted: false,
      extras: [],
    }));
    return stateWith(state, together, together);
  }
  if (at.length === 0) return leftOut(state, which, isBare);
  const isAll = at.length === state.lines.length;
  const left = state.lines
    .filter((_line, each) => at.includes(each))
    .map((line) => (isBare || isAll ? { ...line, extras: [] } : line));
  return stateWith(state, left, left);
};

// 'And the 55 alone' after it was left out.
function leftOut(state: ListState, which: string, isBare: boolean): ListState | null {
  const { lines: at } = meantIn(state.before, which);
  const back = state.before.filter((_line, each) => at.includes(each));
  const lines = isBare ? back.map((line) => ({ ...line, extras: [] })) : back;
  return lines.length > 0 ? stateWith(state, lines, lines) : null;
}
