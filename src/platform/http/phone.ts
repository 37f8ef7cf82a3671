import {
  type CountryCode,
  getCountries,
  parsePhoneNumberFromString,
  validatePhoneNumberLength,
} from 'libphonenumber-js/min';
import type { z } from 'zod';
import { optionalText, requiredText } from './input.ts';

const HOME = 'United Kingdom';
const HOME_CODE = '44';
/** As many characters as its columns have. */
const LONGEST = 20;

const regionNames = new Intl.DisplayNames('en', { type: 'region' });
const codesByName = new Map(getCountries().map((code) => [regionNames.of(code), code]));

const EXAMPLES: Partial<Record<string, string>> = {
  'United States': '+1 212 555 0142',
  France: '+33 1 99 00 01 42',
  Qatar: '+974 4412 3456',
  Oman: '+968 2412 3456',
};

/**
 * A phone number in its usual form: `0113 496 0199` for the UK's within the UK, `+33 1 99 00 01 42` for all others, ` x12` for an
 * extension. Without a country code it is one of `country` (English name). Only the number of digits is checked, because ranges
 * open faster than shops are updated. Null for what cannot be one.
 */
export function readPhone(typed: string, country = HOME): string | null {
  const found = parsePhoneNumberFromString(typed, { defaultCountry: codeOf(country), extract: false });
  if (!found?.isPossible() || isCutShort(typed, found.nationalNumber)) return null;
  const form = country === HOME && found.countryCallingCode === HOME_CODE ? 'NATIONAL' : 'INTERNATIONAL';
  const usual = found.format(form, { formatExtension: (number, extension) => `${number} x${extension}` });
  return usual.length <= LONGEST ? usual : typed.trim();
}

/** Why {@link readPhone} found none. */
export function phoneProblem(typed: string, country = HOME): string {
  const example = EXAMPLES[country] ?? '0113 496 0199';
  const abroad = country === HOME ? '; one from abroad begins with + and its country code' : '';
  const length = validatePhoneNumberLength(typed, codeOf(country));
  // Undefined: long enough only with the zero of its area code.
  if (length === 'TOO_SHORT' || length === undefined)
    return `Enter a phone number with all its digits, such as ${example}${abroad}`;
  if (length === 'TOO_LONG') return `Enter a phone number without more digits than it has, such as ${example}${abroad}`;
  return `Enter a phone number, such as ${example}${abroad}`;
}

// The parser takes the zero before an area code for a digit of a number that is too short without it.
function isCutShort(typed: string, nationalNumber: string): boolean {
  return nationalNumber.startsWith('0') && !typed.includes('+');
}

/** An optional phone number in its usual form, of the UK unless it names its country; blank becomes `undefined`. */
export function optionalPhone(label = 'Phone number') {
  return optionalText(LONGEST, label).transform((typed, context) => (typed ? usualOf(typed, context) : undefined));
}

/** A required one; `message` is for missing or blank text. */
export function requiredPhone(message: string, label?: string) {
  return requiredText(LONGEST, message, label).transform(usualOf);
}

function usualOf(typed: string, context: z.RefinementCtx): string {
  const usual = readPhone(typed);
  if (usual === null) context.addIssue(phoneProblem(typed));
  return usual ?? typed;
}

function codeOf(country: string): CountryCode {
  return codesByName.get(country) ?? 'GB';
}
