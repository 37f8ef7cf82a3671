import type { FactName } from './asked-facts.ts';

// 'Inside a cupboard' is where it stands, 'inside the enclosure' what room that has.
const INSIDE =
  /\b(?:inner|internal(?:ly)?|interior)\b|\binside\b(?!\s+(?:a|an|the|my|our|your)\s+(?!(?:\p{L}+ )?(?:enclosure|case|cabinet|housing|box|shelter)\b)\p{L})/iu;
const OF_SIZE =
  /\b(?:deep|depth|wide|width|tall|high|height|big|large|sizes?|dim(?:ension)?s|measure\w*|room|space|clearance|thick\w*)\b/iu;
// What is stated of the outside, by what is stated of the inside; how deep that is no specification has, so the rest is told.
const INNER: Partial<Record<FactName, readonly FactName[]>> = {
  widthMm: ['innerWidthMm'],
  heightMm: ['innerHeightMm'],
  depthMm: ['innerWidthMm', 'innerHeightMm'],
  screenSizeInches: ['innerWidthMm', 'innerHeightMm'],
};

/** Whether a message asks how large something is inside. */
export function asksInside(message: string): boolean {
  return INSIDE.test(message) && OF_SIZE.test(message);
}

/** Facts of an outside as those of the inside: an outer size would be a wrong answer. */
export function insteadInside(facts: readonly FactName[]): FactName[] {
  return [...new Set(facts.flatMap((fact) => INNER[fact] ?? [fact]))];
}
