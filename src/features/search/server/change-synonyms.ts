import { desc, eq } from 'drizzle-orm';
import { recordChange } from '#features/audit/server/door.ts';
import { touchBesideProducts } from '#features/catalogue/server/door.ts';
import type { StaffSynonym, SynonymBody } from '#features/search/staff-contract.ts';
import { searchSynonyms } from '#features/search/tables.ts';
import type { AppContext } from '#platform/app-context.ts';
import type { Database } from '#platform/database.ts';
import { refuse, refuseFields } from '#platform/refusal.ts';
import { everyToken } from '../engine/tokens.ts';

type Row = typeof searchSynonyms.$inferSelect;

/** Groups of synonyms, the latest first. */
export async function listSynonyms(db: Database): Promise<StaffSynonym[]> {
  const rows = await db.select().from(searchSynonyms).orderBy(desc(searchSynonyms.updatedAt), searchSynonyms.id);
  return rows.map(present);
}

export function addSynonym({ db, clock }: AppContext, body: SynonymBody, actorId: number): Promise<StaffSynonym> {
  const values = { terms: readTerms(body.terms), oneWay: body.oneWay, updatedAt: clock.now() };
  return db.transaction(async (tx) => {
    const [row] = await tx.insert(searchSynonyms).values(values).returning();
    if (!row) throw new Error('The synonyms were not written.');
    await touchBesideProducts(tx);
    await recordChange(tx, { ...changeOf(row, actorId, 'created'), before: null, after: describe(row) }, clock.now());
    return present(row);
  });
}

export function changeSynonym(
  context: AppContext,
  id: number,
  body: SynonymBody,
  actorId: number,
): Promise<StaffSynonym> {
  const { db, clock } = context;
  const values = { terms: readTerms(body.terms), oneWay: body.oneWay, updatedAt: clock.now() };
  return db.transaction(async (tx) => {
    const [before] = await tx.select().from(searchSynonyms).where(eq(searchSynonyms.id, id)).for('update');
    if (!before) throw noSuchGroup();
    const [row] = await tx.update(searchSynonyms).set(values).where(eq(searchSynonyms.id, id)).returning();
    if (!row) throw noSuchGroup();
    await touchBesideProducts(tx);
    const parts = { before: describe(before), after: describe(row) };
    await recordChange(tx, { ...changeOf(row, actorId, 'changed'), ...parts }, clock.now());
    return present(row);
  });
}

export async function removeSynonym({ db, clock }: AppContext, id: number, actorId: number): Promise<void> {
  await db.transaction(async (tx) => {
    const [row] = await tx.delete(searchSynonyms).where(eq(searchSynonyms.id, id)).returning();
    if (!row) throw noSuchGroup();
    await touchBesideProducts(tx);
    await recordChange(tx, { ...changeOf(row, actorId, 'deleted'), before: describe(row), after: null }, clock.now());
  });
}

// Terms that are read as the same word, or as none, would have no effect.
function readTerms(terms: readonly string[]): string[] {
  const read = new Map(terms.map((term) => [everyToken(term).join(' '), term.toLowerCase()] as const));
  read.delete('');
  if (read.size < 2) throw refuseFields({ terms: ['Write at least two words or phrases that differ'] });
  return [...read.values()];
}

function present({ id, terms, oneWay }: Row): StaffSynonym {
  return { id, terms, oneWay };
}

function describe({ terms, oneWay }: Row) {
  return { terms: terms.join(', '), oneWay };
}

function changeOf({ id }: Row, actorId: number, verb: string) {
  return { actorId, action: `search_synonym.${verb}`, recordType: 'search_synonym', recordId: id };
}

function noSuchGroup() {
  return refuse('not_found', 'There is no such group of words. Somebody may have deleted it.');
}
