/** The change of one field. `undefined` where the field, or the whole record, did not exist. */
export interface Difference {
  /** The path to the field: `Delivery address · Postcode`. */
  field: string;
  before: string | undefined;
  after: string | undefined;
}

type Json = Record<string, unknown> | null;

/** The fields that differ, in the order of the record; all fields of a created or deleted record. */
export function differences(before: Json, after: Json): Difference[] {
  const [was, is] = [flatten(before), flatten(after)];
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

function flatten(record: Json, path: string[] = []): Map<string, string> {
  const fields = new Map<string, string>();
  for (const [name, value] of Object.entries(record ?? {})) {
    const here = [...path, inWords(name)];
    if (isRecord(value)) for (const [field, text] of flatten(value, here)) fields.set(field, text);
    else if (value !== null && value !== undefined) fields.set(here.join(' · '), textOf(value));
  }
  return fields;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return value !== null && typeof value === 'object' && !Array.isArray(value);
}

function textOf(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (value === '') return '(empty)';
  if (!Array.isArray(value)) return String(value);
  return value.map((item) => (typeof item === 'object' ? JSON.stringify(item) : textOf(item))).join(', ') || '(none)';
}
