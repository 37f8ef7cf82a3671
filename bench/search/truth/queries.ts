import { judgedCatalogue } from '../judged-catalogue.ts';
import { JUDGED_QUERIES } from '../judged-queries.ts';
import { SIX_BUYERS } from '../six-buyers-ask.ts';
import { STRANGERS } from '../strangers.ts';
import type { Asked } from './judged-shop.ts';

const FILTERS: Asked[] = [
  { inStock: 'true' },
  { category: 'Kiosks' },
  { minPrice: '500', maxPrice: '1500' },
  { sortBy: 'price', sortOrder: 'desc' },
  { maxPrice: '1' },
];
/** Nothing meets all of any of these. */
export const IMPOSSIBLE = [
  'screens under £20',
  '55 inch outdoor screen under £300',
  'menu board under £5 for a cafe',
  'totem under £10 in stock',
  'touch screen over 90000 nits',
  'kiosk between £1 and £2',
  'something for a pub under £1',
  'led wall about 12 inch',
];
const SIDED = ['screen 70 cm wide and no more', 'totem no taller than 2 m', 'display for a hole of 1220 x 690 mm'];
export const WITH_VAT = [
  'touch screen under £2000 inc VAT',
  'menu board £1,200 with VAT',
  'kiosk, we have £2500 including the vat',
];
export const DENIED = ['cheapest screen thats not touch', 'totem not outdoors', '55 inch without touch'];
const MISREAD = [
  'access mounts',
  'paper free noticeboard',
  'brochure stand',
  'card machine sumup or zettle style',
  'take a number screen for about 200 visitors a day',
  'totem in stock',
  'window display in the sun',
  'south facing window',
];
const UNSTATED = [
  'hail-proof outdoor screen',
  'anti-glare totem',
  'solar powered a-board',
  'frameless screen',
  'curved menu board',
  'vandal resistant kiosk',
  'hail-proof',
];
const UNMET = ['waterproof speaker', 'touch a-board', 'outdoor lectern', 'outdoor trolley'];
const LENGTHS = [
  '10 metre hdmi cable',
  '5 m HDMI lead',
  'network cable 20 metres',
  '3m power lead',
  'hdmi lead 15 feet',
];
const BY_FUNCTION = [
  'something to stop it being stolen',
  'thing that plays videos from a stick',
  'what holds a 55 inch screen on a pillar',
  'something that charges phones',
  'jewellery display case',
  'tool cabinet',
  'shower screen',
];
const UNSOLD = [
  'luggage trolley',
  'hdmi splitter',
  'displayport lead',
  'exercise books',
  'projector bulb',
  'receipt printer rolls',
  'bedside lamp',
  'hearing loop',
];
// Products of the judged catalogue, by part number, name and kind; nothing of ours fits some of them.
const judged = judgedCatalogue();
const FITTED = [5, 90, 200, 310, 370].flatMap((at) => {
  const { sku, name } = judged[at] ?? { sku: '', name: '' };
  return ['bracket for', 'player for', 'lead for', 'what fits'].flatMap((ask) => [
    `${ask} ${sku}`,
    `${ask} the ${name}`,
  ]);
});
// Something goes, and something else or nothing takes its place.
const GOING = [
  'replace projectors in 8 classrooms',
  'replace chalkboard with a screen',
  'swap old projector for touch screen',
  'take away old smartboards',
  'touch screen instead of a whiteboard',
  'no subscription menu board',
  'flight and train times on screen',
  '4000 nit 55 inch',
  'lift lobby small screen',
  'menu templates fish and chips',
  'touch free hand sanitiser screen',
];

/** Each query plain, and once more under one of the filters. */
export const QUERIES: Asked[] = [
  '',
  ...IMPOSSIBLE,
  ...SIDED,
  ...WITH_VAT,
  ...DENIED,
  ...MISREAD,
  ...UNSOLD,
  ...UNSTATED,
  ...UNMET,
  ...LENGTHS,
  ...BY_FUNCTION,
  ...FITTED,
  ...STRANGERS,
  ...SIX_BUYERS,
  ...GOING,
  ...JUDGED_QUERIES.map(({ q }) => q),
].flatMap((q, at) => [{ q }, { q, ...FILTERS[at % FILTERS.length] }]);
