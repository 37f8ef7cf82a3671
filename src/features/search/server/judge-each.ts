import type { CatalogueEntry } from '#features/catalogue/server/door.ts';
import type { Judged } from '#features/fits/judge.ts';
import type { Relation } from '#features/fits/rules.ts';
import type { FitsIndex } from '#features/fits/server/door.ts';
import type { Steps } from '#platform/steps.ts';
import { isA, type Thing, thingCalled } from '../understanding/things.ts';
import { kindOf } from './kind-by-role.ts';

/** What one product is to one of the hosts. */
export interface Fitting {
  host: CatalogueEntry;
  judged: Judged;
}

/** What is wanted of one host, judged. */
export interface ForHost {
  host: CatalogueEntry;
  wanted: readonly { entry: CatalogueEntry; judged: Judged }[];
}

/** The products of a kind that have to do with a host as is wanted. The kind is looked at first: what is not of it need not be judged. */
export function* judgedOf(
  host: CatalogueEntry,
  fits: FitsIndex,
  asked: Thing | null,
  isWanted: (judged: Judged) => boolean,
): Steps<ForHost['wanted']> {
  const found: { entry: CatalogueEntry; judged: Judged }[] = [];
  for (const entry of fits.counterpartsOf(host)) {
    yield;
    if (asked && !isOfKind(kindOf(entry, fits), asked)) continue;
    const judged = fits.judged(host, entry);
    if (judged.relation && isWanted(judged)) found.push({ entry, judged });
  }
  return found;
}

const POWER_SUPPLY = thingCalled('power');
const SOCKETS = thingCalled('socket strip');

// What takes 24 V is fed by no strip of sockets, though both give power.
function isOfKind(kind: Thing | null, asked: Thing): boolean {
  return isA(kind, asked) && !(asked === POWER_SUPPLY && isA(kind, SOCKETS));
}

/** Those that do the same for it, whatever they are. */
export function sameFor(host: CatalogueEntry, fits: FitsIndex, relation: Relation): Steps<ForHost['wanted']> {
  return judgedOf(host, fits, null, (judged) => judged.relation === relation);
}

/** Those of one verdict, with the hosts to which they are so; null where there are none. */
export function together(
  all: readonly ForHost[],
  verdict: Judged['verdict'],
): { hosts: readonly CatalogueEntry[]; found: ReadonlyMap<CatalogueEntry, readonly Fitting[]> } | null {
  const found = new Map<CatalogueEntry, Fitting[]>();
  const hosts: CatalogueEntry[] = [];
  for (const { host, wanted } of all) {
    const those = wanted.filter(({ judged }) => judged.verdict === verdict);
    if (those.length > 0) hosts.push(host);
    for (const { entry, judged } of those) {
      const known = found.get(entry);
      if (known) known.push({ host, judged });
      else found.set(entry, [{ host, judged }]);
    }
  }
  return found.size > 0 ? { hosts, found } : null;
}
