import { asc, eq } from 'drizzle-orm';
import { QUANTITY } from '#features/cart/quantity.ts';
import { holdProducts } from '#features/catalogue/server/door.ts';
import type { Database, Transaction } from '#platform/database.ts';
import { refuseFields } from '#platform/refusal.ts';
import { type LineSent, TOO_MANY_LINES } from '../contract.ts';
import { LIST } from '../list-limits.ts';
import { type ProjectListLineRow, projectListLines } from '../tables.ts';

/** The lines of a list in their order. */
export function listLines(db: Database | Transaction, listId: number): Promise<ProjectListLineRow[]> {
  return db
    .select()
    .from(projectListLines)
    .where(eq(projectListLines.listId, listId))
    .orderBy(asc(projectListLines.position));
}

/** Lines with more of them: a product that stands in the same room is raised, so that no room names one twice. */
export function joined(lines: readonly LineSent[], more: readonly LineSent[]): LineSent[] {
  const byPlace = new Map<string, LineSent>();
  for (const line of [...lines, ...more]) {
    const place = `${line.productId} ${line.room}`;
    const quantity = (byPlace.get(place)?.quantity ?? 0) + line.quantity;
    byPlace.set(place, { ...line, quantity });
  }
  return [...byPlace.values()];
}

/**
 * Replaces the lines of a list, in three statements however many there are. What stood in it may have left the shop and stays;
 * what is new must be on sale.
 */
export async function writeLines(
  tx: Transaction,
  listId: number,
  lines: readonly LineSent[],
  before: readonly ProjectListLineRow[],
): Promise<void> {
  if (lines.length > LIST.mostLines) throw refuseFields({ lines: [TOO_MANY_LINES] });
  const sold = await holdProducts(
    tx,
    lines.map(({ productId }) => productId),
  );
  const names = new Map(before.map(({ productId, productName }) => [productId, productName]));
  for (const [id, { name, archivedAt }] of sold) if (archivedAt === null) names.set(id, name);
  const errors: Record<string, string[]> = {};
  for (const [at, { productId, quantity }] of lines.entries()) {
    if (!names.has(productId)) errors[`lines.${at}.productId`] = ['This is no longer sold'];
    if (quantity > QUANTITY.most)
      errors[`lines.${at}.quantity`] = [
        `A line can have at most ${QUANTITY.most}, and this one would have ${quantity}`,
      ];
  }
  if (Object.keys(errors).length > 0) throw refuseFields(errors);
  await tx.delete(projectListLines).where(eq(projectListLines.listId, listId));
  if (lines.length === 0) return;
  await tx
    .insert(projectListLines)
    .values(
      lines.map(({ productId, quantity, room }, position) => ({
        ...{ listId, position, productId, quantity, room },
        productName: names.get(productId) ?? '',
      })),
    );
}
