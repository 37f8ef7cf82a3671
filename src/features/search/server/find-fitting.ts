import type { CatalogueEntry, Snapshot } from '#features/catalogue/server/door.ts';
import { fitsPath } from '#features/fits/fits-path.ts';
import type { SearchQuery } from '#features/search/contract.ts';
import { type Condition, onePerKind } from '../understanding/conditions.ts';
import type { Need } from '../understanding/need.ts';
import { type ReadNeed, readNeeds } from '../understanding/needs.ts';
import { readSentence } from '../understanding/reading.ts';
import { conditionsOf } from './catalogue-knows.ts';
import type { IndexInForce } from './current-index.ts';
import { type FilterName, filtersAgainst, filtersOf } from './filter-and-sort.ts';
import type { Found } from './find.ts';
import { fitLabel } from './fit-words.ts';
import type { WhatFits } from './judge-hosts.ts';
import { meetsAll } from './meets-conditions.ts';
import { compareUnder } from './order-fitting.ts';
import { pricesNamedIn, pricesOn } from './price-side.ts';
import { isHidden, rulesOf } from './staff-rules.ts';

/**
 * The results of a query that asks what fits a product: what the engine says fits, under what else is said. Words order nothing
 * but what is of the kind and called so; then what is there comes first, and the cheapest.
 */
export function findFitting(fit: WhatFits, query: SearchQuery, snapshot: Snapshot, inForce: IndexInForce): Found {
  const { attributes } = inForce;
  const { rest, from, to } = fit.question;
  const priceOf = pricesNamedIn(query, snapshot);
  const said = onePerKind(conditionsOf(rest, snapshot, attributes.amounts));
  const { hidden } = rulesOf(query.q ?? '', inForce);
  const all = [...fit.found.keys()].filter((entry) => !isHidden(entry, hidden));
  const { kept, conditions, leftOut } = underConditions(all, said, (some) =>
    meetsAll(some, attributes.amounts, priceOf),
  );
  const facts = readNeeds(rest).filter(({ need }) => need.isFact);
  const { having, sure } = withFacts(kept, facts);
  const filters = filtersOf(query, attributes.filters, pricesOn(query.vat, snapshot));
  const entries: CatalogueEntry[] = [];
  const nearly = new Map<FilterName, CatalogueEntry[]>();
  for (const entry of having) {
    const against = filtersAgainst(filters, entry);
    if (against === null) entries.push(entry);
    else if (against !== 'several') nearly.get(against)?.push(entry) ?? nearly.set(against, [entry]);
  }
  const reading = readSentence(rest);
  // Without a kind nothing is left once the product is taken off: 'what plays from'.
  const place = fit.asked ? { from, to } : { from: 0, to: (query.q ?? '').length };
  const chip = fit.verdict === 'fits' ? [{ need: needOf(fit), stretches: [place] }] : [];
  const [host] = fit.hosts;
  return {
    entries: entries.sort(compareUnder(fit, reading)),
    nearly,
    groups: [],
    conditions,
    priceNamed: priceOf,
    needs: [],
    sure: [...sure, ...chip],
    meant: {
      asked: fit.asked,
      isAssumed: false,
      stated: [...sure, ...chip],
      implied: [],
      isSeveral: reading.isSeveral,
    },
    order: null,
    page: host === undefined ? null : { title: `What fits ${host.product.name}`, href: fitsPath(host.product) },
    leftOut,
    uncalled: null,
    isUnsold: false,
    unmet: [],
    saidAs: '',
    fit,
  };
}

type Entries = readonly CatalogueEntry[];

// What none of them meets is given up, and said.
function underConditions(
  all: Entries,
  said: readonly Condition[],
  testOf: (some: readonly Condition[]) => (entry: CatalogueEntry) => boolean,
): { kept: Entries; conditions: readonly Condition[]; leftOut: Condition | null } {
  const met = all.filter(testOf(said));
  if (met.length > 0 || said.length === 0) return { kept: met, conditions: said, leftOut: null };
  for (const leftOut of said) {
    const conditions = said.filter((each) => each !== leftOut);
    const kept = all.filter(testOf(conditions));
    if (kept.length > 0) return { kept, conditions, leftOut };
  }
  return { kept: met, conditions: said, leftOut: null };
}

function withFacts(all: Entries, facts: readonly ReadNeed[]): { having: Entries; sure: readonly ReadNeed[] } {
  let having = all;
  const sure: ReadNeed[] = [];
  for (const fact of facts) {
    const some = having.filter(({ product }) => fact.need.fits(product) > 0);
    if (some.length === 0) continue;
    having = some;
    sure.push(fact);
  }
  return { having, sure };
}

function needOf(fit: WhatFits): Need {
  const ids = new Set([...fit.found.keys()].map(({ product: { id } }) => id));
  return {
    ...{ label: fitLabel(fit), reason: 'fits what you named', isFact: true },
    fits: ({ id }) => (id !== undefined && ids.has(id) ? 1 : -1),
  };
}
