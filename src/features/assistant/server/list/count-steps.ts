import { counted } from '#features/assistant/list/lines.ts';
import type { Meant } from './extras-meant.ts';
import { meantIn } from './lines-meant.ts';
import type { ListLine } from './list-line.ts';
import { type ListState, type ListStep, linesOfChange, stateWith } from './list-state.ts';

/** 'Make it eight', 'five of each', 'seven panels': lines have that many, and what comes with each as well. */
export const countLines: ListStep<'count'> = (_, state, { which, pieces }) => {
  if (which === '*')
    return recounted(
      state,
      state.lines.map((_line, at) => at),
      () => pieces,
    );
  const { extras } = which === null ? NO_EXTRAS : meantIn(state.lines, which);
  if (extras.length > 0) return recountedExtras(state, extras, () => pieces);
  const at = linesOfChange(state, which);
  // Where lines differ, those that have as many as the first are meant.
  const first = state.lines[at[0] ?? -1]?.pieces;
  return recounted(state, which === null ? at.filter((each) => state.lines[each]?.pieces === first) : at, () => pieces);
};

/** 'Double the brackets', 'half of them'. */
export const multiplyLines: ListStep<'times'> = (_, state, { which, factor }) => {
  const { extras } = which === null ? NO_EXTRAS : meantIn(state.lines, which);
  if (extras.length > 0) return recountedExtras(state, extras, (pieces) => pieces * factor);
  return recounted(state, linesOfChange(state, which), (pieces) => pieces * factor);
};

const NO_EXTRAS: Meant = { lines: [], extras: [] };
const A_PLACE = /^(?:ones? )?(?:for|in|at|by|on|near|behind)\b/iu;

/** 'One more for the snooker room', 'two fewer': a line has more or less. What stands in another place is a line of its own. */
export const addToLines: ListStep<'more'> = (_, state, { which, pieces, words }) => {
  const isPlace = which !== null && A_PLACE.test(which);
  const { lines: at, extras } =
    which === null || isPlace ? { lines: linesOfChange(state, null), extras: [] } : meantIn(state.lines, which);
  if (extras.length > 0) return recountedExtras(state, extras, (before) => before + pieces);
  const [first] = at;
  const line = state.lines[first ?? -1];
  if (first === undefined || !line) return null;
  if (pieces < 0 && line.pieces + pieces < 0) return null;
  if (!isPlace) return recounted(state, [first], (before) => before + pieces);
  const other = { ...line, pieces, said: words, extras: line.extras.filter(({ isEach }) => isEach) };
  return stateWith(state, [...state.lines.slice(0, first + 1), other, ...state.lines.slice(first + 1)], [other]);
};

function recounted(state: ListState, at: readonly number[], pieces: (before: number) => number): ListState | null {
  if (at.length === 0) return null;
  const lines = counted(state.lines, (each) => at.includes(each), pieces);
  // A list of nothing is no list.
  return lines.length === 0
    ? null
    : stateWith(
        state,
        lines,
        lines.filter((line) => !state.lines.includes(line)),
      );
}

// So many brackets in all stand with the first line that has them.
function recountedExtras(
  state: ListState,
  extras: Meant['extras'],
  pieces: (before: number) => number,
): ListState | null {
  const before = extras.reduce((sum, { line, extra }) => sum + countOf(state.lines[line], extra), 0);
  const now = Math.max(0, Math.round(pieces(before)));
  const [kept] = extras;
  const lines = state.lines.map((line, at) => {
    const own = extras.filter((each) => each.line === at).map(({ extra }) => extra);
    const left = line.extras.flatMap((each, place) => {
      if (!own.includes(place)) return [each];
      return kept?.line === at && kept.extra === place && now > 0 ? [asMany(each.goods, now, line.pieces)] : [];
    });
    return own.length > 0 ? { ...line, extras: left } : line;
  });
  return stateWith(state, lines);
}

function asMany(goods: ListLine['goods'], pieces: number, ofLine: number): ListLine['extras'][number] {
  const isEach = pieces % ofLine === 0;
  return { goods, count: isEach ? pieces / ofLine : pieces, isEach };
}

function countOf(line: ListLine | undefined, extra: number): number {
  const own = line?.extras[extra];
  return line && own ? (own.isEach ? own.count * line.pieces : own.count) : 0;
}
