const DAYS = 365;
// A screen for '16/7' is to rest at night.
const MOST_HOURS = { '16/7': 16, '24/7': 24 } as const;

export type Rating = keyof typeof MOST_HOURS;

/** The hours a day that a screen may run by its rating. */
export function mostHours(rating: Rating): number {
  return MOST_HOURS[rating];
}

/** The kWh of a year by typical watts × hours × 365. */
export function yearlyKwh(watts: number, hoursADay: number): number {
  return (watts * hoursADay * DAYS) / 1000;
}

/** What a year costs in pence at so many pence for a kWh, rounded once. */
export function yearlyPence(watts: number, hoursADay: number, pencePerKwh: number): number {
  return Math.round(yearlyKwh(watts, hoursADay) * pencePerKwh);
}
