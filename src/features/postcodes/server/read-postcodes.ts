import { refuse } from '#platform/refusal.ts';
import { countPoints, type PackedPoint, writePoints } from '../packed-points.ts';
import { type RowReader, recogniseRows } from '../postcode-rows.ts';
import { NOTHING_READ, type ReadCounts } from '../read-counts.ts';
import type { Piece } from './file/open-pieces.ts';
import { readLines } from './file/read-lines.ts';

/** The points of each sector, packed. */
type Sectors = Map<string, PackedPoint[]>;

// A file with more is not what we take it for.
const MOST_ROWS = 6_000_000;
const MOST_BROKEN = 0.1;

const CODE_POINT =
  'Code-Point Open (CSV files without a header, ten columns: postcode, quality, easting, northing and six codes)';
const ONS = 'the ONS Postcode Directory (a CSV file with the columns pcds, lat and long)';
const SEND_AGAIN = 'Download the file again and send it as it comes, as a zip or CSV file.';

export interface Told {
  bytesRead: number;
  counts: ReadCounts;
}

/**
 * Reads every postcode of these files, which are held as 8 bytes each until all are read. `tell` is called after
 * each piece of a file that is read. Throws a refusal for other files and for one that is broken in more than a tenth of its rows.
 */
export async function readPostcodes(
  pieces: readonly Piece[],
  tell: (told: Told) => Promise<void> | void,
): Promise<{ sectors: Map<string, Buffer>; counts: ReadCounts }> {
  const sectors: Sectors = new Map();
  const counts = { ...NOTHING_READ };
  let bytesRead = 0;
  for (const piece of pieces) {
    let reader: RowReader | null | undefined;
    for await (const { lines, bytes } of readLines(piece.read())) {
      bytesRead += bytes;
      let from = 0;
      if (reader === undefined && lines[0] !== undefined) {
        reader = recogniseRows(lines[0]);
        from = reader?.isHeaderless ? 0 : 1;
      }
      // Lists of column names and of codes lie beside the postcodes in what is published.
      if (reader === null) break;
      if (reader) for (let at = from; at < lines.length; at++) take(reader, lines[at] ?? '', sectors, counts);
      if (counts.rows > MOST_ROWS) throw refuse('invalid', 'This file has more rows than there are postcodes.');
      await tell({ bytesRead, counts });
    }
  }
  demandWhole(counts, bytesRead);
  return { sectors: pack(sectors, counts), counts };
}

function take(reader: RowReader, line: string, sectors: Sectors, counts: ReadCounts): void {
  counts.rows++;
  const found = reader.read(line);
  if (typeof found === 'string') {
    counts[found]++;
    return;
  }
  const points = sectors.get(found.sector);
  if (points) points.push(found.point);
  else sectors.set(found.sector, [found.point]);
}

function demandWhole(counts: ReadCounts, bytesRead: number): void {
  if (counts.rows === 0) {
    const what = bytesRead === 0 ? 'The file is empty: it' : 'This';
    throw refuse('invalid', `${what} is neither ${CODE_POINT} nor ${ONS}. Nothing was changed. ${SEND_AGAIN}`);
  }
  if (counts.broken > counts.rows * MOST_BROKEN) {
    const [broken, rows] = [counts.broken, counts.rows].map((count) => count.toLocaleString('en-GB'));
    const sentence = `${broken} of ${rows} rows cannot be read, so nothing was changed. Rows are expected as in ${CODE_POINT} or ${ONS}.`;
    throw refuse('invalid', `${sentence} ${SEND_AGAIN}`);
  }
}

function pack(sectors: Sectors, counts: ReadCounts): Map<string, Buffer> {
  const packed = new Map<string, Buffer>();
  for (const [sector, points] of sectors) {
    const bytes = writePoints(points);
    packed.set(sector, bytes);
    counts.taken += countPoints(bytes);
    counts.repeated += points.length - countPoints(bytes);
  }
  return packed;
}
