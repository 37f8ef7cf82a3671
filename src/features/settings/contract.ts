import { z } from 'zod';
import { amount } from '#platform/http/input.ts';
import {
  branchFields,
  claimFields,
  companyFields,
  deliveryOriginFields,
  electricityFields,
  graceDaysField,
  holdingFields,
  mailFields,
  reorderPointField,
  socialFields,
  upcomingRate,
} from './forms.ts';

export const companyAnswer = z.object({
  name: z.string(),
  tradingName: z.string(),
  companyNumber: z.string(),
  vatNumber: z.string(),
  addressLines: z.array(z.string()),
  email: z.string(),
  phone: z.string(),
  openingHours: z.string(),
});
export const branchAnswer = z.object({ country: z.string(), city: z.string(), address: z.string(), phone: z.string() });
export const socialAnswer = z.object({ name: z.string(), href: z.string() });

/** The public settings: the company, the VAT rate in force, the claims that hold. */
export const publicSettingsAnswer = z.object({
  mode: z.enum(['demo', 'production']),
  company: companyAnswer,
  vatRate: z.string(),
  /** Whether the shop is registered for VAT. Without it there is one price for everything, and nothing is said of VAT. */
  hasVat: z.boolean(),
  /** What a kWh usually costs a business, for what a screen costs to run. */
  pencePerKwh: z.number(),
  branches: z.array(branchAnswer),
  claims: z.array(z.object({ title: z.string(), text: z.string(), href: z.string() })),
  social: z.array(socialAnswer),
  /** The categories that hold something, in their order; of more than twelve the largest. */
  categories: z.array(z.string()),
  /** The address of the PDF catalogue, external or our own. */
  catalogueUrl: z.string(),
  /** Whether e-mails are sent: without a mail server they are written and stored, and no screen says that one is on its way. */
  sendsEmail: z.boolean(),
  /** The address that the shop is known by, without a slash at its end. */
  siteUrl: z.string(),
  /** For how many days the goods of an order wait for its bank transfer. */
  transferDays: z.object({ account: z.int(), guest: z.int() }),
});
export type PublicSettings = z.infer<typeof publicSettingsAnswer>;

// Incremented with every change of its section; a save names the version that was read.
const version = z.int({ error: 'Say which version was looked at' }).min(0, 'Say which version was looked at');
const versioned = { version };
const vatRate = z.object({ rate: amount, validFrom: z.iso.date() });

/** The settings for admins, each section with its version. */
export const staffSettingsAnswer = z.object({
  company: companyAnswer.extend(versioned),
  vat: z.object({
    ...versioned,
    /** The day in London. */
    today: z.iso.date(),
    rate: amount,
    /** The day on which the rate began; null when none was set and the UK's standard rate applies. */
    since: z.iso.date().nullable(),
    /** The rates that begin after today, earliest first. */
    upcoming: z.array(vatRate),
    /** The rates before the current one, latest first. */
    past: z.array(vatRate),
  }),
  deliveryOrigin: z.object({
    ...versioned,
    address: z.string(),
    lat: z.number(),
    lng: z.number(),
    /** Nothing was set: it is about where the company's address is. */
    isAssumed: z.boolean(),
  }),
  refunds: z.object({ ...versioned, adminsOnly: z.boolean() }),
  stock: z.object({ ...versioned, reorderPoint: z.int() }),
  electricity: z.object({ ...versioned, pencePerKwh: z.number() }),
  secondFactor: z.object({ ...versioned, graceDays: z.int() }),
  /** How long unpaid bank transfers hold stock, and how much those of guests may hold; null: as much as they like. */
  holding: z.object({
    ...versioned,
    accountDays: z.int(),
    guestDays: z.int(),
    noticeDays: z.int(),
    guestOrders: z.int().nullable(),
    guestAmount: amount.nullable(),
    guestShare: z.int(),
    /** New accounts count as guests until their first payment. */
    newAccounts: z.boolean(),
  }),
  mail: z.object({ ...versioned, perHour: z.int(), resetsPerHour: z.int() }),
  branches: z.object({ ...versioned, list: z.array(branchAnswer) }),
  claims: z.object({
    ...versioned,
    list: z.array(
      z.object({ title: z.string(), text: z.string(), href: z.string(), needsDeliveryDays: z.int().optional() }),
    ),
  }),
  social: z.object({ ...versioned, list: z.array(socialAnswer) }),
  /** The fixed rules of decision C12. */
  points: z.object({
    perPound: z.int(),
    redeemStep: z.int(),
    stepWorth: amount,
    levels: z.array(z.object({ name: z.string(), from: z.int(), benefits: z.array(z.string()) })),
  }),
});
export type StaffSettings = z.infer<typeof staffSettingsAnswer>;

/** Any of the sections; absent ones stay unchanged. */
export const settingsBody = z
  .object({
    company: companyFields.extend(versioned).optional(),
    vat: z
      .object({ ...versioned, upcoming: z.array(upcomingRate).max(20, 'At most 20 rates can be waiting') })
      .optional(),
    deliveryOrigin: deliveryOriginFields.extend(versioned).optional(),
    refunds: z.object({ ...versioned, adminsOnly: z.boolean({ error: 'Say yes or no' }) }).optional(),
    stock: z.object({ ...versioned, reorderPoint: reorderPointField }).optional(),
    electricity: electricityFields.extend(versioned).optional(),
    secondFactor: z.object({ ...versioned, graceDays: graceDaysField }).optional(),
    holding: holdingFields.safeExtend(versioned).optional(),
    mail: mailFields.extend(versioned).optional(),
    branches: listOf(branchFields, 30, 'branches'),
    claims: listOf(claimFields, 12, 'claims'),
    social: listOf(socialFields, 12, 'pages'),
  })
  .refine((body) => Object.values(body).some((section) => section !== undefined), 'Say what is to be changed');
export type SettingsSent = z.input<typeof settingsBody>;

export const settingsContract = {
  'GET /api/settings/public': {
    summary: 'The shop as everybody may know it',
    who: 'public',
    answer: publicSettingsAnswer,
    revalidated: true,
  },
  'GET /api/settings': { summary: 'Everything that can be set', who: 'admin', answer: staffSettingsAnswer },
  'PUT /api/settings': {
    summary: 'Set whole sections; a stale version of one is 409, and then none is set',
    who: 'admin',
    body: settingsBody,
    answer: staffSettingsAnswer,
  },
} as const;

function listOf<Fields extends z.ZodObject>(fields: Fields, most: number, what: string) {
  return z.object({ ...versioned, list: z.array(fields).max(most, `At most ${most} ${what} can be kept`) }).optional();
}
