import type { CallContext } from '#features/accounts/server/door.ts';
import type { ledWallsContract } from '#features/walls/contract.ts';
import type { Handlers } from '#platform/http/contract.ts';
import { useUp } from '#platform/limits.ts';
import { toDecimal } from '#values/money.ts';
import { designOf } from './design-of.ts';
import { presentDesign } from './present-design.ts';
import { printWall } from './print-wall.ts';
import { listWallParts, ratesOf } from './wall-parts.ts';

// A sheet takes the printer a good part of a second.
const PRINT_LIMIT = { name: 'wall-pdf', most: 30, seconds: 600 };

export const ledWallsHandlers: Handlers<typeof ledWallsContract, CallContext> = {
  'GET /api/led-wall': async ({ query }, { context }) => presentDesign((await designOf(context, query)).design),

  'GET /api/led-wall/parts': async (_input, { context }) => {
    const [products, { vatRate, pencePerKwh }] = await Promise.all([listWallParts(context), ratesOf(context)]);
    return { products, vatRate: toDecimal(vatRate), pencePerKwh };
  },

  'GET /api/led-wall/plan.pdf': async ({ query }, { context, address }) => {
    await useUp(context, PRINT_LIMIT, address);
    return printWall(context, query);
  },
};
