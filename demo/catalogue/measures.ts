import type { Specs } from '#features/catalogue/attributes.ts';
import type { DemoProduct } from './demo-product.ts';

/** Height, width and depth in mm. */
type Box = readonly [height: number, width: number, depth: number];

const MM_PER_INCH = 25.4;
// Both sides of a frame of 7 mm.
const BEZELS_MM = 14;
// Beyond what two people carry.
const PALLET_KG = 80;
// What is built for the order takes this long at least; everything quicker leaves from stock.
const MADE_TO_ORDER_DAYS = 7;

// What is no screen, or no screen by its diagonal alone.
const BOXES: Readonly<Record<string, Box>> = {
  'BF-ID-LECTERN-32': [1180, 780, 520],
  'BF-OS-DRIVE-1': [1950, 900, 320],
  'BF-OS-DRIVE-2': [1950, 1650, 320],
  'BF-OS-LED-32': [1600, 3200, 180],
  'BF-VW-46': [576, 1021, 58],
  'BF-VW-55': [686, 1218, 72],
  'BF-VW-2X2-46': [1152, 2042, 120],
  'BF-VW-2X2-46-FS': [1960, 2042, 700],
  'BF-VW-3X1-55': [686, 3654, 120],
  'BF-VW-3X2-46': [1152, 3063, 120],
  'BF-VW-3X3-46': [1728, 3063, 120],
  'BF-LED-WALL-20': [1500, 2000, 90],
  'BF-LED-WALL-30': [2000, 3000, 100],
  'BF-LED-CTL-4': [44, 482, 250],
  'BF-LED-CTL-10': [44, 482, 380],
  'BF-LED-FRAME': [500, 500, 40],
  'BF-LED-FRAME-OUT': [500, 500, 80],
  ...Object.fromEntries(
    ['15', '19', '26', 'O39', 'O48'].map((code) => [`BF-LED-MOD-${code}`, [250, 250, 18] as const]),
  ),
  'BF-LED-CASE-6': [740, 920, 580],
  'BF-KI-TOTEM-43': [1890, 700, 120],
  'BF-AC-WF-400': [430, 440, 24],
  'BF-AC-WF-800': [640, 860, 30],
  'BF-AC-WT-600': [430, 660, 62],
  'BF-AC-WP-400': [440, 430, 48],
  'BF-AC-ARM-400': [430, 460, 90],
  'BF-AC-POPOUT': [610, 430, 95],
  'BF-AC-CEIL-1': [1000, 440, 120],
  'BF-AC-CEIL-2': [1000, 440, 240],
  'BF-AC-TROLLEY': [1380, 420, 180],
  'BF-AC-STAND': [1100, 400, 150],
  'BF-AC-PLAY-1': [40, 190, 150],
  'BF-AC-PLAY-4': [44, 482, 320],
  'BF-AC-STICK': [14, 110, 45],
  'BF-AC-SPEAK': [420, 300, 240],
  'BF-AC-SEQ-8': [44, 482, 210],
};
const SMALL: Box = [60, 220, 160];

// What is slimmer than its kind.
const DEPTHS_MM: Readonly<Record<string, number>> = {
  'BF-MB-22-SLIM': 26,
  'BF-OS-WIN-43': 44,
  'BF-OS-WIN-55D': 50,
  'BF-KI-WALL-22': 120,
  'BF-KI-TOTEM-55': 60,
};

/** Boards of one set, which hang side by side and travel one behind the other. */
const BOARDS: Readonly<Record<string, number>> = { DUO: 2, TRIO: 3, QUAD: 4 };

/** The product with its sides, what travels on a pallet, and what is made to order: only then does a lead time mean anything. */
export function withMeasures(product: DemoProduct): DemoProduct {
  const { leadTimeDays = 0, weightKg = 0, ...specs } = product.specs;
  if (product.picture.kind === 'software') return { ...product, specs };
  const [heightMm, widthMm, depth] = BOXES[product.sku] ?? boxOf(product);
  const depthMm = DEPTHS_MM[product.sku] ?? depth;
  const boards = boardsOf(product.sku);
  const isMade = leadTimeDays >= MADE_TO_ORDER_DAYS;
  const measured: Specs = {
    ...specs,
    ...{ weightKg, heightMm, widthMm, depthMm },
    ...(boards > 1 && { longestBoxMm: Math.max(heightMm, widthMm / boards) }),
    ...(weightKg > PALLET_KG && { onPallet: true }),
    ...(isMade && { madeToOrder: true, leadTimeDays }),
  };
  return { ...product, specs: measured };
}

function boxOf({ picture, specs, sku }: DemoProduct): Box {
  const inches = specs.screenSizeInches;
  if (!inches)
    return picture.kind === 'led-poster' ? [1920, 640, 40] : picture.kind === 'led-cabinet' ? [500, 500, 75] : SMALL;
  const [long, short] = sidesOf(inches, specs.resolution);
  const [height, width]: [number, number] = specs.orientation === 'portrait' ? [long, short] : [short, long];
  switch (picture.kind) {
    case 'menu-board-row':
      return [height, width * boardsOf(sku), inches >= 50 ? 72 : 58];
    case 'counter-screen':
      return [height, width, specs.orientation === 'portrait' ? 160 : 38];
    case 'touch-table':
      return [820, long + 180, short + 180];
    case 'mobile-screen':
      return [1820, width, 680];
    case 'a-board':
      return [long + 420, short + 110, 560];
    case 'totem':
      return [long + (specs.outdoor ? 900 : 640), short + 150, specs.outdoor ? 320 : 120];
    case 'enclosure':
      return [short + 170, long + 170, 230];
    case 'kiosk':
      return kioskBox(sku, [height, width]);
    default:
      return [height, width, specs.outdoor ? 190 : specs.touch ? 92 : inches >= 50 ? 72 : 58];
  }
}

/** Both sides of a screen with its frame, by its diagonal and the shape of its picture: 16 : 9 where that is not known. */
function sidesOf(inches: number, resolution = '16 × 9'): [long: number, short: number] {
  const [across = 16, down = 9] = resolution.split(' × ').map(Number);
  const unit = (inches * MM_PER_INCH) / Math.hypot(across, down);
  const side = (pixels: number) => Math.round(pixels * unit) + BEZELS_MM;
  return [side(Math.max(across, down)), side(Math.min(across, down))];
}

function boardsOf(sku: string): number {
  return BOARDS[sku.split('-')[2] ?? ''] ?? 1;
}

function kioskBox(sku: string, [height, width]: [number, number]): Box {
  if (sku.includes('-WALL-')) return [height + 260, width + 90, 180];
  if (sku.includes('-DESK-')) return [height + 120, width + 40, 240];
  return [Math.max(1560, height + 700), width + 160, 420];
}
