import { refuseFields } from '#platform/refusal.ts';
import { MAX_ID } from './input.ts';

/** The cursors of one list; opaque to clients, so that the order can change. */
export interface Cursors {
  /** The number in a cursor. Refuses, at the field `cursor`, a cursor of another list. */
  read(cursor: string): number;
  /** Cuts `size + 1` rows to a page, with the cursor of the next page if there is one. */
  cut<Row>(rows: readonly Row[], size: number, numberOf: (last: Row) => number): CutPage<Row>;
}

export interface CutPage<Row> {
  rows: Row[];
  nextCursor: string | null;
}

/** Makes the cursors of a list; the letter marks the list. */
export function cursorsOf(letter: string): Cursors {
  const form = new RegExp(`^${letter}(\\d{1,10})$`);
  return {
    read: (cursor) => {
      const number = Number(form.exec(Buffer.from(cursor, 'base64url').toString('latin1'))?.[1] ?? Number.NaN);
      if (!(number <= MAX_ID)) throw refuseFields({ cursor: ['This cursor is not one of ours'] });
      return number;
    },
    cut: (rows, size, numberOf) => {
      const last = rows[size - 1];
      const isCut = rows.length > size && last !== undefined;
      const nextCursor = isCut ? Buffer.from(`${letter}${numberOf(last)}`).toString('base64url') : null;
      return { rows: rows.slice(0, size), nextCursor };
    },
  };
}
