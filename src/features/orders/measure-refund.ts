import { dueOf, type LedgerSums, netOf } from '#features/payments/ledger-sums.ts';
import { refuse } from '#platform/refusal.ts';
import { formatPounds, type Pence } from '#values/money.ts';
import { goodsRetained, goodsShareOf } from './order-ledger.ts';
import { allPiecesLeft, type LineOfPieces, type Pieces, piecesLeft, valueOfPieces } from './pieces.ts';
import { type ReturnRefund, refundOf, releasedBy, type Sums } from './refund-of.ts';

/** What a refund asks for. */
export interface RefundWish {
  /** What the customer is credited, VAT included. Absent: what the pieces come to, or all that is left. */
  amount?: Pence | undefined;
  /** The pieces that the money goes back for, where it is known which. */
  pieces?: readonly Pieces[] | undefined;
  /** The goods that go back, ex VAT and after the discount. Absent: those of the pieces, or the amount's share of them. */
  goods?: Pence | undefined;
}

export interface MeasuredRefund {
  /** VAT included. */
  amount: Pence;
  /** Ex VAT and after the discount; the points earned with it are reversed. */
  goods: Pence;
  /** What nobody owes any more of the order's price, VAT included. */
  released: Pence;
  pieces: readonly Pieces[];
}

/** An order as far as a refund depends on it: its sums, its ledger's sums and its lines. */
export interface Refundable {
  order: Sums;
  sums: LedgerSums;
  lines: readonly (LineOfPieces & { productName: string })[];
}

/**
 * How much goes back and for what. With the last penny of a paid order, or of one of which no pieces are named, go all pieces that are
 * left, so that nothing is sent unpaid; of a part-paid order the pieces that are not named stay, and stay to be paid. Throws `invalid`, `more_than_paid` or `more_than_left`, each with a sentence that says what is left; nothing is cut.
 */
export function measureRefund({ order, sums, lines }: Refundable, wish: RefundWish): MeasuredRefund {
  const { pieces = [] } = wish;
  demandPiecesLeft(lines, pieces);
  const left = netOf(sums);
  const chosen = pieces.length > 0 ? refundOf(order, sums, valueOfPieces(lines, pieces)) : null;
  const amount = wish.amount ?? chosen?.amount ?? left;
  if (wish.amount !== undefined && amount < 1) throw refuseNothing(left);
  if (amount > left || amount < 1) throw refuseTooMuch(left);
  const unreleased = Math.max(0, order.grandTotal - sums.released);
  // An amount that is for no pieces goes back of a part payment, and stays to be paid.
  const isPart = !chosen && dueOf(order.grandTotal, sums) > 0;
  const released = isPart ? 0 : releasedBy(order, sums, { amount, worth: chosen?.worth ?? 0 });
  if (amount === left && (!chosen || released === unreleased))
    return { amount, goods: goodsRetained(order, sums), released: unreleased, pieces: allPiecesLeft(lines) };
  const goods =
    wish.goods ?? (chosen ? goodsOff({ order, sums }, chosen, released) : goodsShareOf(order, sums, amount));
  return { amount, goods: Math.min(goods, chosen ? released : amount, goodsRetained(order, sums)), released, pieces };
}

// Of goods that stay charged in part the other part earns no points; what goes back beyond their worth is money off the goods that stay.
function goodsOff({ order, sums }: Omit<Refundable, 'lines'>, { goods, worth }: ReturnRefund, released: Pence): Pence {
  if (released < worth) return Math.round((goods * released) / worth);
  const after = { ...sums, refunded: sums.refunded + worth, goodsReturned: sums.goodsReturned + goods };
  return goods + goodsShareOf(order, after, released - worth);
}

function demandPiecesLeft(lines: Refundable['lines'], pieces: readonly Pieces[]): void {
  for (const { itemId, quantity } of pieces) {
    const line = lines.find(({ id }) => id === itemId);
    if (!line) throw refuseItems('invalid', 'Choose lines of this order.');
    const left = piecesLeft(line);
    if (quantity > left) throw refuseItems('more_than_left', piecesSentence(line.productName, left), { itemId });
  }
}

function piecesSentence(name: string, left: number): string {
  if (left === 0) return `All pieces of ${name} have been refunded already.`;
  return `Only ${left} of ${name} ${left === 1 ? 'is' : 'are'} left to refund.`;
}

function refuseItems(code: 'invalid' | 'more_than_left', sentence: string, extra: { itemId?: number } = {}) {
  return refuse(code, sentence, { errors: { items: [sentence] }, extra });
}

function refuseNothing(left: Pence) {
  const sentence = `Enter an amount above £0.00: ${left > 0 ? `${formatPounds(left)} is` : 'nothing is'} left to refund.`;
  return refuse('invalid', sentence, { errors: { amount: [sentence] } });
}

function refuseTooMuch(left: Pence) {
  const sentence =
    left > 0 ? `At most ${formatPounds(left)} can be refunded.` : 'Nothing is left of this order to refund.';
  return refuse('more_than_paid', sentence, { errors: { amount: [sentence] } });
}
