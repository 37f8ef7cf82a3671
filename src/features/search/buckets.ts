/** A range of amounts that a filter offers; both ends are included, null is no limit on that side. */
export type Stretch = { label: string; min: number | null; max: number | null };

/** Consecutive ranges. Each ends `step` below the start of the next, so that both its ends are included. */
export function stretchesOf(
  starts: readonly number[],
  step: number,
  label: (min: number | null, next: number | null) => string,
): Stretch[] {
  return starts.map((start, at) => {
    const min = start || null;
    const next = starts[at + 1] ?? null;
    return { label: label(min, next), min, max: next === null ? null : Number((next - step).toFixed(2)) };
  });
}

/** '43" to under 55"', '500 to under 1,000 nits': a unit that is a word appears once, a sign after each number. */
export function sayAmounts(min: number | null, next: number | null, unit: string): string {
  const said = (value: number) => `${value.toLocaleString('en-GB')}${unit}`;
  if (min === null) return `Under ${said(next ?? 0)}`;
  if (next === null) return `${said(min)} and over`;
  return `${unit.startsWith(' ') ? min.toLocaleString('en-GB') : said(min)} to under ${said(next)}`;
}
