import things from '#features/search/vocabulary/things.json' with { type: 'json' };
import uses from '#features/search/vocabulary/uses.json' with { type: 'json' };
import venues from '#features/search/vocabulary/venues.json' with { type: 'json' };
import { randomFrom } from '../random.ts';
import { withTypo } from './general-set.ts';
import { JUDGED_QUERIES } from './judged-queries.ts';

const QUALITIES =
  'outdoor,portrait,touch,bright,4k,small,large,cheap,cheapest,biggest,lightest,double sided,24/7,battery,not touch,anti-glare,in stock,second hand,curved,black,two,a pair of,thin'.split(
    ',',
  );
const ENDS = [
  'under £500',
  'over £2,000 inc VAT',
  'about £900',
  'with speakers',
  'with wheels',
  'at least 700 nits',
  'up to 30 kg',
  'IP65',
  'for outside',
  'in white',
  'on a stand',
  'with 4 outputs',
  'VESA 400 x 400',
  'less than 600 mm wide',
];
const SIZES = [22, 32, 43, 49, 55, 65, 75, 86, 98];

/** So many queries, always the same: those that are judged, then things, places and measures put together as buyers do. */
export function manyQueries(count: number): string[] {
  const random = randomFrom(31);
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
  const often = (share: number, text: () => string) => (random() < share ? text() : '');
  const one = () =>
    [
      often(0.4, () => pick(QUALITIES)),
      often(0.3, () => `${pick(SIZES)} inch`),
      often(0.85, () => pick(pick(things).names)),
      often(0.4, () => `for ${often(0.5, () => 'a ')}${pick(random() < 0.5 ? pick(venues).names : pick(uses).names)}`),
      often(0.25, () => pick(ENDS)),
    ]
      .filter(Boolean)
      .join(' ');
  const queries = JUDGED_QUERIES.map(({ q }) => q);
  while (queries.length < count) {
    const query = one();
    queries.push(random() < 0.15 ? withTypo(query, random) : query);
  }
  return queries.slice(0, count);
}
