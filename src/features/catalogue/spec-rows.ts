import { type Attribute, type AttributeTable, type SpecValue, specValue } from './attribute.ts';
import { ATTRIBUTES } from './attributes.ts';

export type SpecRow = { term: string; value: string };

/** A product's code and specifications as the rows of a table, with units, in the order of the attributes. */
export function specRows(
  { sku, specs }: { sku: string | null; specs: object },
  table: AttributeTable = ATTRIBUTES,
): SpecRow[] {
  const rows = saidOf(specs, table).map(([attribute, value]) => ({
    term: termOf(attribute),
    value: inARow(attribute, valueText(attribute, value)),
  }));
  return sku ? [{ term: PRODUCT_CODE, value: sku }, ...rows] : rows;
}

/** The row of one attribute; null where the product does not state it. */
export function specRow(specs: object, key: string, table: AttributeTable = ATTRIBUTES): SpecRow | null {
  const attribute = table[key];
  const [said] = attribute ? saidOf(specs, { [key]: attribute }) : [];
  return said ? { term: termOf(said[0]), value: valueText(...said) } : null;
}

/** The name of an attribute's row. */
export function specTerm(key: keyof typeof ATTRIBUTES): string {
  return termOf(ATTRIBUTES[key]);
}

/** Every term of `specRows`, in the same order. */
export function specTerms(table: AttributeTable = ATTRIBUTES): string[] {
  return [PRODUCT_CODE, ...Object.values(table).map(termOf)];
}

/** Specifications that make sense without a term: '55″ (140 cm)', '3 years warranty'. */
export function briefSpecs(specs: object, table: AttributeTable = ATTRIBUTES): string[] {
  return saidOf(specs, table).flatMap(([{ brief }, value]) => brief?.(value) ?? []);
}

export const PRODUCT_CODE = 'Product code';

/** An attribute whose functions accept any value. */
type AnyAttribute = Attribute & { show?(value: SpecValue): string; brief?(value: SpecValue): string };

function saidOf(specs: object, table: AttributeTable): [AnyAttribute, SpecValue][] {
  return Object.entries(table).flatMap(([key, attribute]): [AnyAttribute, SpecValue][] => {
    const value = specValue(specs, key);
    return value === undefined || value === '' || (Array.isArray(value) && value.length === 0)
      ? []
      : [[attribute as AnyAttribute, value]];
  });
}

function termOf({ term, label }: Attribute): string {
  return term ?? label;
}

// A word of a fixed list stands alone in its row; free text stays as it was typed.
function inARow(attribute: AnyAttribute, text: string): string {
  const isFixed = 'values' in attribute && !attribute.show;
  return isFixed ? text.charAt(0).toUpperCase() + text.slice(1) : text;
}

function valueText(attribute: AnyAttribute, value: SpecValue): string {
  if (attribute.show) return attribute.show(value);
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (Array.isArray(value)) return value.join(', ');
  const text = attribute.kind === 'one of' ? (attribute.names?.[String(value)] ?? value) : value;
  return attribute.unit === undefined ? String(text) : `${text} ${attribute.unit}`;
}
