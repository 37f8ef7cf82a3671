import { eq } from 'drizzle-orm';
import { recordChange } from '#features/audit/server/door.ts';
import { findProduct, touchBesideProducts } from '#features/catalogue/server/door.ts';
import { products } from '#features/catalogue/tables.ts';
import type { RuleBody, StaffRule } from '#features/search/staff-contract.ts';
import { searchRules } from '#features/search/tables.ts';
import type { AppContext } from '#platform/app-context.ts';
import { type Database, orTaken } from '#platform/database.ts';
import { refuse, refuseFields } from '#platform/refusal.ts';
import { comparable } from './guidance.ts';

/** The pinned and hidden products by query. */
export async function listRules(db: Database): Promise<StaffRule[]> {
  return db
    .select({
      id: searchRules.id,
      query: searchRules.query,
      effect: searchRules.effect,
      product: { id: products.id, name: products.name },
    })
    .from(searchRules)
    .innerJoin(products, eq(products.id, searchRules.productId))
    .orderBy(searchRules.query, searchRules.id);
}

export async function addRule({ db, clock }: AppContext, body: RuleBody, actorId: number): Promise<StaffRule> {
  const query = comparable(body.query).slice(0, 200);
  if (!query) throw refuseFields({ query: ['Write the words of a query'] });
  const writing = db.transaction(async (tx) => {
    const product = await findProduct(tx, body.productId);
    if (!product || product.archivedAt) throw refuseFields({ productId: ['There is no such product'] });
    const values = { query, productId: product.id, effect: body.effect, updatedAt: clock.now() };
    const [row] = await tx.insert(searchRules).values(values).returning();
    if (!row) throw new Error('The rule was not written.');
    await touchBesideProducts(tx);
    const after = { query, effect: body.effect, product: product.name };
    await recordChange(tx, { ...changeOf(row.id, actorId, 'created'), before: null, after }, clock.now());
    return { id: row.id, query, effect: row.effect, product: { id: product.id, name: product.name } };
  });
  const sentence = 'There is a rule for this product and query already';
  return orTaken(writing, () => refuse('conflict', `${sentence}.`, { errors: { productId: [sentence] } }));
}

export async function removeRule({ db, clock }: AppContext, id: number, actorId: number): Promise<void> {
  await db.transaction(async (tx) => {
    const [row] = await tx.delete(searchRules).where(eq(searchRules.id, id)).returning();
    if (!row) throw refuse('not_found', 'There is no such rule. Somebody may have deleted it.');
    await touchBesideProducts(tx);
    const before = { query: row.query, effect: row.effect, productId: row.productId };
    await recordChange(tx, { ...changeOf(id, actorId, 'deleted'), before, after: null }, clock.now());
  });
}

function changeOf(id: number, actorId: number, verb: string) {
  return { actorId, action: `search_rule.${verb}`, recordType: 'search_rule', recordId: id };
}
