import type { Product } from '#features/catalogue/contract.ts';
import { readFitFacts } from '#features/fits/fit-facts.ts';
import { picturesOf } from '#features/viewing/picture.ts';
import { farthestOfPrint } from '#features/viewing/reading.ts';
import { mostHours, yearlyKwh, yearlyPence } from '#features/viewing/running.ts';
import { formatPounds } from '#values/money.ts';
import { listed, sayFarthest, sayNumber } from './words.ts';

/**
 * From how far a screen reads and what it costs a year, for its page; undefined for what is no screen. A fact that is missing is said to be
 * unknown.
 */
export function productLine({ name, specs }: Pick<Product, 'name' | 'specs'>, pencePerKwh: number): string | undefined {
  if (readFitFacts({ name, specs }).role !== 'screen') return undefined;
  return `${readsFrom(specs)} ${costsToRun(specs, pencePerKwh)}`;
}

function readsFrom(specs: Product['specs']): string {
  const ways = picturesOf(specs).map(({ heightMm, isUpright }) => ({ metres: farthestOfPrint(heightMm), isUpright }));
  if (ways.length === 0) return 'From how far it reads is not known.';
  const said = ways.map(({ metres, isUpright }) =>
    isUpright && ways.length > 1 ? `${sayFarthest(metres)} upright` : sayFarthest(metres),
  );
  return `A list of about twelve lines reads from up to ${listed(said)}.`;
}

function costsToRun({ powerWatts, operatingHours = '16/7' }: Product['specs'], pencePerKwh: number): string {
  if (powerWatts === undefined) return 'What it costs to run is not known.';
  const hours = mostHours(operatingHours);
  const kwh = sayNumber(yearlyKwh(powerWatts, hours), 0);
  const pounds = formatPounds(yearlyPence(powerWatts, hours, pencePerKwh));
  return `Electricity: about ${pounds} a year, for ${kwh} kWh in ${hours} hours a day at ${sayNumber(pencePerKwh, 2)}p.`;
}
