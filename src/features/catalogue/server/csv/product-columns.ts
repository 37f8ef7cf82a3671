import type { Attribute, AttributeTable } from '#features/catalogue/attribute.ts';
import { ATTRIBUTES } from '#features/catalogue/attributes.ts';
import { productForm } from '#features/catalogue/form.ts';
import type { ProductFields } from '#features/catalogue/product-fields.ts';
import { asOneOf, specField } from '#features/catalogue/specs-form.ts';
import type { CsvCell } from '#platform/csv.ts';
import { toDecimal } from '#values/money.ts';
import { addressOnly, checked, leftAlone, type Reader, toAmount, toYesOrNo } from './cell-readers.ts';
import { fromListCell, toListCell } from './list-cell.ts';

/** A column of the product file: writes a cell from a product and reads it back. */
export interface ProductColumn {
  name: string;
  /** Other names that an import accepts; case and blanks do not matter. */
  alsoCalled: readonly string[];
  cellOf(fields: ProductFields): CsvCell;
  /** Writes the cell's value into the fields, or returns an error. */
  readInto(fields: ProductFields, cell: string): string | null;
}

const form = productForm.shape;

/** Every column that is written and read, in the order of the file; the id comes first and is read-only. */
export function productColumns(attributes: AttributeTable): ProductColumn[] {
  return [
    column('sku', orElse(checked(form.sku), null), { alsoCalled: ['product code'] }),
    column('name', checked(form.name), { alsoCalled: ['product name', 'title'] }),
    column('description', orElse(checked(form.description), null)),
    column('price', checked(form.price, toAmount), {
      write: toDecimal,
      alsoCalled: ['price ex VAT', 'price ex VAT GBP'],
    }),
    column('category', checked(form.category)),
    column('inStock', leftAlone(checked(form.inStock, toYesOrNo))),
    column('stockQuantity', leftAlone(checked(form.stockQuantity)), { alsoCalled: ['stock', 'quantity'] }),
    column('reorderPoint', orElse(checked(form.reorderPoint), null), { alsoCalled: ['reorder at'] }),
    column('imageUrl', orElse(addressOnly(checked(form.imageUrl)), null), { alsoCalled: ['image'] }),
    ...Object.entries(attributes).map(([key, attribute]) => specColumn(key, attribute)),
  ];
}

export const PRODUCT_COLUMNS: readonly ProductColumn[] = productColumns(ATTRIBUTES);

interface ColumnWords<Value> {
  write?: (value: Value) => CsvCell;
  alsoCalled?: readonly string[];
}

function column<Name extends keyof ProductFields>(
  name: Name,
  read: Reader<ProductFields[Name]>,
  { write = asIs, alsoCalled = [] }: ColumnWords<ProductFields[Name]> = {},
): ProductColumn {
  return {
    name,
    alsoCalled,
    cellOf: (fields) => write(fields[name]),
    readInto: (fields, cell) => readInto(fields, name, read(cell)),
  };
}

function specColumn(key: string, attribute: Attribute): ProductColumn {
  const { column: name = key, alsoCalled = [] } = attribute.csv ?? {};
  const read = specReader(attribute);
  return {
    name,
    alsoCalled,
    cellOf: (fields) => toCell(specsIn(fields)[key]),
    readInto: (fields, cell) => readInto(specsIn(fields), key, read(cell)),
  };
}

/** An empty cell clears a specification. */
function specReader(attribute: Attribute): Reader<unknown> {
  const field = specField(attribute);
  if (attribute.kind === 'yes or no') return orElse(checked(field, toYesOrNo), undefined);
  if (attribute.kind === 'one of') return checked(field, asOneOf(attribute.values));
  if (attribute.kind === 'list') return orElse(checked(field, listOrNull), undefined);
  return checked(field);
}

// The table alone knows the attributes, so the field type has no keys for them.
function specsIn(fields: ProductFields): Record<string, unknown> {
  return fields as unknown as Record<string, unknown>;
}

function readInto<Fields, Name extends keyof Fields>(
  fields: Fields,
  name: Name,
  reading: ReturnType<Reader<Fields[Name]>>,
): string | null {
  if (reading && 'error' in reading) return reading.error;
  if (reading) fields[name] = reading.value;
  return null;
}

function toCell(value: unknown): CsvCell {
  return Array.isArray(value) ? toListCell(value) : asIs(value);
}

function asIs(value: unknown): CsvCell {
  return value as CsvCell;
}

function listOrNull(cell: string): string[] | null {
  return cell === '' ? null : fromListCell(cell);
}

function orElse<Value, Empty>(read: Reader<Value>, empty: Empty): Reader<NonNullable<Value> | Empty> {
  return (cell) => {
    const reading = read(cell);
    return reading && 'value' in reading ? { value: reading.value ?? empty } : reading;
  };
}
