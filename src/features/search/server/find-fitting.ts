import type { CatalogueEntry, Snapshot } from '#features/catalogue/server/door.ts';
import { fitsPath } from '#features/fits/fits-path.ts';
import type { SearchQuery } from '#features/search/contract.ts';
import { sorted } from '#platform/list-steps.ts';
import type { Steps } from '#platform/steps.ts';
import { onePerKind } from '../understanding/conditions.ts';
import type { Need } from '../understanding/need.ts';
import { NO_WISH } from '../understanding/wishes/read-wish.ts';
import { underConditions, withFacts } from './among-fitting.ts';
import { conditionsOf } from './catalogue-knows.ts';
import { columnsOf } from './columns/columns.ts';
import { placesWhere } from './columns/places.ts';
import type { IndexInForce } from './current-index.ts';
import { type FilterName, filtersAgainst, filtersOf } from './filter-and-sort.ts';
import type { Found } from './find.ts';
import { fitLabel } from './fit-words.ts';
import type { WhatFits } from './judge-hosts.ts';
import { meetsAll } from './meets-conditions.ts';
import { compareUnder } from './order-fitting.ts';
import { pricesNamedIn, pricesOn } from './price-side.ts';
import { needsRead, sentenceRead } from './read-once.ts';
import { isNoneOf, rulesOf } from './staff-rules.ts';

/**
 * The results of a query that asks what fits a product: what the engine says fits, under what else is said. Words order nothing
 * but what is of the kind and called so; then what is there comes first, and the cheapest.
 */
export function* findFitting(
  fit: WhatFits,
  query: SearchQuery,
  snapshot: Snapshot,
  inForce: IndexInForce,
): Steps<Found> {
  const { attributes } = inForce;
  const { rest, from, to } = fit.question;
  const priceOf = pricesNamedIn(query, snapshot);
  const said = onePerKind(conditionsOf(rest, snapshot, attributes.amounts));
  const { hidden } = rulesOf(query.q ?? '', inForce);
  const columns = columnsOf(snapshot);
  const entryAt = new Map(Array.from(fit.found.keys(), (entry) => [columns.placeById(entry.product.id), entry]));
  const fitting = Uint32Array.from([...entryAt.keys()].filter((place) => place >= 0));
  const all = yield* placesWhere(fitting, isNoneOf(hidden, columns));
  const { kept, conditions, leftOut } = yield* underConditions(all, said, (some) =>
    meetsAll(some, attributes.amounts, priceOf, columns),
  );
  const facts = needsRead(rest).filter(({ need }) => need.isFact);
  const { having, sure } = yield* withFacts(kept, facts, columns.texts);
  const filters = filtersOf(query, attributes.filters, columns, pricesOn(query.vat, snapshot));
  const passing: CatalogueEntry[] = [];
  const nearly = new Map<FilterName, number[]>();
  for (const place of having) {
    yield;
    const against = filtersAgainst(filters, place);
    const entry = entryAt.get(place);
    if (against === null) passing.push(...(entry ? [entry] : []));
    else if (against !== 'several') nearly.get(against)?.push(place) ?? nearly.set(against, [place]);
  }
  const reading = sentenceRead(rest);
  // Without a kind nothing is left once the product is taken off: 'what plays from'.
  const place = fit.asked ? { from, to } : { from: 0, to: (query.q ?? '').length };
  const chip = fit.verdict === 'fits' ? [{ need: needOf(fit), stretches: [place] }] : [];
  const [host] = fit.hosts;
  const entries = yield* sorted(passing, compareUnder(fit, reading));
  return {
    entries,
    places: Uint32Array.from(entries, ({ product }) => columns.placeById(product.id)),
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
      wish: NO_WISH,
    },
    order: null,
    isAllInOrder: false,
    byWords: [],
    page: host === undefined ? null : { title: `What fits ${host.product.name}`, href: fitsPath(host.product) },
    leftOut,
    uncalled: null,
    isUnsold: false,
    instead: null,
    unmet: [],
    beside: [],
    saidAs: '',
    isNamedWhole: false,
    fit,
  };
}

function needOf(fit: WhatFits): Need {
  const ids = new Set([...fit.found.keys()].map(({ product: { id } }) => id));
  return {
    ...{ label: fitLabel(fit), reason: 'fits what you named', isFact: true },
    fits: ({ id }) => (id !== undefined && ids.has(id) ? 1 : -1),
  };
}
