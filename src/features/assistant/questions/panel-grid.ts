import { numberSaid, wordsUpTo } from '#values/number-words.ts';

/** A wall of panels as it is asked for: so many across and high, with what is told of its panels. */
export interface PanelGrid {
  columns: number;
  rows: number;
  /** The diagonal of one panel; null where it is not told. */
  inches: number | null;
  /** The widest joint between two pictures in mm; null where none is told. */
  jointMm: number | null;
}

const GRID = /(?<![\d.])([1-6]) ?(?:x|×|by) ?([1-6])(?![\d.]| ?(?:m|metres?|meters?|ft|feet)\b)/iu;
const OF_PANELS = /\b(?:video ?walls?|panels?|bezels?|joints?|seams?)\b/iu;
const INCHES = /(?<![\d.])(4\d|5\d|6\d)(?: ?(?:["″]|in\b|inch(?:es)?)|s\b| (?=(?:panels?|screens?)\b))/iu;
const JOINT =
  /\b(?:less than|under|below|at most|up to|no more than|max(?:imum)?(?: of)?|within) (\d(?:\.\d+)?) ?mm\b|(\d(?:\.\d+)?) ?mm (?:bezels?|joints?|gaps?|seams?)/iu;

// A wall of so many without its rows: near the shape of one picture, as the ready ones are.
const COUNTED_WALL = new RegExp(
  String.raw`\b(\d|${wordsUpTo(9)}) (?:of (?:them|these|those) |(?:[\p{L}\d"″]+[- ]){0,3}(?:screens|panels|displays|monitors) )(?:\p{L}+ ){0,2}(?:in|as|for|into|to make|making|make) (?:an?|one|the) (?:\p{L}+ )?video ?wall\b|\bvideo ?wall (?:\p{L}+ )?(?:of|with|from|made of) (\d|${wordsUpTo(9)}) (?:[\p{L}\d"″]+[- ]){0,3}(?:screens|panels|displays)\b`,
  'iu',
);
const SHAPES: Readonly<Record<number, readonly [columns: number, rows: number]>> = {
  2: [2, 1],
  3: [3, 1],
  4: [2, 2],
  6: [3, 2],
  8: [4, 2],
  9: [3, 3],
};

/** Reads '2 x 2 video wall of 55s with less than 2 mm between the panels'; null where no such wall is named. */
export function panelGridIn(message: string): PanelGrid | null {
  const [columns, rows] = sidesIn(message);
  if (!columns || !rows || !OF_PANELS.test(message) || /\bleds?\b/iu.test(message)) return null;
  const joint = JOINT.exec(message);
  return {
    columns,
    rows,
    inches: Number(INCHES.exec(message)?.[1] ?? 0) || null,
    jointMm: Number(joint?.[1] ?? joint?.[2] ?? 0) || null,
  };
}

function sidesIn(message: string): readonly number[] {
  const grid = GRID.exec(message)?.slice(1).map(Number);
  const count = COUNTED_WALL.exec(message)?.slice(1).find(Boolean);
  return grid ?? SHAPES[numberSaid(count)] ?? [];
}
