import type { Pence } from '#values/money.ts';
import type { ReturnedGoods } from './refund-of.ts';

/** A line of an order as far as its pieces can be refunded. */
export interface LineOfPieces {
  id: number;
  unitPrice: Pence;
  quantity: number;
  refunded: number;
}

/** Pieces of one line. */
export interface Pieces {
  itemId: number;
  quantity: number;
}

/** How many pieces of a line have not been refunded, by whatever way. */
export function piecesLeft({ quantity, refunded }: Pick<LineOfPieces, 'quantity' | 'refunded'>): number {
  return Math.max(0, quantity - refunded);
}

/** All pieces of these lines that were not refunded yet. */
export function allPiecesLeft(lines: readonly LineOfPieces[]): Pieces[] {
  return withoutNone(lines.map((line) => ({ itemId: line.id, quantity: piecesLeft(line) })));
}

/** Of these pieces, those that were not refunded already by another way. */
export function piecesStillPaid(lines: readonly LineOfPieces[], wanted: readonly Pieces[]): Pieces[] {
  const left = new Map(lines.map((line) => [line.id, piecesLeft(line)]));
  return withoutNone(
    wanted.map(({ itemId, quantity }) => ({ itemId, quantity: Math.min(quantity, left.get(itemId) ?? 0) })),
  );
}

/** What these pieces cost, and what those cost that were refunded before; both ex VAT and before any discount. */
export function valueOfPieces(lines: readonly LineOfPieces[], pieces: readonly Pieces[]): ReturnedGoods {
  const priceOf = new Map(lines.map(({ id, unitPrice }) => [id, unitPrice]));
  return {
    value: pieces.reduce((sum, { itemId, quantity }) => sum + quantity * (priceOf.get(itemId) ?? 0), 0),
    before: lines.reduce((sum, { refunded, unitPrice }) => sum + refunded * unitPrice, 0),
  };
}

function withoutNone(pieces: readonly Pieces[]): Pieces[] {
  return pieces.filter(({ quantity }) => quantity > 0);
}
