import { z } from 'zod';
import type { Attribute, AttributeTable } from '#features/catalogue/attribute.ts';
import { type AttributeFilter, attributeFilters, type ChoiceFilter, type RangeFilter } from './attribute-filters.ts';

/** Query parameters for a table's attributes: text from an address. */
export function filterParams<Table extends AttributeTable>(table: Table): ParamShapes<Table> {
  const params = attributeFilters(table).flatMap((filter): [string, z.ZodType][] => {
    if (filter.kind === 'range') return [filter.min, filter.max].map((name) => [name, amount(name, filter)]);
    return [[filter.param, filter.kind === 'yes' ? flag(filter.param) : choice(filter)]];
  });
  return Object.fromEntries(params) as ParamShapes<Table>;
}

/** Facet counts for a table's attributes. */
export function filterCounts<Table extends AttributeTable>(table: Table): CountShapes<Table> {
  const counts = attributeFilters(table).map((filter) => [filter.facet, COUNTS[filter.kind]]);
  return Object.fromEntries(counts) as CountShapes<Table>;
}

export const bucket = z.object({
  label: z.string(),
  /** From and up to, both included, in pounds ex VAT or the attribute's unit; null: no limit on that side. */
  min: z.number().nullable(),
  max: z.number().nullable(),
  count: z.int(),
});
export type Bucket = z.infer<typeof bucket>;

const choiceCount = z.object({ value: z.string(), label: z.string(), count: z.int() });
export type ChoiceCount = z.infer<typeof choiceCount>;

/** Text from an address where blank is absent. */
export function blankAsAbsent<T extends z.ZodType>(schema: T): T {
  return z.preprocess((value) => (value === '' ? undefined : value), schema) as unknown as T;
}

export function flag(name: string) {
  return z.enum(['true', 'false'], { error: `${name} can be true or false` }).optional();
}

const COUNTS: Record<AttributeFilter['kind'], z.ZodType> = {
  range: z.array(bucket),
  choice: z.array(choiceCount),
  yes: z.int(),
};

function amount(name: string, { most, example }: RangeFilter) {
  return blankAsAbsent(
    z
      .string()
      .regex(/^\d{1,6}(?:\.\d{1,2})?$/, `${name} must be a number such as ${example}`)
      .transform(Number)
      .refine((value) => value <= most, `${name} can be at most ${most.toLocaleString('en-GB')}`)
      .optional(),
  );
}

function choice({ param, values }: ChoiceFilter) {
  if (values) return blankAsAbsent(z.enum(values, `${param} can be ${values.join(', ')}`).optional());
  return blankAsAbsent(z.string().trim().max(100, `${param} can be at most 100 characters`).optional());
}

type FacetOf<Table extends AttributeTable, Kind extends Attribute['kind']> = Extract<
  Table[keyof Table],
  { kind: Kind; facet: object }
>['facet'];
type Ranges<Table extends AttributeTable> = FacetOf<Table, 'number' | 'integer'>;
type Choices<Table extends AttributeTable> = FacetOf<Table, 'one of' | 'list'>;
type Flags<Table extends AttributeTable> = FacetOf<Table, 'yes or no'>;

type NameOf<Facet> = Facet extends { name: infer Name extends string } ? Name : never;
type CountOf<Facet> = Facet extends { answer: infer Own extends string } ? Own : NameOf<Facet>;
type ParamOf<Facet> = Facet extends { param: infer Own extends string } ? Own : Capitalize<NameOf<Facet>>;

type Sent<Output, Input> = z.ZodOptional<z.ZodType<Output, Input>>;
type Flag = 'true' | 'false';
type ParamShapes<Table extends AttributeTable> = {
  [Name in `${'min' | 'max'}${ParamOf<Ranges<Table>>}`]: Sent<number, string>;
} & { [Name in `only${ParamOf<Choices<Table>>}`]: Sent<string, string> } & {
  [Name in NameOf<Flags<Table>>]: Sent<Flag, Flag>;
};
type CountShapes<Table extends AttributeTable> = { [Name in CountOf<Ranges<Table>>]: z.ZodType<Bucket[]> } & {
  [Name in NameOf<Choices<Table>>]: z.ZodType<ChoiceCount[]>;
} & { [Name in NameOf<Flags<Table>>]: z.ZodType<number> };
