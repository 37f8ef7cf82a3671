import type { Specs } from '#features/catalogue/attributes.ts';
import type { Kind } from './kinds.ts';

/** Products of one line in several sizes, as a maker's list has them. `#` in a text stands for the size. */
export interface Family {
  kind: Kind;
  code: string;
  category: string;
  name: string;
  description: string;
  /** Inches, metres or outputs: what the line comes in. */
  sizes: readonly number[];
  /** Pounds for the smallest, and for each step of size more. */
  price: readonly [first: number, each: number];
  specs: Specs;
  /** Whether a size is the screen's. */
  isScreen: boolean;
}

type Line = [
  kind: Kind,
  code: string,
  name: string,
  description: string,
  sizes: readonly number[],
  price: readonly [number, number],
  specs?: Specs,
];

const HD = '1920 × 1080';
const UHD = '3840 × 2160';
const indoor: Specs = { operatingHours: '16/7', orientation: 'both', connectivity: ['HDMI × 2', 'USB-A', 'Wi-Fi'] };
const outside: Specs = { outdoor: true, operatingHours: '24/7', orientation: 'portrait', ipRating: 'IP65' };

const MENUS: Line[] = [
  [
    'menu-board',
    'CV-MENU',
    'Carvell # menu screen',
    'A #" screen for menus behind the counter. Prices change from a phone, and breakfast gives way to lunch by itself. For cafés, bakeries and takeaways.',
    [22, 32, 43, 50, 55, 65],
    [310, 110],
    { ...indoor, resolution: HD, brightnessNits: 350 },
  ],
  [
    'menu-board',
    'CV-MENU4K',
    'Carvell # 4K digital menu board',
    'Sharp enough for small print: a #" menu board in 4K with a matt face and the player built in. Restaurants hang two or three in a row.',
    [43, 50, 55, 65, 75],
    [520, 150],
    { ...indoor, resolution: UHD, brightnessNits: 500 },
  ],
  [
    'menu-board',
    'NL-BRITE',
    'Northlight # bright menu display',
    'For counters that face a glass front: #" at 800 nits, so that the menu is read in daylight. Runs day and night.',
    [43, 49, 55],
    [880, 160],
    { ...indoor, resolution: UHD, brightnessNits: 800, operatingHours: '24/7' },
  ],
  [
    'menu-board',
    'NL-STRETCH',
    'Northlight # stretched bar display',
    'A long #" strip for over a bar or a till: half the height of a usual screen. Shows the menu of the day or the queue.',
    [28, 37, 48],
    [640, 180],
    { ...indoor, resolution: '1920 × 540', brightnessNits: 600, orientation: 'landscape' },
  ],
  [
    'shelf-strip',
    'CV-SHELF',
    'Carvell # shelf edge display',
    'Prices and offers on the edge of the shelf: a #" strip that clips into the usual rail. For supermarkets and pharmacies.',
    [12, 19, 24],
    [190, 70],
    { ...indoor, brightnessNits: 450, orientation: 'landscape' },
  ],
];
const TOUCH: Line[] = [
  [
    'touch',
    'CV-BOARD',
    'Carvell # interactive whiteboard',
    'A #" whiteboard that you write on with pen or finger, for classrooms and meeting rooms. Keeps what was written and sends it to everyone.',
    [55, 65, 75, 86, 98],
    [1150, 480],
    { touch: true, resolution: UHD, brightnessNits: 400, orientation: 'landscape', operatingHours: '16/7' },
  ],
  [
    'touch',
    'NL-TOUCH',
    'Northlight # touchscreen monitor',
    'A #" touchscreen for tills, museums and machines: ten points of touch behind toughened glass, works with gloves. Open at the back for building in.',
    [15, 22, 27, 32, 43],
    [290, 150],
    { touch: true, resolution: HD, brightnessNits: 350, orientation: 'both', operatingHours: '24/7' },
  ],
  [
    'touch-table',
    'NL-TABLE',
    'Northlight # interactive table',
    'A #" table that children and visitors gather around. Spill-proof top, for museums, libraries and nurseries.',
    [32, 43, 55],
    [2400, 700],
    { touch: true, resolution: UHD, brightnessNits: 400, orientation: 'landscape' },
  ],
  [
    'door-panel',
    'CV-DOOR',
    'Carvell # meeting room booking panel',
    'Shows beside the door who has the room and until when: green when free, red when taken. A #" panel on one network lead.',
    [8, 10, 13],
    [240, 90],
    { touch: true, resolution: '1280 × 800', brightnessNits: 300, connectivity: ['Ethernet PoE'] },
  ],
];
const OUTSIDE: Line[] = [
  [
    'window',
    'NL-SUN',
    'Northlight # shop window display',
    'Made for a window in full sun: #" at 3,000 nits, cooled without a fan and dimmed at dusk. For shops, banks and estate agents.',
    [32, 43, 49, 55, 75],
    [980, 520],
    { resolution: UHD, brightnessNits: 3000, orientation: 'portrait', operatingHours: '24/7' },
  ],
  [
    'window',
    'CV-POSTER',
    'Carvell # double-sided digital poster',
    'Hangs in the window and talks both ways: 2,500 nits to the street, 500 to the shop. A #" poster that changes itself.',
    [43, 55],
    [1890, 640],
    { resolution: HD, brightnessNits: 2500, orientation: 'portrait', operatingHours: '24/7' },
  ],
  [
    'a-board',
    'NL-PAVE',
    'Northlight # digital A-board',
    'The pavement sign without the chalk: a #" screen on battery for a whole day, rain or shine. Wheels in at night.',
    [32, 43, 49],
    [1390, 420],
    { ...outside, brightnessNits: 1500, resolution: HD },
  ],
  [
    'outdoor-totem',
    'NL-TOTEM',
    'Northlight # outdoor totem',
    'Stands on a forecourt or in a car park all year: #" at 2,500 nits behind vandal-resistant glass, heated and cooled.',
    [49, 55, 65, 75],
    [4300, 950],
    { ...outside, brightnessNits: 2500, resolution: UHD },
  ],
  [
    'drive',
    'CV-LANE',
    'Carvell # drive-through menu board',
    'Read from the car at noon: #" for drive-thru lanes, with speaker post and order confirmation.',
    [46, 55],
    [4900, 1100],
    { ...outside, brightnessNits: 3000, resolution: HD },
  ],
  [
    'outdoor-wall',
    'NL-OUT',
    'Northlight # outdoor wall display',
    'A #" display for outside walls, bus stations and stadiums: sealed, from −20 to 50 degrees, no filter to change.',
    [32, 43, 55, 65, 75],
    [1900, 500],
    { ...outside, brightnessNits: 2000, resolution: HD, orientation: 'both' },
  ],
  [
    'enclosure',
    'SW-CASE',
    'Stanwick outdoor enclosure for # inch screens',
    'Lockable steel housing that takes an ordinary screen of up to #" outside. Fan, heater and rain hood.',
    [32, 43, 65, 75],
    [620, 240],
    { outdoor: true, ipRating: 'IP56' },
  ],
  [
    'led-sign',
    'NL-LEDOUT',
    'Northlight outdoor LED sign # m',
    'A sign # m wide for shop fronts and garages, bright enough for noon. Text, prices and pictures.',
    [1, 2, 4],
    [1900, 2600],
    { outdoor: true, brightnessNits: 5500, ipRating: 'IP65', operatingHours: '24/7' },
  ],
];
const WALLS: Line[] = [
  [
    'wall-panel',
    'NL-TILE',
    'Northlight # video wall panel',
    'A #" panel with a joint of 0.9 mm for walls of any number. For control rooms, shops and foyers.',
    [46, 49, 55],
    [1480, 320],
    { resolution: HD, brightnessNits: 700, operatingHours: '24/7', orientation: 'both' },
  ],
  [
    'video-wall',
    'NL-WALL',
    'Northlight # × # video wall kit',
    'A whole wall of # × # panels with mounts, leads and processor. Fitted in a day.',
    [2, 3, 4],
    [5400, 5200],
    { resolution: UHD, brightnessNits: 700, operatingHours: '24/7', orientation: 'landscape' },
  ],
  [
    'led-wall',
    'NL-STAGE',
    'Northlight LED stage wall # m',
    'An LED wall # m wide without joints, for stages, churches and halls. Comes in cabinets that lock by hand.',
    [2, 3, 4, 5],
    [6400, 3100],
    { brightnessNits: 1000, operatingHours: '24/7', orientation: 'landscape' },
  ],
  [
    'led-poster',
    'CV-LEDPOST',
    'Carvell LED poster # mm pitch',
    'A free-standing LED poster on wheels, # mm between the lights. Several beside each other make one picture. For shops and exhibitions.',
    [1.8, 2, 2.5, 3],
    [3900, -450],
    { brightnessNits: 1100, orientation: 'portrait' },
  ],
  [
    'led-cabinet',
    'CV-CAB',
    'Carvell LED cabinet # mm',
    'A cabinet of 50 × 50 cm with # mm between the lights: the brick of which LED walls are made.',
    [1.5, 1.9, 2.6, 3.9],
    [980, -160],
    { brightnessNits: 800 },
  ],
];
const KIOSKS: Line[] = [
  [
    'order-kiosk',
    'CV-ORDER',
    'Carvell # self-order kiosk',
    'Guests order and pay themselves on #" of touch screen. With printer and shelf for the card terminal. For burger bars, cafés and canteens.',
    [15, 21, 24, 27, 32],
    [1180, 380],
    { touch: true, resolution: HD, brightnessNits: 350, orientation: 'portrait' },
  ],
  [
    'ticket-kiosk',
    'CV-TICKET',
    'Carvell # ticket machine',
    'Sells and prints tickets for cinemas, museums and car parks: #" touch screen, barcode reader, contactless.',
    [19, 27, 32],
    [2100, 450],
    { touch: true, resolution: HD, brightnessNits: 400, orientation: 'portrait' },
  ],
  [
    'find-kiosk',
    'NL-FIND',
    'Northlight # wayfinding kiosk',
    'Shows visitors the way on a #" map: hospitals, shopping centres and campuses. Height made for wheelchairs as well.',
    [32, 43, 49, 55],
    [2450, 520],
    { touch: true, resolution: UHD, brightnessNits: 450, orientation: 'portrait' },
  ],
  [
    'check-in-kiosk',
    'NL-CHECKIN',
    'Northlight # check-in kiosk',
    'Visitors, patients and hotel guests sign in themselves: camera, badge printer and #" touch screen.',
    [10, 15, 22],
    [690, 380],
    { touch: true, resolution: HD, brightnessNits: 300, orientation: 'portrait' },
  ],
  [
    'totem',
    'CV-FREE',
    'Carvell # freestanding display',
    'A #" display that stands by itself in receptions and showrooms. Flat foot, lockable back, player inside.',
    [32, 43, 49, 55, 65],
    [890, 240],
    { resolution: HD, brightnessNits: 450, orientation: 'portrait', operatingHours: '16/7' },
  ],
];
const ACCESSORIES: Line[] = [
  [
    'bracket',
    'SW-FLAT',
    'Stanwick slim wall bracket for # inch screens',
    'Holds screens of up to #" 20 mm from the wall.',
    [32, 43, 55, 65, 86],
    [22, 14],
  ],
  [
    'bracket',
    'SW-TILT',
    'Stanwick tilt mount for # inch screens',
    'Tilts screens of up to #" down by 12 degrees.',
    [43, 55, 75],
    [38, 18],
  ],
  [
    'ceiling-mount',
    'SW-POLE',
    'Stanwick ceiling pole, # m',
    'Hangs one screen from the ceiling on a pole of # m. For 32" to 65" screens.',
    [1, 2, 3],
    [72, 24],
  ],
  [
    'wall-mount',
    'SW-PUSH',
    'Stanwick push-out video wall mount, # inch panels',
    'Brings a panel of #" out of the wall for service.',
    [46, 55],
    [148, 20],
  ],
  [
    'trolley',
    'SW-CART',
    'Stanwick mobile trolley for # inch displays',
    'A trolley on lockable wheels for displays of up to #". Shelf for the laptop.',
    [55, 75, 98],
    [240, 90],
  ],
  [
    'stand',
    'SW-FOOT',
    'Stanwick floor stand for # inch screens',
    'A stand with a heavy foot for one screen of up to #".',
    [32, 43, 55, 65],
    [130, 45],
  ],
  [
    'player',
    'CV-PLAY',
    'Carvell media player, # outputs',
    'Plays signage in 4K on # screens, keeps on when the internet is away.',
    [1, 2, 4],
    [129, 120],
    { resolution: UHD, connectivity: ['HDMI', 'Ethernet', 'Wi-Fi'] },
  ],
  [
    'hdmi',
    'CV-HDMI',
    'HDMI cable, # m',
    'A 4K cable of # m with plugs that lock.',
    [1, 2, 3, 10, 15],
    [8, 6],
    { connectivity: ['HDMI'] },
  ],
  [
    'network-lead',
    'CV-CAT6',
    'Network cable Cat6, # m',
    'A shielded cable of # m for players and panels.',
    [2, 5, 10, 30],
    [6, 5],
    { connectivity: ['Ethernet'] },
  ],
  ['power', 'CV-STRIP', 'Surge protector, # sockets', 'Protects # screens against spikes.', [4, 6, 10], [24, 11]],
];

const familiesOf = (category: string, isScreen: boolean, lines: readonly Line[]): Family[] =>
  lines.map(([kind, code, name, description, sizes, price, specs = {}]) => ({
    kind,
    code,
    category,
    name,
    description,
    sizes,
    price,
    specs,
    isScreen:
      isScreen && !['enclosure', 'led-sign', 'video-wall', 'led-wall', 'led-poster', 'led-cabinet'].includes(kind),
  }));

export const FAMILIES: readonly Family[] = [
  ...familiesOf('Digital Menu Boards', true, MENUS),
  ...familiesOf('Interactive Displays', true, TOUCH),
  ...familiesOf('Outdoor Signage', true, OUTSIDE),
  ...familiesOf('Video Walls', true, WALLS),
  ...familiesOf('Kiosks', true, KIOSKS),
  ...familiesOf('Accessories', false, ACCESSORIES),
];
