import type {
  Attribute,
  AttributeTable,
  ChoiceFacet,
  FollowUp,
  RangeFacet,
  YesFacet,
} from '#features/catalogue/attribute.ts';
import { ATTRIBUTES } from '#features/catalogue/attributes.ts';
import { type Stretch, sayAmounts, stretchesOf } from './buckets.ts';

/** A filter of the search by an attribute. */
export type AttributeFilter = RangeFilter | ChoiceFilter | YesFilter;

interface Named {
  /** The attribute's key in `specs`. */
  key: string;
  name: string;
  facet: string;
  title: string;
}

export interface RangeFilter extends Named, Pick<RangeFacet, 'unit' | 'example' | 'step' | 'asked' | 'more' | 'less'> {
  kind: 'range';
  min: string;
  max: string;
  most: number;
  stretches: readonly Stretch[];
  reasonOf(value: number): string;
}

export interface ChoiceFilter extends Named {
  kind: 'choice';
  param: string;
  /** The possible values; null for free text. */
  values: readonly [string, ...string[]] | null;
  names: Readonly<Record<string, string>>;
}

export interface YesFilter extends Named {
  kind: 'yes';
  param: string;
  reason: string;
  follow?: FollowUp | undefined;
}

/** The filters of a table in the order of the search screen: that of the table, then the yes-or-no ones by title. */
export function attributeFilters(table: AttributeTable): AttributeFilter[] {
  const filters = Object.entries(table).flatMap(([key, attribute]) => filterOf(key, attribute) ?? []);
  const byTitle = (a: AttributeFilter, b: AttributeFilter) => a.title.localeCompare(b.title, 'en-GB');
  return [
    ...filters.filter(({ kind }) => kind !== 'yes'),
    ...filters.filter(({ kind }) => kind === 'yes').sort(byTitle),
  ];
}

/** The filters by the shop's attributes. */
export const SHOP_FILTERS: readonly AttributeFilter[] = attributeFilters(ATTRIBUTES);

/** The address parameters that a filter reads. */
export function paramsOf(filter: AttributeFilter): readonly string[] {
  return filter.kind === 'range' ? [filter.min, filter.max] : [filter.param];
}

function filterOf(key: string, attribute: Attribute): AttributeFilter | null {
  const { label } = attribute;
  switch (attribute.kind) {
    case 'number':
    case 'integer':
      return attribute.facet ? rangeFilter({ key, label, facet: attribute.facet }, attribute.limits.most) : null;
    case 'yes or no':
      return attribute.facet ? yesFilter({ key, label, facet: attribute.facet }) : null;
    case 'one of': {
      const { facet, values, names } = attribute;
      return facet ? choiceFilter({ key, label, facet }, values, names) : null;
    }
    case 'list':
      return attribute.facet ? choiceFilter({ key, label, facet: attribute.facet }, null) : null;
    case 'text':
      return null;
  }
}

interface Of<Facet> {
  key: string;
  label: string;
  facet: Facet;
}

function rangeFilter({ key, label, facet }: Of<RangeFacet>, most: number): RangeFilter {
  const {
    name,
    title = label,
    answer = name,
    param = capitalised(name),
    unit,
    example,
    step,
    asked,
    more,
    less,
  } = facet;
  return {
    kind: 'range',
    ...{ key, name, facet: answer, title, min: `min${param}`, max: `max${param}`, most },
    ...{ unit, example, step, asked, more, less },
    stretches: stretchesOf(facet.starts, step, (min, next) => sayAmounts(min, next, unit)),
    reasonOf: facet.reason ?? ((value) => `${value.toLocaleString('en-GB')}${unit}`),
  };
}

function choiceFilter(
  { key, label, facet }: Of<ChoiceFacet>,
  values: ChoiceFilter['values'],
  names: Readonly<Record<string, string>> = {},
): ChoiceFilter {
  const { name, title = label, param = capitalised(name) } = facet;
  return { kind: 'choice', key, name, facet: name, title, param: `only${param}`, values, names };
}

function yesFilter({ key, label, facet: { name, title = label, reason, follow } }: Of<YesFacet>): YesFilter {
  return { kind: 'yes', key, name, facet: name, title, param: name, reason, follow };
}

function capitalised(name: string): string {
  return `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
}
