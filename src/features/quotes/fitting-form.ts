import { z } from 'zod';
import { ZONES, type Zone } from '#features/delivery/zones.ts';
import { fittingPostcode, screenAsked, wishedDays } from '#features/fitting/form.ts';
import { isLondonDay } from '#values/london-day.ts';

const MOST_SCREENS = 500;

/** Fitting and survey that a quote is asked for, in the United Kingdom. */
export const fittingToQuote = z.object({
  /** Of the place that is visited. */
  postcode: fittingPostcode,
  /** What is fitted of the goods; absent: what the cart says. */
  screens: z
    .array(screenAsked, { error: 'Name the screens that are fitted' })
    .max(MOST_SCREENS, `At most ${MOST_SCREENS} screens can be named`)
    .optional(),
  /** The LED wall among the goods, which is fitted by quote alone. */
  wall: z.boolean({ error: 'Say whether the LED wall is fitted' }).default(false),
  /** A visit before, which can also be had by itself: with no goods (`items` empty) or nothing fitted. */
  survey: z.boolean({ error: 'Say whether you would like a survey' }).default(false),
  /** Days that the customer would like. */
  wishes: wishedDays.default([]),
});
export type FittingToQuote = z.output<typeof fittingToQuote>;

/** As much of it as can be read, to say all that is wrong at once; null for a part that cannot. */
export const readableFitting = z.object({
  postcode: fittingPostcode.nullable().catch(null),
  screens: z.array(screenAsked.nullable().catch(null)).max(MOST_SCREENS).optional().catch([]),
  wall: z.boolean().catch(false),
  survey: z.boolean().catch(true),
  wishes: z.array(z.string().refine(isLondonDay).nullable().catch(null)).max(20).catch([]),
});
export type ReadableFitting = z.output<typeof readableFitting>;

/** A service among the lines of a quote. */
export const quotedServiceAnswer = z.object({
  kind: z.enum(['fitting', 'survey', 'wall']),
  /** The screen that is fitted, and the height of its upper edge in metres; null for a survey, and for an LED wall. */
  screenId: z.int().nullable(),
  height: z.string().nullable(),
  /** The table has no price for it: staff make one by hand. */
  isByHand: z.boolean(),
});

/** Where and when a quote's fitting is wished for. */
export const quoteFittingAnswer = z.object({
  postcode: z.string().nullable(),
  zone: z.enum(Object.keys(ZONES) as [Zone, ...Zone[]]).nullable(),
  /** Wishes: nothing is promised by them. */
  wishes: z.array(z.string()),
});
