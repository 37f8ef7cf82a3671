import type { CatalogueEntry } from '#features/catalogue/server/door.ts';
import { filtersAgainst, filtersOf } from './filter-and-sort.ts';
import type { Found } from './find.ts';
import type { Searched } from './kept.ts';
import { meetsAll } from './meets-conditions.ts';
import { pricesOn } from './price-side.ts';
import { rulesOf } from './staff-rules.ts';

/**
 * What was found, with the products first whose whole name was typed, whatever else its words can be read as; only filters and staff's
 * rules outweigh a name. Then nothing of the words is left to be met.
 */
export function withNamedFirst(found: Found, named: readonly number[], shop: Searched): Found {
  const { query, snapshot, inForce, columns, priceOf } = shop;
  const { attributes } = inForce;
  const { pinned, hidden } = rulesOf(query.q ?? '', inForce);
  const filters = filtersOf(query, attributes.filters, columns, pricesOn(query.vat, snapshot));
  const isHidden = new Set(Array.from(hidden, columns.placeById));
  const own = named.filter((place) => !isHidden.has(place) && filtersAgainst(filters, place) === null);
  if (own.length === 0) return found;
  const isPinned = new Set(pinned.map(columns.placeById));
  const ahead = found.places.filter((place) => isPinned.has(place));
  const first = new Set([...ahead, ...own]);
  const isOfAll = (condition: Found['conditions'][number]) =>
    own.every(meetsAll([condition], attributes.amounts, priceOf, columns));
  return {
    ...found,
    places: Uint32Array.from([...first, ...found.places.filter((place) => !first.has(place))]),
    entries: [
      ...Array.from(first, (place) => snapshot.entries[place] as CatalogueEntry),
      ...found.entries.filter((_, at) => !first.has(found.places[at] ?? -1)),
    ],
    conditions: found.conditions.filter(isOfAll),
    sure: found.sure.filter(({ need }) => own.every((place) => columns.texts.fitOf(need)(place) > 0)),
    isNamedWhole: true,
    ...{ order: null, isAllInOrder: false, leftOut: null },
    ...{ uncalled: null, isUnsold: false, instead: null, unmet: [] },
  };
}
