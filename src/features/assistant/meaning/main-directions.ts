import table from './main-directions.json' with { type: 'json' };

const { mean, directions, dimensions } = table;

let rows: Int8Array | undefined;

/** A sentence's 512 numbers on the directions in which questions to this shop differ most, of unit length. Made by `demo/teach-assistant.ts`. */
export function onMainDirections(encoded: Float32Array): Float32Array {
  rows ??= new Int8Array(Buffer.from(directions, 'base64'));
  const size = mean.length;
  const on = new Float32Array(dimensions);
  for (let nth = 0; nth < dimensions; nth++)
    for (let at = 0; at < size; at++)
      on[nth] = (on[nth] ?? 0) + (rows[nth * size + at] ?? 0) * ((encoded[at] ?? 0) - (mean[at] ?? 0));
  const length = Math.hypot(...on) || 1;
  return on.map((each) => each / length);
}
