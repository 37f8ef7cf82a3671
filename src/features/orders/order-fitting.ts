import { z } from 'zod';
import type { Zone } from '#features/delivery/zones.ts';
import { screenAsked, wishedDays } from '#features/fitting/form.ts';
import type { FittingWanted } from '#features/fitting/plan.ts';
import type { LondonDay } from '#values/london-day.ts';

/** The fitting of an order, as it is stored with it. */
export interface OrderFitting {
  zone: Zone;
  screens: (FittingWanted & { productId: number })[];
  /** What the buyer would like; nothing is promised by them. */
  wishes: LondonDay[];
  /** The first day that was possible when it was ordered. */
  earliestOn: LondonDay;
  /** The day that staff have confirmed; null until then. */
  confirmedOn: LondonDay | null;
}

/** What an order asks of fitters. */
export const fittingOfOrderBody = z.object({
  /** Days that the buyer would like, the dearest first. */
  wishes: wishedDays.default([]),
  /** What is fitted; absent: what the cart says. */
  screens: z
    .array(screenAsked, { error: 'Name the screens that are fitted' })
    .max(100, 'An order can have at most 100 lines')
    .optional(),
});

/** How the fitting stands, for its buyer and for staff. */
export const orderFittingAnswer = z.object({
  /** What is fitted, with the height of the upper edge in metres; none where a survey alone was bought. */
  screens: z.array(z.object({ productId: z.int(), count: z.int(), height: z.string() })),
  wishes: z.array(z.string()),
  /** The first day that was possible when it was ordered. */
  earliestOn: z.string(),
  /** Null: the wishes are still to be confirmed. */
  confirmedOn: z.string().nullable(),
});
