import { z } from 'zod';
import { email, money, optionalName, optionalText, requiredName, requiredText } from '#platform/http/input.ts';
import { optionalPhone, phoneProblem, readPhone } from '#platform/http/phone.ts';
import { type BasisPoints, parsePence } from '#values/money.ts';
import { readUkPostcode } from '#values/postcode.ts';
import { readVatNumber } from './vat-number.ts';

// The fields of the settings with their messages. The first-run setup uses some of them too.

export const RATE_MESSAGE = 'Enter a rate from 0 to 100 with at most two decimals, such as 20';

/** The company details. Without a trading name the company name is used. */
export const companyFields = z.object({
  name: requiredName(200, 'Company name is required'),
  tradingName: optionalName(200, 'Trading name'),
  companyNumber: optionalText(20, 'Company number').transform((text, context) => {
    const number = (text ?? '').replace(/\s/g, '').toUpperCase();
    if (number === '' || /^[A-Z0-9]{8}$/.test(number)) return number;
    return wrong(context, 'A company number has 8 letters and digits, such as 01234567 or SC123456');
  }),
  vatNumber: optionalText(30, 'VAT number').transform((text, context) => {
    const number = readVatNumber(text ?? '');
    return number ?? wrong(context, 'A UK VAT number is GB and 9 or 12 digits, such as GB 123 4567 89');
  }),
  addressLines: z
    .array(optionalText(100, 'A line of the address'), { error: 'Address is required' })
    .transform((lines) => lines.filter((line) => line !== undefined).map((line) => readUkPostcode(line) ?? line))
    .refine((lines) => lines.length > 0, 'Address is required')
    .refine((lines) => lines.length <= 6, 'An address can have at most 6 lines'),
  email: email(),
  phone: optionalPhone().transform((text) => text ?? ''),
  openingHours: optionalText(200, 'Opening hours').transform((text) => text ?? ''),
});

/** A VAT rate as typed (`20`, `20.00`, `20 %`), in hundredths of a percent. */
export const vatRateField = z
  .union([z.string(), z.number()], { error: RATE_MESSAGE })
  .transform((value, context): BasisPoints => {
    const rate = parsePence(String(value).replace(/\s*%\s*$/, ''));
    return rate !== null && rate >= 0 && rate <= 10_000 ? rate : wrong(context, RATE_MESSAGE);
  });

export const upcomingRate = z.object({
  rate: vatRateField,
  validFrom: z.iso.date('Enter the day on which the rate begins'),
});

export const deliveryOriginFields = z.object({
  address: requiredText(200, 'Address is required'),
  lat: degrees(90, 'Latitude'),
  lng: degrees(180, 'Longitude'),
});

const PIECES = 'Enter whole pieces from 0 to 999,999';
export const reorderPointField = z.int({ error: PIECES }).min(0, PIECES).max(999_999, PIECES);

export const MOST_GRACE_DAYS = 14;
const GRACE = `Enter whole days from 0 to ${MOST_GRACE_DAYS}`;
export const graceDaysField = z.int({ error: GRACE }).min(0, GRACE).max(MOST_GRACE_DAYS, GRACE);
const TARIFF = 'Enter pence for a kWh from 0.1 to 200, such as 30';
/** The usual price of electricity; buyers see it beside what a screen costs to run. */
export const electricityFields = z.object({
  pencePerKwh: z.number({ error: TARIFF }).min(0.1, TARIFF).max(200, TARIFF).multipleOf(0.01, TARIFF),
});
const DAYS = 'Enter whole days from 1 to 90';
const PER_HOUR = 'Enter a whole number from 1 to 10,000';
const SHARE = 'Enter a percentage from 0 to 100';
const MOST_ORDERS = 'Enter a whole number from 1 to 9,999, or nothing';
const AMOUNT = 'Enter an amount such as 20000, or nothing';
const days = z.int({ error: DAYS }).min(1, DAYS).max(90, DAYS);
const perHour = z.int({ error: PER_HOUR }).min(1, PER_HOUR).max(10_000, PER_HOUR);

/** How long unpaid bank transfers hold stock, and how much those of guests may hold; null: as much as they like. */
export const holdingFields = z
  .object({
    accountDays: days,
    guestDays: days,
    noticeDays: z.int({ error: DAYS }).min(1, DAYS).max(90, DAYS),
    guestOrders: z.int({ error: MOST_ORDERS }).min(1, MOST_ORDERS).max(9_999, MOST_ORDERS).nullable(),
    guestAmount: money(AMOUNT, AMOUNT).nullable(),
    guestShare: z.int({ error: SHARE }).min(0, SHARE).max(100, SHARE),
    newAccounts: z.boolean({ error: 'Say yes or no' }).optional(),
  })
  .refine(({ noticeDays, guestDays, accountDays }) => noticeDays < Math.min(guestDays, accountDays), {
    path: ['noticeDays'],
    error: 'The notice must come before the end of both times',
  });

/** How many messages go to one address within an hour; more wait. */
export const mailFields = z.object({ perHour, resetsPerHour: perHour });

export const branchFields = z
  .object({
    country: requiredText(100, 'Country is required'),
    city: requiredText(100, 'Town or city is required'),
    address: requiredText(300, 'Address is required'),
    phone: optionalText(20, 'Phone number').transform((text) => text ?? ''),
  })
  .check(({ value, issues }) => {
    const { country, phone } = value;
    const usual = phone && readPhone(phone, country);
    if (usual === null)
      issues.push({ code: 'custom', input: phone, path: ['phone'], message: phoneProblem(phone, country) });
    else value.phone = usual;
  });

export const claimFields = z.object({
  title: requiredText(80, 'Claim is required'),
  text: requiredText(300, 'Explanation is required'),
  href: link('Link to the terms is required'),
  needsDeliveryDays: z
    .int({ error: 'Enter whole days from 0 to 60' })
    .min(0, 'Enter whole days from 0 to 60')
    .max(60, 'Enter whole days from 0 to 60')
    .nullish()
    .transform((days) => days ?? undefined),
});

export const socialFields = z.object({
  name: requiredText(40, 'Name is required'),
  href: link(
    'Address of the page is required',
    'Enter the whole link of your page, such as https://www.linkedin.com/company/your-shop',
  ),
});

function degrees(most: number, label: string) {
  const message = `${label} must be a number from -${most} to ${most}`;
  return z.number({ error: message }).min(-most, message).max(most, message);
}

// Other schemes, such as `javascript:`, could run code in the shopper's page.
function link(
  missing: string,
  wrong = 'Enter a page of this shop, such as /terms, or an address that begins with https://',
) {
  return requiredText(300, missing, 'A link').refine(
    (text) => /^\/(?![/\\])\S*$/.test(text) || (/^https:\/\/\S+$/.test(text) && URL.canParse(text)),
    wrong,
  );
}

function wrong(context: z.RefinementCtx, message: string): never {
  context.addIssue({ code: 'custom', message });
  return z.NEVER;
}
