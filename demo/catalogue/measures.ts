import type { Specs } from '#features/catalogue/attributes.ts';
import type { DemoProduct } from './demo-product.ts';

/** Height, width and depth in mm. */
type Box = readonly [height: number, width: number, depth: number];

const MM_PER_INCH = 25.4;
const BEZEL_MM = 22;
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
  'BF-VW-2X2-46': [1148, 2040, 120],
  'BF-VW-2X2-46-FS': [1960, 2040, 700],
  'BF-VW-3X1-55': [684, 3642, 120],
  'BF-VW-3X2-46': [1148, 3060, 120],
  'BF-VW-3X3-46': [1722, 3060, 120],
  'BF-LED-WALL-20': [1500, 2000, 90],
  'BF-LED-WALL-30': [2000, 3000, 90],
  'BF-AC-WF-400': [430, 440, 32],
  'BF-AC-WF-800': [640, 860, 36],
  'BF-AC-WT-600': [430, 660, 62],
  'BF-AC-WP-400': [440, 430, 48],
  'BF-AC-ARM-400': [430, 460, 90],
  'BF-AC-POPOUT': [610, 430, 95],
  'BF-AC-CEIL-1': [1000, 440, 120],
  'BF-AC-CEIL-2': [1000, 440, 240],
  'BF-AC-TROLLEY': [1380, 420, 180],
  'BF-AC-STAND': [1240, 400, 150],
  'BF-AC-PLAY-1': [40, 190, 150],
  'BF-AC-PLAY-4': [44, 482, 320],
  'BF-AC-STICK': [14, 110, 45],
  'BF-AC-SPEAK': [420, 300, 240],
  'BF-AC-SEQ-8': [44, 482, 210],
};
const SMALL: Box = [60, 220, 160];

/** The product with its sides, what travels on a pallet, and what is made to order: only then does a lead time mean anything. */
export function withMeasures(product: DemoProduct): DemoProduct {
  const { leadTimeDays = 0, weightKg = 0, ...specs } = product.specs;
  if (product.picture.kind === 'software') return { ...product, specs };
  const [heightMm, widthMm, depthMm] = BOXES[product.sku] ?? boxOf(product);
  const isMade = leadTimeDays >= MADE_TO_ORDER_DAYS;
  const measured: Specs = {
    ...specs,
    ...{ weightKg, heightMm, widthMm, depthMm },
    ...(weightKg > PALLET_KG && { onPallet: true }),
    ...(isMade && { madeToOrder: true, leadTimeDays }),
  };
  return { ...product, specs: measured };
}

function boxOf({ picture, specs, sku }: DemoProduct): Box {
  const inches = specs.screenSizeInches;
  if (!inches)
    return picture.kind === 'led-poster' ? [1920, 640, 45] : picture.kind === 'led-cabinet' ? [500, 500, 75] : SMALL;
  // 16 : 9, as all our screens are.
  const long = Math.round(inches * MM_PER_INCH * 0.8716) + BEZEL_MM;
  const short = Math.round(inches * MM_PER_INCH * 0.4903) + BEZEL_MM;
  const [height, width]: [number, number] = specs.orientation === 'portrait' ? [long, short] : [short, long];
  switch (picture.kind) {
    case 'menu-board-row':
      // Boxed one behind the other.
      return [height, width, 65 * boardsOf(sku)];
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

function boardsOf(sku: string): number {
  return { DUO: 2, TRIO: 3, QUAD: 4 }[sku.split('-')[2] ?? ''] ?? 1;
}

function kioskBox(sku: string, [height, width]: [number, number]): Box {
  if (sku.includes('-WALL-')) return [height + 260, width + 90, 180];
  if (sku.includes('-DESK-')) return [height + 120, width + 40, 240];
  return [Math.max(1560, height + 700), width + 160, 420];
}
