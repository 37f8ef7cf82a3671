import { z } from 'zod';
import { optionalText } from '#platform/http/input.ts';
import type { Attribute, AttributeTable, SpecsOf, SpecsSent } from './attribute.ts';
import { ATTRIBUTES } from './attributes.ts';

/** Specifications from a form or a file, within the limits of their attributes. Null or blank means unknown. */
export function specsFormOf<const Table extends AttributeTable>(table: Table) {
  const fields = Object.entries(table).map(([key, attribute]) => [key, specField(attribute)]);
  const form = z.object(Object.fromEntries(fields)).transform((specs): SpecsOf<Table> => {
    const known = Object.entries(specs).filter(([, value]) => !isNothing(value));
    return Object.fromEntries(known) as SpecsOf<Table>;
  });
  return form as unknown as z.ZodType<SpecsOf<Table>, SpecsSent<Table>>;
}

export const specsForm = specsFormOf(ATTRIBUTES);

/** The schema of one specification, for a form or a file's column. */
export function specField(attribute: Attribute): z.ZodType {
  const { label } = attribute;
  switch (attribute.kind) {
    case 'number':
      return measure(label, { least: 0.01, decimals: 2, ...attribute.limits });
    case 'integer':
      return measure(label, { least: 0, ...attribute.limits, decimals: 0 });
    case 'yes or no':
      return yesOrNo(label);
    case 'one of':
      return oneOf(attribute.values, label);
    case 'text':
      return optionalText(attribute.limits.most, label);
    case 'list':
      return knownTexts(label, attribute);
  }
}

/** A list of short texts, each once, without blanks. `most` is the length of one, `items` their number. */
function textList(label: string, { most, items }: { most: number; items: number }) {
  const message = `${label} must be a list of texts`;
  const item = z.string({ error: message }).trim().max(most, `${label}: each can be at most ${most} characters`);
  return z
    .array(
      item.refine((text) => !text.includes('\u0000') && text.isWellFormed(), message),
      { error: message },
    )
    .max(items, `${label}: at most ${items}`)
    .nullish()
    .transform((list) => list && [...new Set(list.filter(Boolean))]);
}

function knownTexts(label: string, { limits, values }: Extract<Attribute, { kind: 'list' }>): z.ZodType {
  const list = textList(label, limits);
  if (!values) return list;
  return list
    .transform((items) => items?.map(asOneOf(values)))
    .refine(
      (items) => items?.every((item) => values.includes(item)) ?? true,
      `${label}: each must be one of ${values.join(', ')}`,
    );
}

/** One of these words as they stand, ignoring case; any other text as it is. */
export function asOneOf(words: readonly string[]): (text: string) => string {
  return (text) => words.find((word) => word.toLowerCase() === text.toLowerCase()) ?? text;
}

type Limits = { least: number; most: number; decimals: number };

function measure(label: string, limits: Limits) {
  return z
    .union([z.number(), z.string()], { error: `${label} must be a number` })
    .nullish()
    .transform((value, context) => {
      const text = String(value ?? '').trim();
      if (text === '') return undefined;
      const read = readMeasure(text, limits);
      if (typeof read === 'number') return read;
      context.addIssue({ code: 'custom', message: `${label} must be ${read.mustBe}` });
      return z.NEVER;
    });
}

function readMeasure(text: string, { least, most, decimals }: Limits): number | { mustBe: string } {
  const kind = decimals === 0 ? 'a whole number' : 'a number';
  if (!/^-?\d{1,9}(\.\d+)?$/.test(text)) return { mustBe: kind };
  const [number, scale] = [Number(text), 10 ** decimals];
  if (decimals === 0 && !Number.isInteger(number)) return { mustBe: kind };
  const rounded = Math.round(number * scale) / scale;
  if (rounded >= least && rounded <= most) return rounded;
  return { mustBe: `${kind} between ${least} and ${most.toLocaleString('en-GB')}` };
}

function oneOf(values: readonly [string, ...string[]], label: string) {
  const message = `${label} must be one of ${values.join(', ')}`;
  return z.preprocess(
    (value) => (value === '' || value === null ? undefined : value),
    z.enum(values, message).optional(),
  );
}

function yesOrNo(label: string) {
  return z
    .boolean({ error: `${label} must be true or false` })
    .nullish()
    .transform((value) => value ?? undefined);
}

function isNothing(value: unknown): boolean {
  return value === undefined || value === null || (Array.isArray(value) && value.length === 0);
}
