/** What goes with the goods of a line: so many for each of them, or so many in all. */
export interface Extra<Goods> {
  goods: Goods;
  count: number;
  isEach: boolean;
}

/** Goods of a list with what goes with them: three screens for the bar, each with its bracket. */
export interface Line<Goods> {
  goods: Goods;
  pieces: number;
  /** In which words they were asked for, so that 'the lobby one' is found again. */
  said: string;
  isFitted: boolean;
  extras: readonly Extra<Goods>[];
}

/** So many of one of the goods, whichever line wants them. */
export interface Flat<Goods> {
  goods: Goods;
  pieces: number;
}

/** How many of an extra a line takes. */
export function piecesOfExtra({ count, isEach }: Extra<unknown>, pieces: number): number {
  return isEach ? count * pieces : count;
}

/** A line with another count; what came with each still does. None of it is left at no pieces. */
export function counted<Goods>(
  lines: readonly Line<Goods>[],
  isMeant: (at: number) => boolean,
  pieces: (before: number) => number,
): readonly Line<Goods>[] {
  return lines.flatMap((line, at) => {
    if (!isMeant(at)) return [line];
    const now = Math.max(0, Math.round(pieces(line.pieces)));
    return now === 0 ? [] : [{ ...line, pieces: now }];
  });
}

/**
 * A line as two: the first so many of it, and the rest behind them. What comes with each goes with each; what was for all stays with the rest.
 * The whole line is one part.
 */
export function parted<Goods>(lines: readonly Line<Goods>[], at: number, pieces: number): readonly Line<Goods>[] {
  const line = lines[at];
  if (!line || pieces <= 0 || pieces >= line.pieces) return lines;
  const own = { ...line, pieces, extras: line.extras.filter(({ isEach }) => isEach) };
  return [...lines.slice(0, at), own, { ...line, pieces: line.pieces - pieces }, ...lines.slice(at + 1)];
}

/** Lines that want the same in the same way as one. */
export function joined<Goods>(lines: readonly Line<Goods>[]): readonly Line<Goods>[] {
  const together: Line<Goods>[] = [];
  for (const line of lines) {
    const same = together.findIndex((each) => isAlike(each, line));
    const one = together[same];
    if (!one) together.push(line);
    else
      together[same] = {
        ...one,
        pieces: one.pieces + line.pieces,
        extras: one.extras.map((each, at) => withCount(each, line.extras[at])),
      };
  }
  return together;
}

function withCount<Goods>(extra: Extra<Goods>, more: Extra<Goods> | undefined): Extra<Goods> {
  return extra.isEach ? extra : { ...extra, count: extra.count + (more?.count ?? 0) };
}

function isAlike<Goods>(one: Line<Goods>, other: Line<Goods>): boolean {
  return (
    one.goods === other.goods &&
    one.said === other.said &&
    one.isFitted === other.isFitted &&
    one.extras.length === other.extras.length &&
    one.extras.every((each, at) => {
      const beside = other.extras[at];
      return (
        beside?.goods === each.goods && beside.isEach === each.isEach && (!each.isEach || beside.count === each.count)
      );
    })
  );
}

/** All goods of a list with their counts, those of each line behind it, each of the goods once. */
export function flattened<Goods>(lines: readonly Line<Goods>[]): readonly Flat<Goods>[] {
  const all = [
    ...lines.map(({ goods, pieces }) => ({ goods, pieces })),
    ...lines.flatMap(({ pieces, extras }) =>
      extras.map((extra) => ({ goods: extra.goods, pieces: piecesOfExtra(extra, pieces) })),
    ),
  ];
  return [...Map.groupBy(all, ({ goods }) => goods)].map(([goods, of]) => ({
    goods,
    pieces: of.reduce((sum, { pieces }) => sum + pieces, 0),
  }));
}
