import { recordChange } from '#features/audit/server/door.ts';
import { MOST_COUNTED } from '#features/catalogue/form.ts';
import { catalogueOf, moveStock } from '#features/catalogue/server/door.ts';
import type { AppContext } from '#platform/app-context.ts';
import { refuse, refuseFields } from '#platform/refusal.ts';
import type { StockTaskBody } from '../contract.ts';

/** Receives, counts or corrects the stock of a product, with its row in the ledger and in the audit log. */
export async function changeStock(
  context: AppContext,
  { productId, task, quantity, note, stockSeen }: StockTaskBody,
  actorId: number,
): Promise<{ stockBefore: number; stockAfter: number }> {
  const at = context.clock.now();
  const moved = await context.db.transaction(async (tx) => {
    const after = (row: { stockQuantity: number }) => {
      if (task === 'count' && stockSeen !== undefined) refuseIfMoved(stockSeen, row.stockQuantity);
      return checked(row.stockQuantity, task === 'count' ? quantity : row.stockQuantity + quantity);
    };
    const { before, stock } = await moveStock(tx, productId, after, { reason: task, actorId, at, note });
    const change = { actorId, action: `product.stock_${DONE[task]}`, recordType: 'product', recordId: productId };
    const states = {
      before: { name: before.name, stockQuantity: before.stockQuantity },
      after: { name: before.name, stockQuantity: stock, ...(note && { note }) },
    };
    await recordChange(tx, { ...change, ...states }, at);
    return { stockBefore: before.stockQuantity, stockAfter: stock };
  });
  await catalogueOf(context).catchUp();
  return moved;
}

const DONE = { delivery: 'received', count: 'counted', correction: 'corrected' } as const;

function refuseIfMoved(seen: number, now: number): void {
  if (seen === now) return;
  const sentence = `Stock changed from ${seen} to ${now} while you were counting. Look again, then enter your count.`;
  throw refuse('conflict', sentence, { extra: { stockQuantity: now }, errors: { quantity: [sentence] } });
}

function checked(before: number, after: number): number {
  const there = before.toLocaleString('en-GB');
  if (after < 0) throw refuseFields({ quantity: [`The stock would be below 0: there are ${there}`] });
  if (after > Math.max(before, MOST_COUNTED)) {
    throw refuseFields({
      quantity: [`The stock would be above ${MOST_COUNTED.toLocaleString('en-GB')}: there are ${there}`],
    });
  }
  return after;
}
