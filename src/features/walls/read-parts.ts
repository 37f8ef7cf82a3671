import type { Specs } from '#features/catalogue/attributes.ts';
import { toPence } from '#values/money.ts';
import type { Cabinet, Carrier, Controller, Kit, Part, SpareModule, WallParts } from './parts.ts';

/** What of a product is read. */
export interface Sold {
  id: number;
  sku: string | null;
  slug: string;
  name: string;
  price: string;
  inStock: boolean;
  stockQuantity: number;
  specs: Specs;
}

/** The facts that a plan counts with. */
export const WALL_SPECS = [
  ...(['wallPart', 'technology', 'formFactor', 'includes', 'outdoor', 'resolution', 'brightnessNits'] as const),
  ...(['widthMm', 'heightMm', 'weightKg', 'powerWatts', 'greatestWatts', 'service'] as const),
  ...(['dataPorts', 'pixelsPerPort', 'cabinetSize', 'cabinetsTaken', 'madeToOrder', 'leadTimeDays'] as const),
] satisfies (keyof Specs)[];

/** Whether a product may have a place in a wall; most have none. */
export function isForWalls({ specs }: Pick<Sold, 'specs'>): boolean {
  return specs.wallPart !== undefined || isKit(specs);
}

/** The parts among products. One that lacks a fact which the plan counts with is left out: it would be counted wrongly. */
export function readParts(products: readonly Sold[]): WallParts {
  const parts: WallParts = { cabinets: [], controllers: [], frames: [], cases: [], modules: [], kits: [] };
  for (const product of products) {
    const { specs } = product;
    const part = readPart(product);
    const pixels = readPixels(specs.resolution);
    if (!part) continue;
    const add = <T>(list: T[], read: T | null) => read && list.push(read);
    switch (specs.wallPart) {
      case 'cabinet':
        add(parts.cabinets, readCabinet(part, specs, pixels));
        break;
      case 'controller':
        add(parts.controllers, readController(part, specs));
        break;
      case 'frame':
        add(parts.frames, readCarrier(part, specs));
        break;
      case 'case':
        add(parts.cases, readCarrier(part, specs));
        break;
      case 'module':
        add(parts.modules, readModule(part, specs, pixels));
        break;
      default:
        add(parts.kits, readKit(part, product, pixels));
    }
  }
  return parts;
}

function readPart({ id, sku, name, price, inStock, stockQuantity, specs }: Sold): Part | null {
  const { weightKg, madeToOrder, leadTimeDays } = specs;
  if (!sku || weightKg === undefined) return null;
  const leadDays = madeToOrder && leadTimeDays ? leadTimeDays : null;
  return { id, sku, name, pricePence: toPence(price), weightKg, available: inStock ? stockQuantity : 0, leadDays };
}

type Pixels = readonly [number, number] | null;

function readCabinet(part: Part, specs: Specs, pixels: Pixels): Cabinet | null {
  const { widthMm, heightMm, greatestWatts, powerWatts, outdoor = false, brightnessNits, service } = specs;
  if (!pixels || !widthMm || !heightMm || !greatestWatts || !powerWatts) return null;
  const [pixelsWide, pixelsHigh] = pixels;
  const power = { greatestWatts, averageWatts: powerWatts };
  const facts = { isOutdoor: outdoor, nits: brightnessNits ?? null, service: service ?? null };
  return { ...part, widthMm, heightMm, pixelsWide, pixelsHigh, ...power, ...facts };
}

function readController(part: Part, { dataPorts, pixelsPerPort, powerWatts = 0 }: Specs): Controller | null {
  return dataPorts && pixelsPerPort ? { ...part, dataPorts, pixelsPerPort, watts: powerWatts } : null;
}

function readCarrier(part: Part, { cabinetSize, cabinetsTaken, outdoor = false }: Specs): Carrier | null {
  return cabinetSize && cabinetsTaken ? { ...part, cabinetSize, cabinetsTaken, isOutdoor: outdoor } : null;
}

function readModule(part: Part, { widthMm, heightMm, outdoor = false }: Specs, pixels: Pixels): SpareModule | null {
  return pixels && widthMm && heightMm
    ? { ...part, widthMm, heightMm, pixelsWide: pixels[0], isOutdoor: outdoor }
    : null;
}

function readKit(part: Part, { slug, specs }: Sold, pixels: Pixels): Kit | null {
  const { widthMm, heightMm, outdoor = false, includes = [] } = specs;
  if (!isKit(specs) || !pixels || !widthMm || !heightMm) return null;
  return {
    ...{ ...part, slug, widthMm, heightMm, includes: [...includes], isOutdoor: outdoor },
    ...{ pixelsWide: pixels[0], pixelsHigh: pixels[1] },
  };
}

function isKit({ technology, formFactor, includes = [] }: Specs): boolean {
  return technology === 'LED' && formFactor === 'set' && includes.includes('controller');
}

function readPixels(text: string | undefined): Pixels {
  const found = /^\s*(\d{1,5})\s*[×xX]\s*(\d{1,5})\s*$/.exec(text ?? '');
  const [wide, high] = [Number(found?.[1] ?? 0), Number(found?.[2] ?? 0)];
  return wide > 0 && high > 0 ? [wide, high] : null;
}
