import { z } from 'zod';
import { optionalText } from '#platform/http/input.ts';
import { ENERGY_CLASSES, OPERATING_HOURS, ORIENTATIONS, type Specs } from './specs.ts';

const MOST_LISTED = 40;

/** Each specification by itself: in a form, or in a column of a file. What is blank or null is not known. */
export const specFields = {
  brand: optionalText(100, 'Brand'),
  screenSizeInches: measure('Screen size', 1_000),
  resolution: optionalText(40, 'Resolution'),
  brightnessNits: measure('Brightness', 100_000),
  orientation: oneOf(ORIENTATIONS, 'Orientation'),
  touch: yesOrNo('Touch'),
  outdoor: yesOrNo('Outdoor use'),
  ipRating: optionalText(20, 'IP rating'),
  operatingHours: oneOf(OPERATING_HOURS, 'Operating hours'),
  powerWatts: measure('Power use', 100_000),
  energyClass: oneOf(ENERGY_CLASSES, 'Energy class'),
  vesa: optionalText(40, 'VESA mount'),
  weightKg: measure('Weight', 10_000),
  connectivity: textList('Connections', 60),
  warrantyYears: measure('Warranty', 100),
  leadTimeDays: measure('Lead time', 1_000, 0),
};

/** Specifications as a form or a file sends them. */
export const specsForm = z.object(specFields).transform((specs): Specs => {
  const known = Object.entries(specs).filter(([, value]) => !isNothing(value));
  return Object.fromEntries(known);
});

/** A list of short texts, each once, blanks left out. */
export function textList(label: string, most: number) {
  const message = `${label} must be a list of texts`;
  const item = z.string({ error: message }).trim().max(most, `${label}: each can be at most ${most} characters`);
  return z
    .array(
      item.refine((text) => !text.includes('\u0000') && text.isWellFormed(), message),
      { error: message },
    )
    .max(MOST_LISTED, `${label}: at most ${MOST_LISTED}`)
    .nullish()
    .transform((list) => list && [...new Set(list.filter(Boolean))]);
}

function measure(label: string, most: number, least = 0.01) {
  return z
    .union([z.number(), z.string()], { error: `${label} must be a number` })
    .nullish()
    .transform((value, context) => {
      const text = String(value ?? '').trim();
      if (text === '') return undefined;
      const number = /^-?\d{1,9}(\.\d+)?$/.test(text) ? Math.round(Number(text) * 100) / 100 : Number.NaN;
      if (number >= least && number <= most) return number;
      const range = `between ${least} and ${most.toLocaleString('en-GB')}`;
      context.addIssue({
        code: 'custom',
        message: `${label} must be a number ${Number.isNaN(number) ? '' : range}`.trim(),
      });
      return z.NEVER;
    });
}

function oneOf<const Choices extends readonly [string, ...string[]]>(choices: Choices, label: string) {
  const message = `${label} must be one of ${choices.join(', ')}`;
  return z.preprocess(
    (value) => (value === '' || value === null ? undefined : value),
    z.enum(choices, message).optional(),
  );
}

function yesOrNo(label: string) {
  return z
    .boolean({ error: `${label} must be true or false` })
    .nullish()
    .transform((value) => value ?? undefined);
}

function isNothing(value: unknown): boolean {
  return value === undefined || value === null || (Array.isArray(value) && value.length === 0);
}
