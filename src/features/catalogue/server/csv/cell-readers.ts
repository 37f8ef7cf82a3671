import type { z } from 'zod';

/** What a cell says: a value, nothing that would change anything (`null`), or what is wrong with it. */
export type Reading<Value> = { value: Value } | { error: string } | null;
export type Reader<Value> = (cell: string) => Reading<Value>;

/** As the form has it, with its words. What the form takes for text a cell may need to be turned into first. */
export function checked<Value>(schema: z.ZodType<Value>, toInput: (cell: string) => unknown = (cell) => cell) {
  return (cell: string): Reading<Value> => {
    const result = schema.safeParse(toInput(cell));
    return result.success ? { value: result.data } : { error: result.error.issues[0]?.message ?? 'This is not valid' };
  };
}

/** An empty cell leaves the value as it is. */
export function leftAlone<Value>(read: Reader<Value>): Reader<Value> {
  return (cell) => (cell === '' ? null : read(cell));
}

/** An address; a picture itself has no place in a cell. */
export function addressOnly<Value>(read: Reader<Value>): Reader<Value> {
  return (cell) =>
    /^data:/i.test(cell) ? { error: 'A picture cannot stand in a file; give the address of one' } : read(cell);
}

const YES = new Set(['true', 'yes', 'y', '1']);
const NO = new Set(['false', 'no', 'n', '0']);

/** A yes or no in the words that people and spreadsheets have for them; an empty cell is neither. */
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

/** One of these words, in whatever case it was typed. */
export function toOneOf(words: readonly string[]): (cell: string) => string {
  return (cell) => words.find((word) => word.toLowerCase() === cell.toLowerCase()) ?? cell;
}
