import { readLength } from '#values/length.ts';

/** The highest that a screen hangs at, in metres; 300 is meant in centimetres. */
export const HIGHEST_M = 30;

/** A height in cm as people type it, in metres unless it says otherwise: `2.5`, `450 cm`, `8 ft`; null for what is none, or none that a screen hangs at. */
export function readHeight(typed: string | number): number | null {
  const cm = Math.round((readLength(String(typed), 'm') ?? 0) / 10);
  return cm >= 1 && cm <= HIGHEST_M * 100 ? cm : null;
}
