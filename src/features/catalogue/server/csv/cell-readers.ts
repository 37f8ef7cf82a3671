import type { z } from 'zod';

/** The content of a cell: a value, no change (`null`), or an error. */
export type Reading<Value> = { value: Value } | { error: string } | null;
export type Reader<Value> = (cell: string) => Reading<Value>;

/** Checks a cell with a form's schema; `toInput` converts the text first. */
export function checked<Value>(schema: z.ZodType<Value>, toInput: (cell: string) => unknown = (cell) => cell) {
  return (cell: string): Reading<Value> => {
    const result = schema.safeParse(toInput(cell));
    return result.success ? { value: result.data } : { error: result.error.issues[0]?.message ?? 'This is not valid' };
  };
}

/** An empty cell changes nothing. */
export function leftAlone<Value>(read: Reader<Value>): Reader<Value> {
  return (cell) => (cell === '' ? null : read(cell));
}

/** Refuses an embedded picture. */
export function addressOnly<Value>(read: Reader<Value>): Reader<Value> {
  return (cell) =>
    /^data:/i.test(cell) ? { error: 'A picture cannot stand in a file; give the address of one' } : read(cell);
}

const YES = new Set(['true', 'yes', 'y', '1']);
const NO = new Set(['false', 'no', 'n', '0']);

/** Reads a yes or no as people and spreadsheets write it; null for an empty cell. */
export function toYesOrNo(cell: string): boolean | string | null {
  if (cell === '') return null;
  const word = cell.toLowerCase();
  if (YES.has(word)) return true;
  return NO.has(word) ? false : cell;
}

/** An amount as spreadsheets write it: `299`, `299.00`, `£1,299.00`. */
export function toAmount(cell: string): string {
  const bare = cell.replace(/^£\s*/, '');
  return /^\d{1,3}(,\d{3})+(\.\d*)?$/.test(bare) ? bare.replaceAll(',', '') : bare;
}
