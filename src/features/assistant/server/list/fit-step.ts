import { type ListStep, linesOfChange, partOfChange, stateWith } from './list-state.ts';

/** 'With the fitting', 'fitting for the ones on the wall', 'only two get fitted': whole lines or so many of them are fitted, or are not. */
export const fitLines: ListStep<'fitted'> = (_, state, { which, part, isFitted }) => {
  const all = which === null ? { ...state, recent: [] } : state;
  const of = part === null ? { lines: state.lines, at: linesOfChange(all, which) } : partOfChange(all, which, part);
  if (!of || of.at.length === 0) return null;
  // Where so many are fitted, the rest of them are not.
  const own = of.lines[of.at[0] ?? -1];
  const lines = of.lines.map((line, at) =>
    of.at.includes(at)
      ? { ...line, isFitted }
      : part !== null && line.goods === own?.goods
        ? { ...line, isFitted: !isFitted }
        : line,
  );
  return stateWith(
    state,
    lines,
    lines.filter((_line, at) => of.at.includes(at)),
  );
};
