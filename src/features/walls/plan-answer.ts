import { z } from 'zod';
import { amount } from '#platform/http/input.ts';

const metres = z.number();
const watts = z.number();

const lineAnswer = z.object({
  part: z.enum(['cabinet', 'controller', 'frame', 'module', 'case']),
  productId: z.int(),
  sku: z.string(),
  name: z.string(),
  quantity: z.int(),
  unitPrice: amount,
  total: amount,
  /** With its share of the VAT, which is rounded once, on the sum. */
  totalIncVat: amount,
  available: z.int(),
  /** Working days until it is made; null where it leaves from stock. */
  leadDays: z.int().nullable(),
});

/** A plan with its amounts as the API has them. */
export const planAnswer = z.object({
  cabinet: z.object({
    sku: z.string(),
    name: z.string(),
    pitchMm: z.number(),
    nits: z.number().nullable(),
    service: z.enum(['front', 'rear', 'front and rear']).nullable(),
  }),
  columns: z.int(),
  rows: z.int(),
  cabinets: z.int(),
  widthMm: z.number(),
  heightMm: z.number(),
  pixelsWide: z.int(),
  pixelsHigh: z.int(),
  /** Width ÷ height, and the share of the wall that a picture of 16:9 fills. */
  ratio: z.number(),
  wideShare: z.number(),
  nearestM: metres,
  vanishM: metres,
  farthestM: metres,
  cabinetsKg: z.number(),
  totalKg: z.number(),
  greatestWatts: watts,
  averageWatts: watts,
  controllerWatts: watts,
  greatestBtu: z.int(),
  averageBtu: z.int(),
  amps: z.number(),
  /** Of 16 A, at 80 %. */
  circuits: z.int(),
  ports: z.int(),
  lines: z.array(lineAnswer),
  missing: z.array(z.string()),
  total: amount,
  vat: amount,
  totalIncVat: amount,
  yearlyKwh: z.number(),
  yearlyCost: amount,
});
export type WallPlanAnswer = z.infer<typeof planAnswer>;
