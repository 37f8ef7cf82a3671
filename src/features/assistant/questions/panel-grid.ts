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

/** Reads '2 x 2 video wall of 55s with less than 2 mm between the panels'; null where no such wall is named. */
export function panelGridIn(message: string): PanelGrid | null {
  const [, columns, rows] = GRID.exec(message) ?? [];
  if (!columns || !rows || !OF_PANELS.test(message) || /\bleds?\b/iu.test(message)) return null;
  const joint = JOINT.exec(message);
  return {
    columns: Number(columns),
    rows: Number(rows),
    inches: Number(INCHES.exec(message)?.[1] ?? 0) || null,
    jointMm: Number(joint?.[1] ?? joint?.[2] ?? 0) || null,
  };
}
