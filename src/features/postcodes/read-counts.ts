/** What was found in a file of postcodes. */
export interface ReadCounts {
  rows: number;
  /** Postcodes with a point. */
  taken: number;
  /** Rows of a postcode that stood in the file before. */
  repeated: number;
  /** Postcodes no longer in use. */
  ended: number;
  /** Postcodes whose place is known roughly or not at all. */
  rough: number;
  broken: number;
}

export const NOTHING_READ: ReadCounts = { rows: 0, taken: 0, repeated: 0, ended: 0, rough: 0, broken: 0 };

/** The counts in a sentence or two: `1,694,215 postcodes are known. Left out: 12 rows that cannot be read.` */
export function countsText({ taken, repeated, ended, rough, broken }: ReadCounts): string {
  const left = [
    ended && `${inWords(ended)} no longer in use`,
    rough && `${inWords(rough)} without an exact place`,
    repeated && `${inWords(repeated)} that came twice`,
    broken && `${inWords(broken)} that cannot be read`,
  ].filter(Boolean);
  const known = `${inWords(taken)} ${taken === 1 ? 'postcode has' : 'postcodes have'} an exact place.`;
  return left.length === 0 ? known : `${known} Left out: ${new Intl.ListFormat('en-GB').format(left as string[])}.`;
}

function inWords(count: number): string {
  return count.toLocaleString('en-GB');
}
