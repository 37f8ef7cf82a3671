import { and, desc, eq, or, sql } from 'drizzle-orm';
import { users } from '#features/accounts/tables.ts';
import { recordChange } from '#features/audit/server/door.ts';
import { type CatalogueEntry, touchShownWith } from '#features/catalogue/server/door.ts';
import { products } from '#features/catalogue/tables.ts';
import { reasonsOf } from '#features/fits/judge.ts';
import type { ProductPair } from '#features/fits/pairs-contract.ts';
import { isAgainst } from '#features/fits/staff-pairs.ts';
import { productPairs } from '#features/fits/tables.ts';
import type { AppContext } from '#platform/app-context.ts';
import { refuse, refuseFields } from '#platform/refusal.ts';
import type { FitsIndex } from './by-role.ts';
import { onSale } from './fit-of.ts';
import { fitsIndexOf, rereadPairs } from './fits-index.ts';

/** What staff say of what fits a product, the newest first. */
export async function listPairs({ db }: AppContext, id: number): Promise<ProductPair[]> {
  const [product] = await db.select({ id: products.id }).from(products).where(eq(products.id, id));
  if (!product) throw refuse('not_found', 'There is no such product.');
  return selectPairs(db, id, undefined);
}

export interface NewPair {
  /** The SKU or the number of the other product. */
  with: string;
  fits: boolean;
  reason: string;
  sure?: boolean;
}

/** Adds or forbids a pair of products on sale. What the facts contradict has to be said twice. */
export async function addPair(context: AppContext, id: number, pair: NewPair, actorId: number): Promise<ProductPair> {
  const index = await fitsIndexOf(context);
  const own = onSale(index.snapshot, id);
  const other = otherOf(index, own, pair.with);
  const judged = index.judgedByFacts(own, other);
  const againstFacts = isAgainst(judged, pair.fits);
  if (againstFacts && !pair.sure) {
    const says = pair.fits ? 'they do not fit' : 'they fit';
    throw refuse(
      'against_facts',
      `The specifications say that ${says}: ${reasonsOf(judged).join(' ')} Do you still want it?`,
    );
  }
  const { fits, reason } = pair;
  const [oneId = 0, otherId = 0] = [id, other.product.id].sort((a, b) => a - b);
  const at = context.clock.now();
  const pairId = await context.db.transaction(async (tx) => {
    const [row] = await tx
      .insert(productPairs)
      .values({ oneId, otherId, fits, againstFacts, reason, madeBy: actorId, madeAt: at })
      .onConflictDoNothing()
      .returning({ id: productPairs.id });
    if (!row) {
      throw refuseFields({ with: [`${other.product.name} is among the pairs already. Take it out there first.`] });
    }
    await touchShownWith(tx, [oneId, otherId]);
    const after = { pairedWith: other.product.id, fits, againstFacts, reason };
    const change = { actorId, action: 'product.paired', recordType: 'product', recordId: id };
    await recordChange(tx, { ...change, before: null, after }, at);
    return row.id;
  });
  await rereadPairs(context, [oneId, otherId]);
  const [made] = await selectPairs(context.db, id, pairId);
  if (!made) throw new Error('A pair that was just made is gone.');
  return made;
}

/** Takes a pair out, so that the facts alone decide again. */
export async function removePair(context: AppContext, id: number, pairId: number, actorId: number): Promise<void> {
  const isOwn = and(eq(productPairs.id, pairId), or(eq(productPairs.oneId, id), eq(productPairs.otherId, id)));
  const at = context.clock.now();
  const row = await context.db.transaction(async (tx) => {
    const [gone] = await tx.delete(productPairs).where(isOwn).returning();
    if (!gone) throw refuse('not_found', 'There is no such pair of products.');
    const { oneId, otherId, fits, againstFacts, reason } = gone;
    await touchShownWith(tx, [oneId, otherId]);
    const before = { pairedWith: oneId === id ? otherId : oneId, fits, againstFacts, reason };
    const change = { actorId, action: 'product.unpaired', recordType: 'product', recordId: id };
    await recordChange(tx, { ...change, before, after: null }, at);
    return gone;
  });
  await rereadPairs(context, [row.oneId, row.otherId]);
}

// A SKU of digits goes before the number that it looks like.
function otherOf({ snapshot }: FitsIndex, own: CatalogueEntry, named: string): CatalogueEntry {
  const other = snapshot.bySku.get(named) ?? (/^\d{1,9}$/.test(named) ? snapshot.byId.get(Number(named)) : undefined);
  if (!other) throw refuseFields({ with: ['No product on sale has this SKU or number'] });
  if (other === own) throw refuseFields({ with: ['This is the product itself: name another one'] });
  return other;
}

function selectPairs(db: AppContext['db'], id: number, pairId: number | undefined): Promise<ProductPair[]> {
  const isOf = or(eq(productPairs.oneId, id), eq(productPairs.otherId, id));
  const { fits, againstFacts, reason, madeAt } = productPairs;
  return db
    .select({
      ...{ id: productPairs.id, fits, againstFacts, reason, madeBy: users.username },
      madeAt,
      ...{ productId: products.id, name: products.name, sku: products.sku, archivedAt: products.archivedAt },
    })
    .from(productPairs)
    .innerJoin(products, eq(products.id, sql`${productPairs.oneId} + ${productPairs.otherId} - ${id}::integer`))
    .leftJoin(users, eq(users.id, productPairs.madeBy))
    .where(pairId === undefined ? isOf : and(isOf, eq(productPairs.id, pairId)))
    .orderBy(desc(productPairs.madeAt), desc(productPairs.id))
    .then((rows) =>
      rows.map(({ productId, name, sku, archivedAt, madeAt: made, ...pair }) => ({
        ...pair,
        product: { id: productId, name, sku, isOnSale: archivedAt === null },
        madeAt: made.toISOString(),
      })),
    );
}
