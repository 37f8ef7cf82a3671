import type { Specs } from './specs.ts';

/** A product's specifications as the rows of a table, with units, in the order in which a buyer asks. */
export function specRows(product: { sku: string | null; specs: Specs }): { term: string; value: string }[] {
  const { sku, specs } = product;
  const rows: [term: string, value: string | undefined][] = [
    ['Product code', sku ?? undefined],
    ['Brand', specs.brand],
    ['Screen size', specs.screenSizeInches === undefined ? undefined : screenSize(specs.screenSizeInches)],
    ['Resolution', specs.resolution && `${specs.resolution} pixels`],
    ['Brightness', unit(specs.brightnessNits?.toLocaleString('en-GB'), 'nits (cd/m²)')],
    ['Orientation', specs.orientation && ORIENTATIONS[specs.orientation]],
    ['Touch', yesNo(specs.touch)],
    ['For outdoor use', yesNo(specs.outdoor)],
    ['Protection', specs.ipRating],
    ['Rated for', specs.operatingHours && `${specs.operatingHours.replace('/', ' hours a day, ')} days a week`],
    ['Power use', unit(specs.powerWatts, 'W typical')],
    ['Energy class', specs.energyClass && `${specs.energyClass} (scale A to G)`],
    ['VESA mount', unit(specs.vesa, 'mm')],
    ['Weight', unit(specs.weightKg, 'kg')],
    ['Connections', specs.connectivity?.length ? specs.connectivity.join(', ') : undefined],
    ['Warranty', count(specs.warrantyYears, 'year')],
    ['Lead time', count(specs.leadTimeDays, 'working day')],
  ];
  return rows.flatMap(([term, value]) => (value ? [{ term, value }] : []));
}

const ORIENTATIONS = { landscape: 'Landscape', portrait: 'Portrait', both: 'Landscape or portrait' };

function screenSize(inches: number): string {
  return `${inches} inches (${Math.round(inches * 2.54)} cm) across the diagonal`;
}

function unit(value: string | number | undefined, name: string): string | undefined {
  return value === undefined || value === '' ? undefined : `${value} ${name}`;
}

function yesNo(value: boolean | undefined): string | undefined {
  return value === undefined ? undefined : value ? 'Yes' : 'No';
}

function count(value: number | undefined, name: string): string | undefined {
  return value === undefined ? undefined : `${value} ${name}${value === 1 ? '' : 's'}`;
}
