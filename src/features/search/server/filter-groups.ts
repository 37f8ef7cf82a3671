import { type AttributeFilter, paramsOf } from '#features/search/attribute-filters.ts';
import type { Bucket, ChoiceCount } from '#features/search/attribute-shapes.ts';
import type { Facets, FilterGroup, SearchQuery } from '#features/search/contract.ts';
import { sideInWords } from './price-side.ts';

type Params = Readonly<Record<string, string>>;
type Choice = FilterGroup['choices'][number];

/** The groups of the filter panel; each choice has the parameters it sets. */
export function filterGroups(query: SearchQuery, facets: Facets, filters: readonly AttributeFilter[]): FilterGroup[] {
  const given = givenParams(query, filters);
  const counts: Readonly<Record<string, unknown>> = facets;
  const choicesOf = (filter: AttributeFilter) => attributeChoices(filter, counts[filter.facet]);
  const inStock = { label: 'In stock', count: facets.inStock, params: { inStock: 'true' } };
  const flags = [...filters.filter(isYes).flatMap(choicesOf), inStock];
  return [
    { title: `Price, ${sideInWords(query)}`, choices: dividing(ranges(facets.prices, 'minPrice', 'maxPrice'), given) },
    ...filters
      .filter((filter) => !isYes(filter))
      .map((filter) => ({ title: filter.title, choices: dividing(choicesOf(filter), given) })),
    { title: 'Only show', choices: flags.filter((choice) => choice.count > 0 || isChosen(choice, given)) },
  ].filter(({ choices }) => choices.length > 0);
}

/** A query's price, stock and attribute filters as address parameters. */
export function givenParams(query: SearchQuery, filters: readonly AttributeFilter[]): Params {
  const { onlyFamily, minPrice, maxPrice, inStock } = query;
  const pounds = (pence: number | undefined) => (pence === undefined ? undefined : pence / 100);
  const all: Record<string, unknown> = { onlyFamily, minPrice: pounds(minPrice), maxPrice: pounds(maxPrice), inStock };
  for (const name of filters.flatMap(paramsOf)) all[name] = (query as Readonly<Record<string, unknown>>)[name];
  const said = Object.entries(all).filter(([, value]) => value !== undefined && value !== 'false');
  return Object.fromEntries(said.map(([name, value]) => [name, String(value)]));
}

function isYes({ kind }: AttributeFilter): boolean {
  return kind === 'yes';
}

function attributeChoices(filter: AttributeFilter, counted: unknown): Choice[] {
  if (filter.kind === 'range') return ranges(counted as Bucket[], filter.min, filter.max);
  const { param, title } = filter;
  if (filter.kind === 'yes') return [{ label: title, count: Number(counted), params: { [param]: 'true' } }];
  return (counted as ChoiceCount[]).map(({ label, count, value }) => ({ label, count, params: { [param]: value } }));
}

function ranges(buckets: readonly Bucket[], minName: string, maxName: string): Choice[] {
  return buckets.map(({ label, count, min, max }) => ({
    label,
    count,
    params: { [minName]: String(min ?? ''), [maxName]: String(max ?? '') },
  }));
}

// A single choice does not narrow the results.
function dividing(choices: Choice[], given: Params): Choice[] {
  return choices.length > 1 || choices.some((choice) => isChosen(choice, given)) ? choices : [];
}

function isChosen({ params }: Choice, given: Params): boolean {
  return Object.entries(params).every(([name, value]) => (given[name] ?? '') === value);
}
