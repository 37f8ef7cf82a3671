import { productForm } from '#features/catalogue/form.ts';
import type { ProductFields } from '#features/catalogue/product-fields.ts';
import { ENERGY_CLASSES, OPERATING_HOURS, ORIENTATIONS } from '#features/catalogue/specs.ts';
import { specFields } from '#features/catalogue/specs-form.ts';
import type { CsvCell } from '#platform/csv.ts';
import { toDecimal } from '#values/money.ts';
import { addressOnly, checked, leftAlone, type Reader, toAmount, toOneOf, toYesOrNo } from './cell-readers.ts';
import { fromListCell, toListCell } from './list-cell.ts';

/** A column of the product file: how a product fills its cell, and what a cell says of a product. */
export interface ProductColumn {
  name: keyof ProductFields;
  cellOf(fields: ProductFields): CsvCell;
  /** Writes what the cell says into the fields, or answers what is wrong with it. */
  readInto(fields: ProductFields, cell: string): string | null;
}

const form = productForm.shape;
const spec = specFields;

/** Every column that is written and read, in the order of the file. The id stands before them and is never changed. */
export const PRODUCT_COLUMNS: readonly ProductColumn[] = [
  column('sku', orNull(checked(form.sku))),
  column('name', checked(form.name)),
  column('description', orNull(checked(form.description))),
  column('price', checked(form.price, toAmount), toDecimal),
  column('category', checked(form.category)),
  column('inStock', leftAlone(checked(form.inStock, toYesOrNo))),
  column('stockQuantity', leftAlone(checked(form.stockQuantity))),
  column('imageUrl', orNull(addressOnly(checked(form.imageUrl)))),
  column('brand', checked(spec.brand)),
  column('screenSizeInches', checked(spec.screenSizeInches)),
  column('resolution', checked(spec.resolution)),
  column('brightnessNits', checked(spec.brightnessNits)),
  column('orientation', checked(spec.orientation, toOneOf(ORIENTATIONS))),
  column('touch', orUndefined(checked(spec.touch, toYesOrNo))),
  column('outdoor', orUndefined(checked(spec.outdoor, toYesOrNo))),
  column('ipRating', checked(spec.ipRating)),
  column('operatingHours', checked(spec.operatingHours, toOneOf(OPERATING_HOURS))),
  column('powerWatts', checked(spec.powerWatts)),
  column('energyClass', checked(spec.energyClass, toOneOf(ENERGY_CLASSES))),
  column('vesa', checked(spec.vesa)),
  column('weightKg', checked(spec.weightKg)),
  column('connectivity', orUndefined(checked(spec.connectivity, listOrNull)), (items) => items && toListCell(items)),
  column('warrantyYears', checked(spec.warrantyYears)),
  column('leadTimeDays', checked(spec.leadTimeDays)),
  column('compatibleWith', orEmpty(checked(form.compatibleWith, fromListCell)), toListCell),
];

function column<Name extends keyof ProductFields>(
  name: Name,
  read: Reader<ProductFields[Name]>,
  write: (value: ProductFields[Name]) => CsvCell = plainly,
): ProductColumn {
  return {
    name,
    cellOf: (fields) => write(fields[name]),
    readInto: (fields, cell) => {
      const reading = read(cell);
      if (reading && 'error' in reading) return reading.error;
      if (reading) fields[name] = reading.value;
      return null;
    },
  };
}

function plainly(value: unknown): CsvCell {
  return value as CsvCell;
}

function listOrNull(cell: string): string[] | null {
  return cell === '' ? null : fromListCell(cell);
}

function orNull<Value>(read: Reader<Value>): Reader<NonNullable<Value> | null> {
  return withoutValue(read, null);
}

function orUndefined<Value>(read: Reader<Value>): Reader<NonNullable<Value> | undefined> {
  return withoutValue(read, undefined);
}

function orEmpty(read: Reader<string[] | null | undefined>): Reader<string[]> {
  return withoutValue(read, []);
}

function withoutValue<Value, Empty>(read: Reader<Value>, empty: Empty): Reader<NonNullable<Value> | Empty> {
  return (cell) => {
    const reading = read(cell);
    return reading && 'value' in reading ? { value: reading.value ?? empty } : reading;
  };
}
