import { createHash } from 'node:crypto';
import type { BackupTotals, PartName, PartSum } from './content.ts';

/** Counts one part while its bytes pass. */
export function partCounter({ kind }: PartName): { add(bytes: Uint8Array): void; sum(): PartSum } {
  const hash = createHash('sha256');
  let rows = 0;
  let size = 0;
  return {
    add: (bytes) => {
      hash.update(bytes);
      size += bytes.length;
      if (kind === 'table') rows += linesIn(bytes);
    },
    sum: () => ({ rows, bytes: size, sha256: hash.digest('hex') }),
  };
}

/** Counts the parts of a backup. */
export function totalCounter(): { add(part: PartName, sum: PartSum): void; totals(): BackupTotals } {
  const hash = createHash('sha256');
  const totals = { tables: 0, rows: 0, files: 0, bytes: 0 };
  return {
    add: ({ kind }, { rows, bytes, sha256 }) => {
      totals[kind === 'table' ? 'tables' : 'files'] += 1;
      totals.rows += rows;
      totals.bytes += bytes;
      hash.update(sha256);
    },
    totals: () => ({ ...totals, sha256: hash.digest('hex') }),
  };
}

// COPY's text format writes a row a line; a line break within a value is escaped.
function linesIn(bytes: Uint8Array): number {
  let lines = 0;
  for (let at = bytes.indexOf(10); at !== -1; at = bytes.indexOf(10, at + 1)) lines++;
  return lines;
}
