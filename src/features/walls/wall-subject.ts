import type { WallTyped } from './wall-address.ts';

/** The longest subject that the contact page takes holds three of these. */
const MOST_SHOWN = 40;

/** What a visitor asks about who typed a wall that cannot be planned here: `Quote: LED wall, 40 m × 45 m, indoors, nearest viewer at 3 m`. */
export function wallSubject({ width, height, nearest, place, unit }: WallTyped): string {
  const length = (typed: string) => withUnit(typed.trim().slice(0, MOST_SHOWN), unit);
  const size = width.trim() && height.trim() ? `${length(width)} × ${length(height)}` : length(width) || length(height);
  const viewer = nearest.trim() && `nearest viewer at ${length(nearest)}`;
  const where = place === 'outdoors' ? place : 'indoors';
  return `Quote: ${['LED wall', size, where, viewer].filter(Boolean).join(', ')}`;
}

// A number alone is in the unit that was chosen beside it.
function withUnit(typed: string, unit: string): string {
  return /^[\d.,\s]*\d$/.test(typed) ? `${typed} ${unit === 'ft' ? 'ft' : 'm'}` : typed;
}
