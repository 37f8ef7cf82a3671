/** A query for an LED wall, and a size that it names: 'led wall 4 x 2.5 m'. */
const QUERY = /\bled\b.*\b(?:walls?|displays?|screens?)\b/iu;
const SIZE =
  /(\d{1,2}(?:\.\d{1,2})?) ?(?:m|metres?)? ?(?:x|×|by) ?(\d{1,2}(?:\.\d{1,2})?) ?(m|metres?|ft|feet|foot)\b/iu;

/**
 * The plan that a search leads to, with the size that it names; null where it is not about LED walls. By itself, because the page of the
 * search loads nothing else of walls.
 */
export function wallSearched({ q, category }: { q: string; category: string }): string | null {
  if (!QUERY.test(q)) return q.trim() === '' && category === 'Video Walls' ? '' : null;
  const [, width, height, unit = ''] = SIZE.exec(q) ?? [];
  if (!width || !height) return '';
  const isFeet = unit.startsWith('f');
  const isOutdoor = /\bout(?:doors?|side)\b/iu.test(q);
  const [inMetres, inFeet] = isOutdoor ? ['6', '20'] : ['3', '10'];
  const viewer = { place: isOutdoor ? 'outdoors' : 'indoors', nearest: (isFeet ? inFeet : inMetres) ?? '' };
  return new URLSearchParams({ width, height, unit: isFeet ? 'ft' : 'm', ...viewer, hours: '12' }).toString();
}
