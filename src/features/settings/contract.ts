import { z } from 'zod';

/** What every page may show of the shop's settings: who we are, the VAT rate in force, the claims that hold. */
export const publicSettingsAnswer = z.object({
  mode: z.enum(['demo', 'production']),
  company: z.object({
    name: z.string(),
    tradingName: z.string(),
    companyNumber: z.string(),
    vatNumber: z.string(),
    addressLines: z.array(z.string()),
    email: z.string(),
    phone: z.string(),
    openingHours: z.string(),
  }),
  vatRate: z.string(),
  branches: z.array(z.object({ country: z.string(), city: z.string(), address: z.string(), phone: z.string() })),
  claims: z.array(z.object({ title: z.string(), text: z.string(), href: z.string() })),
  social: z.array(z.object({ name: z.string(), href: z.string() })),
  /** Where the PDF catalogue lies; null while there is none. */
  catalogueUrl: z.string().nullable(),
});
export type PublicSettings = z.infer<typeof publicSettingsAnswer>;

export const settingsContract = {
  'GET /api/settings/public': {
    summary: 'The shop as everybody may know it',
    who: 'public',
    answer: publicSettingsAnswer,
    revalidated: true,
  },
} as const;
