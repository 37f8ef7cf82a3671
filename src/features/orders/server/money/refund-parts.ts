import { splitRefund } from '#features/payments/refund-split.ts';
import { amountOfCredit } from '#features/payments/server/door.ts';
import type { Transaction } from '#platform/database.ts';
import type { Pence } from '#values/money.ts';
import type { OrderRow } from '../listing/load-orders.ts';
import type { Refund } from './refund-order.ts';

type Part = { amount: Pence; withheld: Pence; goods: Pence; released: Pence; isCredit?: boolean };

/** A refund as rows of the ledger: what was paid with account credit goes back there first, and the rest as it came. */
export async function partsOf(
  tx: Transaction,
  order: OrderRow,
  { isDone, isCredit }: Refund,
  whole: Part,
): Promise<Part[]> {
  if (isCredit) return [{ ...whole, isCredit: true }];
  const left = { credit: isDone ? 0 : await amountOfCredit(tx, order), card: 0 };
  const { credit, rest: amount } = splitRefund(whole.amount, left);
  if (credit === whole.amount && credit > 0) return [{ ...whole, isCredit: true }];
  if (credit === 0) return [whole];
  const shareOf = (value: Pence) => Math.round((value * credit) / (whole.amount + whole.withheld));
  const [goods, released] = [shareOf(whole.goods), shareOf(whole.released)];
  const rest = { amount, withheld: whole.withheld, goods: whole.goods - goods, released: whole.released - released };
  return [{ amount: credit, withheld: 0, goods, released, isCredit: true }, rest];
}
