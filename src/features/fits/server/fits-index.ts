import { type CatalogueEntry, catalogueOf, onCatalogueChange, type Snapshot } from '#features/catalogue/server/door.ts';
import { type FitFacts, type Role, readFitFacts } from '#features/fits/fit-facts.ts';
import { type Judged, judge } from '#features/fits/judge.ts';
import { COUNTERPARTS } from '#features/fits/rules.ts';
import { withStaffPair } from '#features/fits/staff-pairs.ts';
import type { AppContext } from '#platform/app-context.ts';
import { openPairs } from './pairs.ts';

/** The products on sale by what they are to others, and what staff say of pairs; both in memory. */
export interface FitsIndex {
  readonly snapshot: Snapshot;
  roleOf(entry: CatalogueEntry): Role | null;
  /** The products between which and this one there can be a relation: those of other roles, and those that staff named. */
  counterpartsOf(entry: CatalogueEntry): Iterable<CatalogueEntry>;
  /** What the facts say of a pair, without what staff say. */
  judgedByFacts(one: CatalogueEntry, other: CatalogueEntry): Judged;
  judged(one: CatalogueEntry, other: CatalogueEntry): Judged;
}

type Opened = ReturnType<typeof openIndex>;
const opened = new WeakMap<AppContext, Opened>();

/** The index of this context as the catalogue is now. Waits for the database only the first time. */
export function fitsIndexOf(context: AppContext): Promise<FitsIndex> {
  return openedOf(context).current();
}

/** Reads what staff say of these products again, so that the answer to a change shows it. */
export function rereadPairs(context: AppContext, ids: readonly number[]): Promise<void> {
  return openedOf(context).reread(ids);
}

function openedOf(context: AppContext): Opened {
  const known = opened.get(context);
  if (known) return known;
  const index = openIndex(context);
  opened.set(context, index);
  return index;
}

function openIndex(context: AppContext) {
  const known = new Map<number, { entry: CatalogueEntry; facts: FitFacts }>();
  const byRole = new Map<Role, Set<number>>();
  const pairs = openPairs(context);
  let inForce: Snapshot | null = null;
  let stale: Set<number> | 'all' = 'all';
  onCatalogueChange(context, ({ ids }) => {
    stale = ids === 'all' || stale === 'all' ? 'all' : new Set([...stale, ...ids]);
  });

  const forget = (id: number) => {
    const role = known.get(id)?.facts.role;
    if (role) byRole.get(role)?.delete(id);
    known.delete(id);
  };
  const learn = (entry: CatalogueEntry) => {
    const { id } = entry.product;
    forget(id);
    const facts = readFitFacts(entry.product);
    known.set(id, { entry, facts });
    if (!facts.role) return;
    const same = byRole.get(facts.role) ?? new Set();
    byRole.set(facts.role, same.add(id));
  };
  // Costs as much as there are products that changed.
  const follow = (next: Snapshot) => {
    if (inForce === next) return;
    if (stale === 'all') {
      for (const id of [...known.keys()]) if (!next.byId.has(id)) forget(id);
      for (const entry of next.entries) learn(entry);
    } else {
      for (const id of stale) {
        const entry = next.byId.get(id);
        if (entry) learn(entry);
        else forget(id);
      }
    }
    stale = new Set();
    inForce = next;
  };

  const factsOf = ({ product }: CatalogueEntry) => known.get(product.id)?.facts ?? readFitFacts(product);
  const judgedByFacts = (one: CatalogueEntry, other: CatalogueEntry) => judge(factsOf(one), factsOf(other));
  function* counterpartsOf(entry: CatalogueEntry) {
    const own = entry.product.id;
    const role = factsOf(entry).role;
    const roles: readonly Role[] = role ? COUNTERPARTS[role] : [];
    for (const each of roles) for (const id of byRole.get(each) ?? []) yield* entryOf(id, own);
    for (const id of pairs.pairedWith(own)) {
      const other = known.get(id)?.facts.role;
      if (!other || !roles.includes(other)) yield* entryOf(id, own);
    }
  }
  const entryOf = (id: number, own: number) => {
    const entry = id === own ? undefined : known.get(id)?.entry;
    return entry ? [entry] : [];
  };

  return {
    reread: pairs.reread,
    current: async (): Promise<FitsIndex> => {
      await pairs.ready();
      const snapshot = await catalogueOf(context).current();
      follow(snapshot);
      return {
        ...{ snapshot, counterpartsOf, judgedByFacts },
        roleOf: (entry) => factsOf(entry).role,
        judged: (one, other) =>
          withStaffPair(judgedByFacts(one, other), pairs.pairOf(one.product.id, other.product.id)),
      };
    },
  };
}
