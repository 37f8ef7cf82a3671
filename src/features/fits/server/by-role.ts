import type { CatalogueEntry, Snapshot } from '#features/catalogue/server/door.ts';
import { type FitFacts, type Role, readFitFacts } from '#features/fits/fit-facts.ts';
import { type Judged, judge } from '#features/fits/judge.ts';
import { COUNTERPARTS } from '#features/fits/rules.ts';
import { type StaffPair, withStaffPair } from '#features/fits/staff-pairs.ts';
import { inSteps } from '#platform/steps.ts';

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

/** What staff say of pairs of products. */
export interface StaffPairs {
  pairOf(one: number, other: number): StaffPair | undefined;
  /** The products that staff paired with this one. */
  pairedWith(id: number): Iterable<number>;
}

export interface ByRole {
  /** Sorts what is new and forgets what is gone. Costs as much as there are products that changed. */
  follow(next: Snapshot, changed: Iterable<number>): void;
  /** The same where any product may have changed, in steps; what is not sorted yet is as it was. */
  followAll(next: Snapshot): Promise<void>;
  over(snapshot: Snapshot): FitsIndex;
}

const NO_PAIRS: StaffPairs = { pairOf: () => undefined, pairedWith: () => [] };

/** What fits what in a catalogue, from the facts alone. */
export function fitsByFacts(snapshot: Snapshot): FitsIndex {
  const byRole = openByRole(NO_PAIRS);
  byRole.follow(
    snapshot,
    snapshot.entries.map(({ product }) => product.id),
  );
  return byRole.over(snapshot);
}

/** Products by their role, to be kept up with the catalogue. */
export function openByRole(pairs: StaffPairs): ByRole {
  const known = new Map<number, { entry: CatalogueEntry; facts: FitFacts }>();
  const idsOf = new Map<Role, Set<number>>();

  const forget = (id: number) => {
    const role = known.get(id)?.facts.role;
    if (role) idsOf.get(role)?.delete(id);
    known.delete(id);
  };
  const learn = (entry: CatalogueEntry) => {
    const { id, name, specs } = entry.product;
    const before = known.get(id);
    // Most changes are of price and stock, which are no facts.
    if (before?.facts.specs === specs && before.facts.name === name) {
      before.entry = entry;
      return;
    }
    forget(id);
    const facts = readFitFacts(entry.product);
    known.set(id, { entry, facts });
    if (!facts.role) return;
    const same = idsOf.get(facts.role) ?? new Set();
    idsOf.set(facts.role, same.add(id));
  };

  const factsOf = ({ product }: CatalogueEntry) => known.get(product.id)?.facts ?? readFitFacts(product);
  const judgedByFacts = (one: CatalogueEntry, other: CatalogueEntry) => judge(factsOf(one), factsOf(other));
  function* counterpartsOf(entry: CatalogueEntry) {
    const own = entry.product.id;
    const role = factsOf(entry).role;
    const roles: readonly Role[] = role ? COUNTERPARTS[role] : [];
    for (const each of roles) for (const id of idsOf.get(each) ?? []) yield* entryOf(id, own);
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
    followAll: async (next) => {
      await inSteps([...known.keys()], (id) => next.byId.has(id) || forget(id));
      await inSteps(next.entries, learn);
    },
    follow: (next, changed) => {
      for (const id of changed) {
        const entry = next.byId.get(id);
        if (entry) learn(entry);
        else forget(id);
      }
    },
    over: (snapshot) => ({
      ...{ snapshot, counterpartsOf, judgedByFacts },
      roleOf: (entry) => factsOf(entry).role,
      judged: (one, other) => withStaffPair(judgedByFacts(one, other), pairs.pairOf(one.product.id, other.product.id)),
    }),
  };
}
