import type { JudgedProduct } from './judged-catalogue.ts';
import type { Kind } from './kinds.ts';

export type Style =
  | 'thing'
  | 'size'
  | 'place'
  | 'price'
  | 'typo'
  | 'part number'
  | 'synonym'
  | 'wrong word'
  | 'sentence'
  | 'nonsense';

type Test = (product: JudgedProduct) => boolean;

/** What a buyer types, and the rule by which every product is judged for it. */
export interface JudgedQuery {
  q: string;
  style: Style;
  /** What the buyer means; all of these kinds are good, and the best of them has all the `likes`. */
  is: readonly Kind[];
  /** Not it, but worth a look. */
  near: readonly Kind[];
  /** Said in so many words: whatever breaks it is wrong. */
  must: Test;
  likes: readonly Test[];
}

type Rule = Partial<Omit<JudgedQuery, 'q' | 'style' | 'is'>>;
const ask = (style: Style, q: string, is: readonly Kind[], rule: Rule = {}): JudgedQuery => ({
  q,
  style,
  is,
  near: [],
  must: () => true,
  likes: [],
  ...rule,
});

/** 3: what was meant; 2: that, but not in everything; 1: worth a look; 0: wrong. */
export function gradeOf(product: JudgedProduct, { is, near, must, likes }: JudgedQuery): number {
  if (!must(product)) return 0;
  if (!is.includes(product.kind)) return near.includes(product.kind) ? 1 : 0;
  const liked = likes.filter((like) => like(product)).length;
  return liked === likes.length ? 3 : liked * 2 >= likes.length ? 2 : 1;
}

const inches =
  (low: number, high = low): Test =>
  ({ specs }) =>
    specs.screenSizeInches !== undefined && specs.screenSizeInches >= low - 1 && specs.screenSizeInches <= high + 1;
/** A bracket says in its texts which screens it fits. */
const fits =
  (size: number): Test =>
  ({ name, description }) => {
    const sizes = [...`${name} ${description}`.matchAll(/(\d{2,3})\s?(?:"|inch)/g)].map(([, number]) => Number(number));
    return Math.min(...sizes) <= size + 1 && Math.max(...sizes) >= size - 1;
  };
const pounds =
  (low: number, high: number): Test =>
  ({ pricePence }) =>
    pricePence >= low * 100 && pricePence <= high * 100;
const upTo = (most: number) => pounds(0, most);
const nits =
  (least: number): Test =>
  ({ specs }) =>
    (specs.brightnessNits ?? 0) >= least;
const both =
  (...tests: Test[]): Test =>
  (product) =>
    tests.every((test) => test(product));
const named =
  (word: RegExp): Test =>
  ({ name, description }) =>
    word.test(`${name} ${description}`);
const sku = (beginning: string): Rule => ({ must: (product) => product.sku.startsWith(beginning) });
const outdoor: Test = ({ specs }) => specs.outdoor === true;
const touch: Test = ({ specs }) => specs.touch === true;
const uhd: Test = ({ specs }) => /3840/.test(specs.resolution ?? '');
const portrait: Test = ({ specs }) => specs.orientation !== 'landscape';
const dayAndNight: Test = ({ specs }) => specs.operatingHours === '24/7';
const inStock: Test = (product) => product.inStock;

const WALLS: Kind[] = ['video-wall', 'led-wall'];
const SCREENS: Kind[] = [
  'menu-board',
  'touch',
  'window',
  'outdoor-wall',
  'totem',
  'wall-panel',
  'outdoor-totem',
  'a-board',
];
const ROOM: Kind[] = ['totem', 'menu-board'];
const OPEN_AIR: Kind[] = ['outdoor-wall', 'outdoor-totem', 'a-board', 'drive'];
const HOLDERS: Kind[] = ['bracket', 'wall-mount', 'ceiling-mount', 'stand', 'trolley'];
const KIOSKS: Kind[] = ['order-kiosk', 'ticket-kiosk', 'find-kiosk', 'check-in-kiosk'];

/** In this order every other query is for tuning and the rest is held out, so each style stands in both halves. */
export const JUDGED_QUERIES: readonly JudgedQuery[] = [
  ask('thing', 'menu board', ['menu-board'], { near: ['drive'] }),
  ask('thing', 'digital menu boards', ['menu-board'], { near: ['drive'] }),
  ask('thing', 'video wall', WALLS, { near: ['wall-panel', 'led-cabinet', 'wall-mount'] }),
  ask('thing', 'self order kiosk', ['order-kiosk'], { near: ['ticket-kiosk', 'check-in-kiosk'] }),
  ask('thing', 'outdoor totem', ['outdoor-totem'], { near: ['a-board', 'totem', 'outdoor-wall', 'drive'] }),
  ask('thing', 'media player', ['player'], { near: ['software'] }),
  ask('thing', 'interactive whiteboard', ['touch'], { near: ['touch-table'], likes: [inches(55, 98)] }),
  ask('thing', 'touch table', ['touch-table'], { near: ['touch'] }),
  ask('thing', 'wayfinding kiosk', ['find-kiosk'], { near: KIOSKS }),
  ask('thing', 'ticket machine', ['ticket-kiosk'], { near: KIOSKS }),
  ask('thing', 'led poster', ['led-poster'], { near: ['led-cabinet', 'led-wall', 'window'] }),
  ask('thing', 'outdoor enclosure', ['enclosure']),
  ask('thing', 'ceiling mount', ['ceiling-mount'], { near: ['bracket', 'wall-mount'] }),
  ask('thing', 'hdmi cable', ['hdmi'], { near: ['extender', 'network-lead'] }),

  ask('size', '55 inch menu board', ['menu-board'], { must: inches(55), near: ['drive'] }),
  ask('size', '43" window display', ['window'], { must: inches(43), near: SCREENS }),
  ask('size', '65in interactive display', ['touch'], { must: inches(65), near: ['totem', 'menu-board'] }),
  ask('size', '75 inch touch screen', ['touch'], { must: inches(75), near: [] }),
  ask('size', 'screens between 43 and 55 inch', SCREENS, {
    must: inches(43, 55),
    near: ['touch-table', 'find-kiosk', 'drive', 'order-kiosk'],
  }),
  ask('size', 'outdoor display bigger than 50"', [...OPEN_AIR], {
    must: ({ specs }) => (specs.screenSizeInches ?? 0) >= 50,
    likes: [outdoor],
    near: ['window'],
  }),
  ask('size', '32-inch kiosk', KIOSKS, { must: inches(32), near: ['totem'] }),
  ask('size', '22 inch self service kiosk', KIOSKS, { must: inches(22), likes: [], near: ['menu-board'] }),
  ask('size', '98" interactive', ['touch'], { must: inches(98) }),
  ask('size', 'bracket for 55 inch screen', ['bracket'], {
    likes: [fits(55)],
    near: ['wall-mount', 'ceiling-mount'],
    must: fits(55),
  }),
  ask('size', 'floor stand 65 inch', ['stand'], { must: fits(65), near: ['trolley', 'totem'] }),
  ask('size', 'trolley for 75 inch display', ['trolley'], { must: fits(75), near: ['stand', 'touch'] }),
  ask('size', '4k menu board 50 inch', ['menu-board'], { must: inches(50), likes: [uhd] }),
  ask('size', 'totem 49"', ['totem', 'outdoor-totem'], { must: inches(49), near: ['find-kiosk', 'window', 'a-board'] }),

  ask('place', 'screen for shop window', ['window'], { near: ['led-poster', 'outdoor-wall'] }),
  ask('place', 'menu screens for a cafe', ['menu-board'], { near: ['order-kiosk'] }),
  ask('place', 'display for reception', ROOM, {
    likes: [(p) => p.kind === 'totem'],
    near: ['check-in-kiosk', 'video-wall', 'touch', 'led-wall', 'wall-panel', 'find-kiosk'],
  }),
  ask('place', 'drive through menu board', ['drive'], { near: ['menu-board'] }),
  ask('place', 'classroom whiteboard', ['touch'], { near: ['touch-table'], likes: [inches(55, 98)] }),
  ask('place', 'led wall for church', ['led-wall'], { near: ['video-wall', 'led-cabinet', 'led-poster'] }),
  ask('place', 'sign for car park', ['outdoor-totem', 'led-sign', 'outdoor-wall', 'a-board', 'ticket-kiosk'], {
    likes: [],
    near: ['drive'],
  }),
  ask('place', 'meeting room door panel', ['door-panel'], { near: ['touch'] }),
  ask('place', 'kiosk for hospital check in', ['check-in-kiosk'], { near: KIOSKS }),
  ask('place', 'screen for estate agent window', ['window'], { near: ['led-poster'] }),
  ask('place', 'museum interactive table', ['touch-table'], { near: ['touch', 'ticket-kiosk'] }),
  ask('place', 'display over the bar', ['menu-board'], { likes: [named(/\bbar/i)], near: ['video-wall'] }),

  ask('price', 'menu board under £500', ['menu-board'], { must: upTo(500), near: ['shelf-strip'] }),
  ask('price', 'kiosk under 2000', KIOSKS, { must: upTo(2000), near: ['totem'] }),
  ask('price', 'interactive display between £1,000 and £2,000', ['touch'], {
    must: pounds(1000, 2000),
    near: ['touch-table', 'order-kiosk', 'check-in-kiosk'],
  }),
  ask('price', '55 inch outdoor under £3,000', OPEN_AIR, {
    must: both(inches(55), upTo(3000)),
    near: ['window', 'enclosure'],
    likes: [outdoor],
  }),
  ask('price', 'bracket below £40', ['bracket'], { must: upTo(40) }),
  ask('price', 'video wall under 10k', WALLS, {
    must: upTo(10_000),
    near: ['wall-panel', 'led-cabinet', 'wall-mount'],
  }),
  ask('price', 'window display £1500 or less', ['window'], { must: upTo(1500), near: ['menu-board', 'totem'] }),
  ask('price', 'media player about £200', ['player'], { must: pounds(170, 230) }),
  ask('price', 'touch screen up to 1k', ['touch'], {
    must: upTo(1000),
    near: ['check-in-kiosk', 'door-panel', 'order-kiosk'],
  }),
  ask('price', 'outdoor totem over £6,000', ['outdoor-totem'], {
    must: ({ pricePence }) => pricePence >= 600_000,
    near: ['drive', 'outdoor-wall', 'led-sign'],
  }),
  ask('price', 'cheap menu board', ['menu-board'], { near: [] }),
  ask('price', 'kiosk in stock under £1,500', KIOSKS, { must: both(inStock, upTo(1500)), near: ['totem'] }),

  ask('typo', 'menue board', ['menu-board'], { near: ['drive'] }),
  ask('typo', 'digitl menu bord', ['menu-board'], { near: ['drive'] }),
  ask('typo', 'kiosc', KIOSKS, { near: ['totem'] }),
  ask('typo', 'self ordr kiosk', ['order-kiosk'], { near: KIOSKS }),
  ask('typo', 'outdor totem', ['outdoor-totem'], { near: ['a-board', 'outdoor-wall', 'drive', 'totem'] }),
  ask('typo', 'vidoe wall', WALLS, { near: ['wall-panel', 'led-cabinet', 'wall-mount'] }),
  ask('typo', 'interactve whiteborad', ['touch'], { likes: [inches(55, 98)], near: ['touch-table'] }),
  ask('typo', 'wall braket', ['bracket'], { near: ['wall-mount'] }),
  ask('typo', 'celing mount', ['ceiling-mount'], { near: ['bracket', 'wall-mount'] }),
  ask('typo', 'tuch screen 43 inch', ['touch'], { must: inches(43), near: ['touch-table', 'find-kiosk'] }),
  ask('typo', 'windw display', ['window'], { near: ['led-poster'] }),
  ask('typo', 'wayfindng kiosk', ['find-kiosk'], { near: KIOSKS }),
  ask('typo', 'hmdi cable', ['hdmi'], { near: ['extender', 'network-lead'] }),
  ask('typo', 'drive thru meun board', ['drive'], { near: ['menu-board'] }),
  ask('typo', 'freestandng display', ['totem'], { near: ['led-poster', 'find-kiosk'] }),
  ask('typo', 'surge protecter', ['power']),

  ask('part number', 'BF-MB-55', ['menu-board'], sku('BF-MB-55')),
  ask('part number', 'bf ki order 27', ['order-kiosk'], sku('BF-KI-ORDER-27')),
  ask('part number', 'BFOSWIN49', ['window'], sku('BF-OS-WIN-49')),
  ask('part number', 'CV-ORDER-24', ['order-kiosk'], sku('CV-ORDER-24')),
  ask('part number', 'nl-totem-65', ['outdoor-totem'], sku('NL-TOTEM-65')),
  ask('part number', 'sw tilt 55', ['bracket'], sku('SW-TILT-55')),
  ask('part number', 'cvboard86', ['touch'], sku('CV-BOARD-86')),
  ask('part number', 'BF-LED-POSTER-19', ['led-poster'], sku('BF-LED-POSTER-19')),
  ask('part number', 'NL-SUN', ['window'], sku('NL-SUN')),
  ask('part number', 'bf-vw-3x3-46', ['video-wall'], sku('BF-VW-3X3-46')),

  ask('synonym', 'pavement sign', ['a-board'], { near: ['outdoor-totem', 'led-sign'] }),
  ask('synonym', 'sandwich board', ['a-board'], { near: ['outdoor-totem'] }),
  ask('synonym', 'tv bracket', ['bracket'], { near: HOLDERS }),
  ask('synonym', 'led wall', ['led-wall'], { near: ['video-wall', 'led-cabinet', 'led-poster', 'wall-panel'] }),
  ask('synonym', 'smart board', ['touch'], { likes: [inches(55, 98)], near: ['touch-table'] }),
  ask('synonym', 'hdmi lead', ['hdmi'], { near: ['extender', 'network-lead', 'power'] }),
  ask('synonym', 'drivethru display', ['drive'], { near: ['outdoor-totem', 'menu-board'] }),
  ask('synonym', 'self checkout', ['order-kiosk'], { near: KIOSKS }),
  ask('synonym', 'weatherproof screen', OPEN_AIR, { near: ['enclosure', 'window', 'led-sign'], likes: [outdoor] }),
  ask('synonym', 'digital poster', ['window', 'led-poster'], { near: ['totem', 'a-board'] }),
  ask('synonym', 'uhd menu screen', ['menu-board'], { likes: [uhd] }),
  ask('synonym', 'monitor stand', ['stand'], { near: ['trolley', 'totem', 'video-wall', 'menu-board', 'touch'] }),
  ask('synonym', 'network wire', ['network-lead'], { near: ['hdmi', 'extender'] }),
  ask('synonym', 'touch monitor', ['touch'], {
    near: ['touch-table', 'order-kiosk', 'check-in-kiosk', 'door-panel', 'find-kiosk'],
  }),

  ask('wrong word', 'electronic menu', ['menu-board'], { near: ['drive', 'order-kiosk'] }),
  ask('wrong word', 'advertising screen for window', ['window'], { near: ['led-poster'] }),
  ask('wrong word', 'booking screen meeting room', ['door-panel'], { near: ['touch'] }),
  ask('wrong word', 'television wall', WALLS, {
    near: ['wall-panel', 'led-cabinet', 'wall-mount', 'bracket', 'outdoor-wall'],
  }),
  ask('wrong word', 'ordering terminal', ['order-kiosk'], { near: KIOSKS }),
  ask('wrong word', 'directory kiosk', KIOSKS, { near: ['totem'] }),
  ask('wrong word', 'price tag display for shelf', ['shelf-strip'], { near: [] }),
  ask('wrong word', 'sun readable screen', ['window', ...OPEN_AIR], {
    likes: [nits(1000)],
    near: ['menu-board', 'sensor'],
  }),

  ask('sentence', 'something to show our menu that switches itself at lunch', ['menu-board'], { near: ['drive'] }),
  ask('sentence', 'I need a 43 inch screen that people can touch', ['touch', 'touch-table', 'find-kiosk'], {
    must: inches(43),
    likes: [touch],
    near: ['totem', 'menu-board', 'window'],
  }),
  ask('sentence', 'what can I put outside my shop on the pavement', ['a-board'], {
    near: ['outdoor-totem', 'led-sign', 'outdoor-wall', 'window'],
  }),
  ask('sentence', 'guests should order and pay by themselves in our burger bar', ['order-kiosk'], {
    near: ['ticket-kiosk'],
  }),
  ask('sentence', 'bright display for a sunny window that runs all night', ['window'], {
    likes: [nits(2000), dayAndNight],
    near: ['menu-board'],
  }),
  ask('sentence', 'we want to hang two screens from the ceiling', ['ceiling-mount'], {
    near: ['wall-mount', 'bracket', 'player'],
  }),
  ask('sentence', 'a big screen on wheels for the school hall', ['trolley', 'touch'], {
    likes: [],
    near: ['led-poster', 'led-wall', 'a-board', 'stand'],
  }),
  ask(
    'sentence',
    '55 inch outdoor screen in portrait with at least 2000 nits',
    ['outdoor-totem', 'outdoor-wall', 'drive'],
    { must: both(inches(55), nits(2000)), likes: [outdoor, portrait], near: ['window'] },
  ),
  ask('sentence', 'how can visitors sign in without a receptionist', ['check-in-kiosk'], { near: KIOSKS }),
  ask('sentence', 'protect our screens from power spikes', ['power']),

  ask('sentence', 'looking for a screen for the lobby that stands on its own', ['totem'], {
    near: ['led-poster', 'find-kiosk'],
  }),
  ask('sentence', 'meeting room screen 65 inch we can write on', ['touch'], { must: inches(65), near: ['menu-board'] }),

  ask('thing', 'led cabinet', ['led-cabinet'], { near: ['led-wall'] }),
  ask('thing', 'video wall mount', ['wall-mount'], { near: HOLDERS }),
  ask('price', 'outdoor enclosure under £1,200', ['enclosure'], { must: upTo(1200) }),
  ask('size', '46 inch video wall panel', ['wall-panel'], { must: fits(46), near: ['video-wall', 'wall-mount'] }),

  ask('nonsense', 'qwertyuiop', []),
  ask('nonsense', 'xkcdzzz plumbus', []),
  ask('nonsense', '???!!!', []),
  ask('nonsense', 'zzzzzz', []),
];
