import { expect, expectTypeOf, test } from 'vitest';
import { attributeFilters, paramsOf } from '#features/search/attribute-filters.ts';
import { readSearch } from '#features/search/search-state.ts';
import type { AttributeTable } from './attribute.ts';
import { ATTRIBUTES, type Specs } from './attributes.ts';
import { BLANK_PRODUCT } from './product-fields.ts';
import { PRODUCT_COLUMNS } from './server/csv/product-columns.ts';
import { columnCheck, readHeader } from './server/import/read-header.ts';
import { specTerms } from './spec-rows.ts';

const table: AttributeTable = ATTRIBUTES;
const filters = attributeFilters(table);

test('what a product may state is known to the letter', () => {
  expectTypeOf<Specs>().toEqualTypeOf<{
    brand?: string;
    screenSizeInches?: number;
    resolution?: string;
    brightnessNits?: number;
    orientation?: 'landscape' | 'portrait' | 'both';
    touch?: boolean;
    outdoor?: boolean;
    ipRating?: string;
    operatingHours?: '16/7' | '24/7';
    powerWatts?: number;
    energyClass?: 'A' | 'B' | 'C' | 'D' | 'E' | 'F' | 'G';
    vesa?: string;
    weightKg?: number;
    heightMm?: number;
    widthMm?: number;
    depthMm?: number;
    longestBoxMm?: number;
    onPallet?: boolean;
    connectivity?: readonly string[];
    technology?: 'LCD' | 'LED';
    pixelPitchMm?: number;
    panels?: number;
    panelInches?: number;
    formFactor?: 'bare' | 'free-standing' | 'set';
    places?: readonly string[];
    powerSource?: readonly string[];
    madeForWindows?: boolean;
    secondSideNits?: number;
    includes?: readonly string[];
    outputs?: number;
    fitsFromInches?: number;
    fitsToInches?: number;
    screensCarried?: number;
    loadKg?: number;
    moves?: readonly string[];
    fixing?: 'VESA holes' | 'wires' | 'a shelf rail' | 'a frame of its own';
    loopsPicture?: boolean;
    sockets?: number;
    outlets?: number;
    supplyVolts?: number;
    suppliesWatts?: number;
    innerWidthMm?: number;
    innerHeightMm?: number;
    coolingWatts?: number;
    leadKind?: 'HDMI' | 'network' | 'mains';
    reachM?: number;
    wallPart?: 'cabinet' | 'controller' | 'frame' | 'module' | 'case';
    greatestWatts?: number;
    service?: 'front' | 'rear' | 'front and rear';
    dataPorts?: number;
    pixelsPerPort?: number;
    cabinetSize?: string;
    cabinetsTaken?: number;
    warrantyYears?: number;
    madeToOrder?: boolean;
    leadTimeDays?: number;
  }>();
});

test('no two attributes go by the same name, and none by that of another field', () => {
  const filterNames = filters.flatMap((filter) => [filter.name, filter.facet]);
  for (const names of [
    [...Object.keys(table), ...Object.keys(BLANK_PRODUCT), 'id'],
    Object.values(table).map(({ label }) => label),
    ['Category', ...specTerms()],
    PRODUCT_COLUMNS.map(({ name }) => name.toLowerCase()),
    filters.flatMap(paramsOf),
    filters.map(({ title }) => title),
    [...new Set(filterNames), 'category', 'categories', 'price', 'prices', 'stock', 'inStock'],
  ]) {
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
  }
});

test('every name that a file may have for a column leads to that column alone', () => {
  const isKnown = columnCheck(PRODUCT_COLUMNS);
  for (const { name, alsoCalled } of PRODUCT_COLUMNS) {
    for (const called of [name, ...alsoCalled]) {
      expect(isKnown(called)).toBe(true);
      const { columns } = readHeader([called]);
      expect(columns.filter(({ at }) => at === 0).map(({ column }) => column.name)).toEqual([name]);
    }
  }
});

test('an address can carry every filter', () => {
  const given = filters.flatMap((filter) => {
    return paramsOf(filter).map((param) => [param, filter.kind === 'yes' ? 'true' : '1'] as const);
  });
  expect(readSearch(new URLSearchParams(given.map(([name, value]) => [name, value]))).attributes).toEqual(
    Object.fromEntries(given),
  );
});

test('an orientation, an hour or a class can be told only in words that people know', () => {
  for (const attribute of Object.values(table)) {
    if (attribute.kind !== 'one of') continue;
    expect(new Set(attribute.values).size).toBe(attribute.values.length);
    for (const value of Object.keys(attribute.names ?? {})) expect(attribute.values).toContain(value);
  }
});
