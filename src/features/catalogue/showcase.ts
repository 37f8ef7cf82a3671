import type { CATEGORIES } from './categories.ts';

/**
 * The words of the products page and the home page that are not in the catalogue: twelve category tiles, twelve product
 * families, and the four samples shown while nothing can be sold. Edit them here. Prices are pounds ex VAT; `search` is
 * the query of the search page that shows the family; `picture` names the files in `public/showcase`.
 */
type Category = (typeof CATEGORIES)[number];

export type ShowcaseTile = { name: string; words: string; search: string; picture: string };

export type ShowcaseFamily = {
  category: Category;
  name: string;
  priceFrom: string;
  priceTo: string;
  features: string[];
  search: string;
  picture: string;
};

export type HomeSample = { name: string; category: Category; price: string; description: string; picture: string };

export const showcaseTiles: ShowcaseTile[] = [
  {
    name: 'Digital menu boards',
    words: 'Menus that change by time of day',
    search: 'category=Digital+Menu+Boards',
    picture: 'tile-digital-menu-boards',
  },
  {
    name: 'Window displays',
    words: 'Readable in direct sun',
    search: 'q=window+display',
    picture: 'tile-window-displays',
  },
  {
    name: 'LED displays',
    words: 'Large, bright, without a seam',
    search: 'q=LED&category=Video+Walls',
    picture: 'tile-led-displays',
  },
  {
    name: 'Interactive displays',
    words: 'For classrooms and meeting rooms',
    search: 'category=Interactive+Displays',
    picture: 'tile-interactive-displays',
  },
  {
    name: 'Touch screens',
    words: 'From door panels to tables',
    search: 'q=touch+screen',
    picture: 'tile-touch-screens',
  },
  {
    name: 'Kiosks',
    words: 'Order, pay, check in',
    search: 'category=Kiosks',
    picture: 'tile-kiosks',
  },
  {
    name: 'Video walls',
    words: 'Panels that make one picture',
    search: 'q=wall+panel&category=Video+Walls',
    picture: 'tile-video-walls',
  },
  {
    name: 'Outdoor signage',
    words: 'Proof against rain, frost and glare',
    search: 'category=Outdoor+Signage',
    picture: 'tile-outdoor-signage',
  },
  {
    name: 'Totems',
    words: 'Posters that stand by themselves',
    search: 'q=totem',
    picture: 'tile-totems',
  },
  {
    name: 'Pavement signs',
    words: 'A-boards that run all day',
    search: 'q=A-board',
    picture: 'tile-pavement-signs',
  },
  {
    name: 'Brackets',
    words: 'Walls, ceilings, arms and stands',
    search: 'q=bracket&category=Accessories',
    picture: 'tile-brackets',
  },
  {
    name: 'Accessories',
    words: 'Players, leads, power and software',
    search: 'category=Accessories',
    picture: 'tile-accessories',
  },
];

export const showcaseFamilies: ShowcaseFamily[] = [
  {
    category: 'Digital Menu Boards',
    name: 'Counter menu boards',
    priceFrom: '450.00',
    priceTo: '1180.00',
    features: [
      '43" to 65" in 4K',
      'Player built in',
      'Breakfast, lunch and dinner by the clock',
      'Keeps showing when the internet is down',
      'Landscape or portrait',
      'Three-year warranty',
    ],
    search: 'q=menu+board&category=Digital+Menu+Boards',
    picture: 'family-counter-menu-boards',
  },
  {
    category: 'Digital Menu Boards',
    name: 'Menu walls in a set',
    priceFrom: '1250.00',
    priceTo: '2150.00',
    features: [
      'Two, three or four boards matched for colour',
      'Brackets, leads and player in the box',
      'Labelled left, middle, right',
      'Pictures run from board to board',
      'Hung by two people in an afternoon',
    ],
    search: 'q=menu+wall&category=Digital+Menu+Boards',
    picture: 'family-menu-walls-in-a-set',
  },
  {
    category: 'Outdoor Signage',
    name: 'Window displays',
    priceFrom: '1390.00',
    priceTo: '2640.00',
    features: [
      '2,500 and 3,000 nits',
      'Hangs on two steel wires',
      'One side or two',
      'Dims itself at dusk',
      'Silent: no fans in the shop',
    ],
    search: 'q=window+display&category=Outdoor+Signage',
    picture: 'family-window-displays',
  },
  {
    category: 'Outdoor Signage',
    name: 'Pavement A-boards',
    priceFrom: '1450.00',
    priceTo: '1980.00',
    features: [
      'Runs a working day on its battery',
      '1,000 or 1,500 nits',
      'IP54 and IP55',
      'Change the offer from a phone',
      'Folds flat at closing time',
    ],
    search: 'q=A-board&category=Outdoor+Signage',
    picture: 'family-pavement-a-boards',
  },
  {
    category: 'Outdoor Signage',
    name: 'Outdoor totems and drive-through',
    priceFrom: '5450.00',
    priceTo: '9890.00',
    features: [
      'IP65 with IK10 glass',
      'Heated and cooled, −20 to 45 °C',
      '2,500 nits and more',
      'Foundation drawing supplied',
      'Crane delivery arranged',
      'Serviced from the front',
    ],
    search: 'q=outdoor+totem+drive-through&category=Outdoor+Signage',
    picture: 'family-outdoor-totems-and-drive-through',
  },
  {
    category: 'Interactive Displays',
    name: 'Touch screens',
    priceFrom: '845.00',
    priceTo: '6480.00',
    features: [
      '32" to 98"',
      'Up to 50 points of touch',
      'One USB-C lead for picture, touch and charge',
      'Whiteboard without a computer',
      'Toughened anti-glare glass',
      'Pens included',
      'Five-year warranty from 65"',
    ],
    search: 'q=touch&category=Interactive+Displays',
    picture: 'family-touch-screens',
  },
  {
    category: 'Interactive Displays',
    name: 'Touch tables and lecterns',
    priceFrom: '2180.00',
    priceTo: '4010.00',
    features: [
      'Sealed tops that shrug off coffee',
      'Up to 60 points of touch',
      'Reachable from a wheelchair',
      'Oak legs or oak-faced post',
    ],
    search: 'q=touch+table+lectern&category=Interactive+Displays',
    picture: 'family-touch-tables-and-lecterns',
  },
  {
    category: 'Kiosks',
    name: 'Self-order kiosks',
    priceFrom: '1690.00',
    priceTo: '2980.00',
    features: [
      '22", 27" and 32"',
      'Shelf for your card terminal',
      'Receipt printer and barcode reader',
      'Works with the usual till systems',
      'Meets access guidance',
    ],
    search: 'q=order+kiosk&category=Kiosks',
    picture: 'family-self-order-kiosks',
  },
  {
    category: 'Kiosks',
    name: 'Desk and check-in kiosks',
    priceFrom: '649.00',
    priceTo: '1350.00',
    features: [
      'Visitor sign-in with badge photo',
      'Reads QR codes and cards',
      'One cable to the network',
      'Locks to the desk or the wall',
    ],
    search: 'q=check-in+desk&category=Kiosks',
    picture: 'family-desk-and-check-in-kiosks',
  },
  {
    category: 'Kiosks',
    name: 'Indoor totems',
    priceFrom: '1280.00',
    priceTo: '2420.00',
    features: [
      '43" and 55" upright',
      'Toughened glass, lockable back',
      'A calendar anyone can use',
      'Wheels hidden under the foot',
      'Queue tickets as an option',
    ],
    search: 'q=totem&category=Kiosks',
    picture: 'family-indoor-totems',
  },
  {
    category: 'Video Walls',
    name: 'LCD video walls',
    priceFrom: '1540.00',
    priceTo: '12980.00',
    features: [
      '46" and 55" panels',
      'Joints of 3.5 or 0.9 mm',
      'Single panels or complete kits',
      'Pop-out mounts for service',
      'Calibrated on site',
      'Rated for 24 hours a day',
    ],
    search: 'q=wall+panel&category=Video+Walls',
    picture: 'family-lcd-video-walls',
  },
  {
    category: 'Video Walls',
    name: 'LED displays',
    priceFrom: '640.00',
    priceTo: '13290.00',
    features: [
      '1.9 and 2.6 mm pitch',
      'Posters, cabinets and whole walls',
      'No seams, no bezel',
      'Front service by magnet',
      'Spare modules with every wall',
      'Survey, delivery and fitting',
    ],
    search: 'q=LED&category=Video+Walls',
    picture: 'family-led-displays',
  },
];

export const homeSamples: HomeSample[] = [
  {
    name: '43" menu board',
    category: 'Digital Menu Boards',
    price: '450.00',
    description: 'A 4K menu board with its player built in. Breakfast turns to lunch by itself.',
    picture: 'sample-43-inch-menu-board',
  },
  {
    name: '55" window display',
    category: 'Outdoor Signage',
    price: '2290.00',
    description: 'Bright enough for a south-facing window, hung on two steel wires.',
    picture: 'sample-55-inch-window-display',
  },
  {
    name: '32" order kiosk',
    category: 'Kiosks',
    price: '2980.00',
    description: 'Customers choose, pay and take a ticket. The order prints in the kitchen.',
    picture: 'sample-32-inch-order-kiosk',
  },
  {
    name: '3 × 3 video wall',
    category: 'Video Walls',
    price: '12980.00',
    description: 'Nine panels, one 138" picture, surveyed, hung and calibrated by us.',
    picture: 'sample-3-x-3-video-wall',
  },
];
