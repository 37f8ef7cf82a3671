import { and, eq, inArray, type SQLWrapper } from 'drizzle-orm';
import { acceptPicture, readPrivate, removePrivate, storePrivately } from '#features/media/server/door.ts';
import { type Asker, demandReadable, findOrderRow } from '#features/orders/server/door.ts';
import { announce } from '#platform/announcements.ts';
import type { AppContext } from '#platform/app-context.ts';
import type { Transaction } from '#platform/database.ts';
import type { FileAnswer } from '#platform/http/contract.ts';
import { addUses, tooMany } from '#platform/limits.ts';
import type { Reaction } from '#platform/reactions-runner.ts';
import { refuse, refuseFields } from '#platform/refusal.ts';
import { returnPictures, returns } from '../tables.ts';

// Opening pictures is work, also for a request that is refused after it.
const LIMIT = { name: 'return-pictures', most: 60, seconds: 3600 };

/** Counts pictures that an address sends, and refuses more than sixty in an hour. */
export async function limitPictures(context: AppContext, address: string, count: number): Promise<void> {
  if (count === 0) return;
  const { used, secondsLeft } = await addUses(context, LIMIT, address, count);
  if (used > LIMIT.most) throw tooMany('Too many pictures.', secondsLeft);
}

/** Re-encodes these `data:` URLs as JPEG, stores them privately, and answers the names of their files. */
export async function storePictures(context: AppContext, embedded: readonly string[]): Promise<string[]> {
  const pictures = [];
  for (const [at, one] of embedded.entries()) pictures.push(await openPicture(one, embedded.length > 1 ? at + 1 : 0));
  return Promise.all(pictures.map((picture) => storePrivately(context, picture)));
}

async function openPicture(embedded: string, number: number) {
  try {
    return await acceptPicture(Buffer.from(embedded.slice(embedded.indexOf(',') + 1), 'base64'), { as: 'jpeg' });
  } catch (error) {
    if (!(error instanceof Error && error.name === 'Refusal')) throw error;
    throw refuseFields({ pictures: [number ? `Picture ${number}: ${error.message}` : error.message] });
  }
}

export async function writePictures(tx: Transaction, returnId: number, files: readonly string[]): Promise<void> {
  if (files.length > 0) await tx.insert(returnPictures).values(files.map((file) => ({ returnId, file })));
}

/** A picture of one of the order's returns, for its owner or staff. */
export async function findPicture(
  context: AppContext,
  { id, pictureId }: { id: string; pictureId: number },
  asker: Asker,
): Promise<FileAnswer> {
  const order = demandReadable(await findOrderRow(context.db, id), asker);
  const [row] = await context.db
    .select({ file: returnPictures.file })
    .from(returnPictures)
    .innerJoin(returns, eq(returns.id, returnPictures.returnId))
    .where(and(eq(returnPictures.id, pictureId), eq(returns.orderId, order.id)));
  const content = row && (await readPrivate(context, row.file));
  if (!content) throw refuse('not_found', 'There is no such picture.');
  return { filename: `${order.orderNumber}-return-${pictureId}.jpg`, content };
}

/** Deletes the pictures of these orders' returns; their files follow once that is certain. */
export async function forgetPictures(tx: Transaction, orderIds: SQLWrapper, at: Date): Promise<void> {
  const ofOrders = tx.select({ id: returns.id }).from(returns).where(inArray(returns.orderId, orderIds));
  const gone = await tx.delete(returnPictures).where(inArray(returnPictures.returnId, ofOrders)).returning();
  const files = gone.map(({ file }) => file);
  if (files.length > 0) await announce(tx, 'return.pictures_deleted', { files }, at);
}

/** Deletes the files of deleted pictures, but for those of which another return has a row: equal pictures are one file. */
export const deletePictureFiles: Reaction<'return.pictures_deleted'> = async ({ context, tx }, { payload }) => {
  const rows = await tx.select().from(returnPictures).where(inArray(returnPictures.file, payload.files));
  const used = new Set(rows.map(({ file }) => file));
  for (const file of payload.files) if (!used.has(file)) await removePrivate(context, file);
};
