import { farthestOfPrint } from '#features/viewing/reading.ts';
import { yearlyKwh, yearlyPence } from '#features/viewing/running.ts';
import { type BasisPoints, type Pence, vatOn } from '#values/money.ts';
import { partsWithVat } from '#values/parts-with-vat.ts';
import type { WallAsked } from './asked.ts';
import { countParts, driveWith, frameFor, type LinePart, missingOf } from './count-parts.ts';
import { type Cabinet, pitchOf, type WallParts } from './parts.ts';

/** The most cabinets of a wall: as many as a line of the cart holds. */
export const MOST_CABINETS = 999;
// An eye that tells one minute of arc apart sees no pixel from 3,438 times its size.
const VANISH = 3.438;
const BTU_A_WATT = 3.412;
const VOLTS = 230;
const CIRCUIT_AMPS = 16;
// What a circuit carries for hours.
const CIRCUIT_SHARE = 0.8;
const CIRCUIT_WATTS = VOLTS * CIRCUIT_AMPS * CIRCUIT_SHARE;
const WIDE = 16 / 9;

/** One product of a wall. `totalIncVatPence` of all lines come to the sum inc VAT. */
export interface WallLine {
  part: LinePart;
  productId: number;
  sku: string;
  name: string;
  quantity: number;
  unitPence: Pence;
  totalPence: Pence;
  totalIncVatPence: Pence;
  /** How many can be bought now. */
  available: number;
  leadDays: number | null;
}

export interface WallPlan {
  cabinet: { sku: string; name: string; pitchMm: number; nits: number | null; service: Cabinet['service'] };
  columns: number;
  rows: number;
  cabinets: number;
  widthMm: number;
  heightMm: number;
  cabinetWidthMm: number;
  cabinetHeightMm: number;
  pixelsWide: number;
  pixelsHigh: number;
  /** Its width for each metre of height, and how much of it a picture of 16:9 fills. */
  ratio: number;
  wideShare: number;
  nearestM: number;
  vanishM: number;
  farthestM: number;
  cabinetsKg: number;
  totalKg: number;
  greatestWatts: number;
  averageWatts: number;
  controllerWatts: number;
  greatestBtu: number;
  averageBtu: number;
  amps: number;
  circuits: number;
  cabinetsACircuit: number;
  ports: number;
  cabinetsAPort: number;
  lines: WallLine[];
  /** What the wall needs and the shop does not sell. */
  missing: string[];
  sums: { exVatPence: Pence; vatPence: Pence; incVatPence: Pence };
  yearlyKwh: number;
  yearlyPence: Pence;
}

/** What the prices and costs are worked out with. */
export interface WallRates {
  vatRate: BasisPoints;
  pencePerKwh: number;
}

/** How many cabinets come nearest to a side; none where it is less than half a cabinet. */
export function countAlong(sideMm: number, cabinetMm: number): number {
  return Math.round(sideMm / cabinetMm);
}

/** From how near a wall looks smooth: about as many metres as the pitch has millimetres. */
export function nearestOf(cabinet: Cabinet): number {
  return Math.round(pitchOf(cabinet) * 10) / 10;
}

/** A wall of these cabinets, as near to the size asked for as whole cabinets come. */
export function planWall(
  { widthMm: wantedWidth, heightMm: wantedHeight, hours, withCases }: WallAsked,
  cabinet: Cabinet,
  parts: WallParts,
  { vatRate, pencePerKwh }: WallRates,
): WallPlan {
  const columns = countAlong(wantedWidth, cabinet.widthMm);
  const rows = countAlong(wantedHeight, cabinet.heightMm);
  const cabinets = columns * rows;
  const [widthMm, heightMm] = [columns * cabinet.widthMm, rows * cabinet.heightMm];
  const driven = driveWith(parts.controllers, cabinet, cabinets);
  const frame = frameFor(cabinet, parts.frames);
  const counted = countParts({ cabinet, cabinets, driven, frame, parts, withCases });
  const totals = counted.map(({ part: { pricePence }, quantity }) => pricePence * quantity);
  const incVat = partsWithVat(totals, vatRate);
  const lines = counted.map(({ is, part, quantity }, at): WallLine => {
    const { id, sku, name, pricePence, available, leadDays } = part;
    const sums = { totalPence: totals[at] ?? 0, totalIncVatPence: incVat[at] ?? 0 };
    return { part: is, productId: id, sku, name, quantity, unitPence: pricePence, ...sums, available, leadDays };
  });
  const exVatPence = totals.reduce((sum, total) => sum + total, 0);
  const vatPence = vatOn(exVatPence, vatRate);
  const greatestWatts = cabinets * cabinet.greatestWatts;
  const averageWatts = cabinets * cabinet.averageWatts;
  const controllerWatts = driven ? driven.count * driven.controller.watts : 0;
  const cabinetsACircuit = Math.max(1, Math.floor(CIRCUIT_WATTS / cabinet.greatestWatts));
  const ratio = widthMm / heightMm;
  const frames = counted.find(({ is }) => is === 'frame');
  const cabinetsKg = tenth(cabinets * cabinet.weightKg);
  return {
    cabinet: {
      ...{ sku: cabinet.sku, name: cabinet.name, nits: cabinet.nits, service: cabinet.service },
      pitchMm: Math.round(pitchOf(cabinet) * 1000) / 1000,
    },
    ...{ columns, rows, cabinets, widthMm, heightMm, ratio, lines },
    ...{ cabinetWidthMm: cabinet.widthMm, cabinetHeightMm: cabinet.heightMm },
    ...{ pixelsWide: columns * cabinet.pixelsWide, pixelsHigh: rows * cabinet.pixelsHigh },
    wideShare: ratio > WIDE ? WIDE / ratio : ratio / WIDE,
    ...{ nearestM: nearestOf(cabinet), vanishM: VANISH * pitchOf(cabinet), farthestM: farthestOfPrint(heightMm) },
    ...{ cabinetsKg, totalKg: tenth(cabinetsKg + (frames ? frames.quantity * frames.part.weightKg : 0)) },
    ...{ greatestWatts, averageWatts, controllerWatts },
    ...{ greatestBtu: Math.round(greatestWatts * BTU_A_WATT), averageBtu: Math.round(averageWatts * BTU_A_WATT) },
    ...{ amps: tenth(greatestWatts / VOLTS), circuits: Math.ceil(cabinets / cabinetsACircuit), cabinetsACircuit },
    ...{ ports: driven?.ports ?? 0, cabinetsAPort: driven?.cabinetsAPort ?? 0 },
    missing: missingOf({ driven, frame, lines, withCases }),
    sums: { exVatPence, vatPence, incVatPence: exVatPence + vatPence },
    yearlyKwh: yearlyKwh(averageWatts + controllerWatts, hours),
    yearlyPence: yearlyPence(averageWatts + controllerWatts, hours, pencePerKwh),
  };
}

function tenth(value: number): number {
  return Math.round(value * 10) / 10;
}
