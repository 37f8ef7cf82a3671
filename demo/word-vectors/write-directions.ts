import fs from 'node:fs';
import { mainDirections } from './main-directions.ts';

const DIMENSIONS = 128;
const MOST = 127;

/** Writes the mean of vectors and the directions in which they differ most from it, each direction as bytes. */
export function writeDirections(file: string, vectors: readonly Float32Array[]): void {
  const size = vectors[0]?.length ?? 0;
  const mean = Array.from(
    { length: size },
    (_, at) => vectors.reduce((sum, each) => sum + (each[at] ?? 0), 0) / vectors.length,
  );
  const directions = mainDirections(
    vectors.map((vector) => mean.map((each, at) => (vector[at] ?? 0) - each)),
    DIMENSIONS,
  ).flat();
  const most = directions.reduce((greatest, each) => Math.max(greatest, Math.abs(each)), 0);
  const bytes = Int8Array.from(directions, (each) => Math.round((each / most) * MOST));
  const table = {
    dimensions: DIMENSIONS,
    mean: mean.map((each) => Number(each.toFixed(5))),
    directions: Buffer.from(bytes.buffer).toString('base64'),
  };
  fs.writeFileSync(file, `${JSON.stringify(table, null, 2)}\n`);
}
