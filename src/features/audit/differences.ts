import { formatPounds, toPence } from '#values/money.ts';
import { REFERENCES } from './references.ts';

/** The change of one field. `undefined` where the field, or the whole record, did not exist. */
export interface Difference {
  /** The path to the field: `Delivery address · Postcode`. */
  field: string;
  before: string | undefined;
  after: string | undefined;
}

type Json = Record<string, unknown> | null;
/** What records are called, by kind and number: `order 41`. */
type Names = Readonly<Record<string, string>>;

/**
 * The fields that differ, in the order of the record; all fields of a created or deleted record. Sums are in pounds, and a record
 * that a field points at is named.
 */
export function differences(before: Json, after: Json, names: Names = {}): Difference[] {
  const [was, is] = [flatten(before, names), flatten(after, names)];
  const fields = [...new Set([...was.keys(), ...is.keys()])];
  return fields
    .map((field) => ({ field, before: was.get(field), after: is.get(field) }))
    .filter((difference) => difference.before !== difference.after);
}

/** A field name in words: `orderNumber` and `stock_quantity` read `Order number` and `Stock quantity`. */
export function inWords(name: string): string {
  const words = name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replace(/[_.\s]+/g, ' ')
    .toLowerCase()
    .trim();
  const plain = words.replace(/\b(id|vat|sku|url|ip|vesa)\b/g, (word) => word.toUpperCase());
  return plain.charAt(0).toUpperCase() + plain.slice(1);
}

function flatten(record: Json, names: Names, path: string[] = []): Map<string, string> {
  const fields = new Map<string, string>();
  for (const [name, value] of Object.entries(record ?? {})) {
    const here = [...path, fieldInWords(name)];
    if (isRecord(value)) for (const [field, text] of flatten(value, names, here)) fields.set(field, text);
    else if (value !== null && value !== undefined) fields.set(here.join(' · '), textOf(value, name, names));
  }
  return fields;
}

function fieldInWords(name: string): string {
  return inWords(REFERENCES[name] ? name.replace(/Id$/, '') : name);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return value !== null && typeof value === 'object' && !Array.isArray(value);
}

function textOf(value: unknown, field: string, names: Names): string {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (value === '') return '(empty)';
  if (Array.isArray(value)) return value.map((item) => itemText(item, field, names)).join(', ') || '(none)';
  const kind = REFERENCES[field];
  if (kind && typeof value === 'number') return names[`${kind} ${value}`] ?? `number ${value}`;
  return typeof value === 'string' && isSum(field, value) ? formatPounds(toPence(value)) : String(value);
}

function itemText(item: unknown, field: string, names: Names): string {
  if (!isRecord(item)) return textOf(item, field, names);
  return `(${[...flatten(item, names)].map(([name, text]) => `${name}: ${text}`).join(', ')})`;
}

const SUM = /(price|amount|total|threshold|fee|owedback|withheld|refunded|balance|credit|paid|due)$/i;

// Fees of payment methods are in percent.
function isSum(field: string, value: string): boolean {
  return SUM.test(field) && field !== 'processingFee' && /^-?\d+\.\d\d$/.test(value);
}
