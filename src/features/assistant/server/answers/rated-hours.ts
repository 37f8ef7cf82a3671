import { readUse } from '#features/assistant/questions/use-asked.ts';
import type { Product } from '#features/catalogue/contract.ts';
import { specRow } from '#features/catalogue/spec-rows.ts';

const HOURS_A_DAY = /^(\d{1,2}) hours a day/u;
// What every screen of the shop may be on is not asked for.
const USUAL_HOURS = 16;

/** For how many hours a day a screen is rated; 0 where that is not stated. */
export function ratedHours({ specs }: Pick<Product, 'specs'>): number {
  return Number(HOURS_A_DAY.exec(specRow(specs, 'operatingHours')?.value ?? '')?.[1] ?? 0);
}

/** The hours a day that a message asks of its screens, where they are more than usual: '24/7', 'day and night'; else 0. */
export function longHoursAsked(message: string): number {
  const { hoursADay, isStated } = readUse(message);
  return isStated && hoursADay > USUAL_HOURS ? hoursADay : 0;
}
