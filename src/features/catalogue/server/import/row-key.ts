import { MAX_ID } from '#platform/http/input.ts';
import type { CsvRow } from './read-csv.ts';
import { cellAt, type Header } from './read-header.ts';

/** How a row names its product. */
export interface RowKey {
  id: number | 'wrong' | null;
  idCell: string;
  sku: string | null;
}

export function keyOf(row: CsvRow, { idAt, skuAt }: Header): RowKey {
  const idCell = cellAt(row, idAt) ?? '';
  const sku = cellAt(row, skuAt) || null;
  return { id: idCell === '' ? null : readId(idCell), idCell, sku };
}

function readId(cell: string): number | 'wrong' {
  const id = /^\d{1,10}$/.test(cell) ? Number(cell) : 0;
  return id >= 1 && id <= MAX_ID ? id : 'wrong';
}
