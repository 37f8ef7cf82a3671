import { type LedgerSums, NOTHING_PAID } from '#features/payments/ledger-sums.ts';
import { type Pence, toBasisPoints, toPence } from '#values/money.ts';
import type { Order } from './contract.ts';
import { type LineOfPieces, type Pieces, piecesLeft, valueOfPieces } from './pieces.ts';
import { refundOf, releasedBy, type Sums } from './refund-of.ts';
import type { StaffView } from './staff-view.ts';

/** An order as far as the pieces of a refund are worked out from it. */
export interface OrderOfItems {
  order: Sums & { isCancelled: boolean };
  sums: LedgerSums;
  lines: readonly (LineOfPieces & { name: string })[];
}

export interface ItemsRefund {
  /** What goes back for the pieces, VAT included; 0 for none. */
  amount: Pence;
  /** What they take off the price of the order. */
  worth: Pence;
  isAll: boolean;
  pieces: number;
  /** Names them; printed on the credit note. */
  words: string;
}

/** What chosen pieces come to, as the server measures them. */
export function refundOfItems({ order, sums, lines }: OrderOfItems, pieces: readonly Pieces[]): ItemsRefund {
  const wanted = new Map(pieces.map(({ itemId, quantity }) => [itemId, quantity]));
  const chosen = lines
    .map((line) => ({ ...line, chosen: Math.min(piecesLeft(line), Math.max(0, wanted.get(line.id) ?? 0)) }))
    .filter((line) => line.chosen > 0);
  if (chosen.length === 0) return { amount: 0, worth: 0, isAll: false, pieces: 0, words: '' };
  const goods = valueOfPieces(
    lines,
    chosen.map((line) => ({ itemId: line.id, quantity: line.chosen })),
  );
  const { amount, worth } = refundOf(order, sums, goods);
  return {
    ...{ amount, worth },
    isAll: goods.before + goods.value >= order.subtotal,
    pieces: chosen.reduce((sum, line) => sum + line.chosen, 0),
    words: chosen.map((line) => `${line.chosen} × ${line.name}`).join(', '),
  };
}

/** What of the worth of these pieces stays charged when `amount` goes back for them. */
export function staysCharged({ order, sums }: Omit<OrderOfItems, 'lines'>, worth: Pence, amount: Pence): Pence {
  // Of a cancelled order nothing is charged: what does not go back is owed back.
  if (order.isCancelled || amount <= 0) return 0;
  return Math.max(0, worth - releasedBy(order, sums, { amount, worth }));
}

/** The order that a page of the staff shows. */
export function orderOfItems(order: Order, staff: Pick<StaffView, 'refundable' | 'goodsReturned'>): OrderOfItems {
  return {
    order: {
      grandTotal: toPence(order.grandTotal),
      subtotal: toPence(order.subtotal),
      discount: toPence(order.discount),
      deliveryFee: toPence(order.deliveryFee),
      vatRate: toBasisPoints(order.vatRate),
      isCancelled: order.status === 'cancelled',
    },
    sums: {
      ...NOTHING_PAID,
      paid: toPence(staff.refundable),
      goodsReturned: toPence(staff.goodsReturned),
      released: toPence(order.released),
    },
    lines: order.items.map(({ id, productName: name, unitPrice, quantity, refunded }) => {
      return { id, name, unitPrice: toPence(unitPrice), quantity, refunded };
    }),
  };
}
