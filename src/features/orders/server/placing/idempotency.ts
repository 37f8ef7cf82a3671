import { createHash } from 'node:crypto';
import { and, eq, lt, sql } from 'drizzle-orm';
import { idempotencyKeys } from '#features/orders/tables.ts';
import type { AppContext } from '#platform/app-context.ts';
import { compiled, type Slots } from '#platform/compiled.ts';
import type { Transaction } from '#platform/database.ts';
import { withCommit } from '#platform/last-writes.ts';
import { refuse } from '#platform/refusal.ts';
import { addDays } from '#values/instant.ts';

/** The number of days in which the same key returns the same order. */
export const KEY_RETENTION_DAYS = 1;

export interface OnceOnly {
  sessionId: number;
  key: string;
  /** The same key with another body is refused. */
  body: unknown;
  at: Date;
}

/**
 * Does the work the first time a session uses a key, and returns the stored answer every other time. The key's row is written
 * first: a concurrent request waits for it, and does the work only if the first one failed.
 */
export async function answerOnce<Answer>(
  tx: Transaction,
  once: OnceOnly,
  work: () => Promise<Answer>,
): Promise<Answer> {
  const id = await claimKey(tx, once);
  if (id === null) return readAnswer<Answer>(tx, once);
  const answer = await work();
  // Stored as a JSON string, because jsonb reorders members and a replay must return the same bytes.
  await withCommit(tx, storeAnswer(tx, { id, response: JSON.stringify(answer) }));
  return answer;
}

const storeAnswer = compiled((db, { id, response }: Slots<{ id: number; response: string }>) =>
  db.update(idempotencyKeys).set({ response }).where(eq(idempotencyKeys.id, id)),
);

/** Deletes expired keys; the clean-up job calls it. */
export async function deleteOldKeys({ db, clock }: AppContext): Promise<void> {
  await db.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, addDays(clock.now(), -KEY_RETENTION_DAYS)));
}

async function claimKey(tx: Transaction, { sessionId, key, body, at }: OnceOnly): Promise<number | null> {
  const expiredBefore = addDays(at, -KEY_RETENTION_DAYS);
  const [row] = await insertKey(tx, { sessionId, key, requestHash: hashOf(body), at, expiredBefore });
  return row?.id ?? null;
}

type NewKey = { sessionId: number; key: string; requestHash: string; at: Date; expiredBefore: Date };

const insertKey = compiled((db, { sessionId, key, requestHash, at, expiredBefore }: Slots<NewKey>) =>
  db
    .insert(idempotencyKeys)
    .values({ sessionId, key, requestHash, createdAt: at })
    .onConflictDoUpdate({
      target: [idempotencyKeys.sessionId, idempotencyKeys.key],
      set: { requestHash: sql`excluded.request_hash`, response: null, createdAt: sql`excluded.created_at` },
      setWhere: lt(idempotencyKeys.createdAt, expiredBefore),
    })
    .returning({ id: idempotencyKeys.id }),
);

async function readAnswer<Answer>(tx: Transaction, { sessionId, key, body }: OnceOnly): Promise<Answer> {
  const [row] = await tx
    .select({
      requestHash: idempotencyKeys.requestHash,
      response: sql<string | null>`${idempotencyKeys.response} #>> '{}'`,
    })
    .from(idempotencyKeys)
    .where(and(eq(idempotencyKeys.sessionId, sessionId), eq(idempotencyKeys.key, key)));
  if (row && row.requestHash !== hashOf(body)) {
    throw refuse('key_reused', 'This Idempotency-Key was used for another order. Use a new one for each order.');
  }
  if (!row?.response) throw refuse('conflict', 'This order is being placed. Please try again.');
  return JSON.parse(row.response) as Answer;
}

function hashOf(body: unknown): string {
  return createHash('sha256')
    .update(JSON.stringify(sorted(body)) ?? '')
    .digest('hex');
}

// The order of an object's members does not matter.
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, member]) => [key, sorted(member)]),
  );
}
