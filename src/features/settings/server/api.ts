import type { PublicSettings, settingsContract } from '#features/settings/contract.ts';
import type { Ground } from '#platform/ground.ts';
import type { Handlers } from '#platform/http/contract.ts';
import { toDecimal } from '#values/money.ts';
import { readSettings, type Settings } from './settings.ts';
import { vatRateAt } from './vat-rate.ts';

/** What lies right of settings and is handed in. */
export interface SettingsDeps {
  /** The days that the fastest active delivery method takes; null when there is none. */
  fastestDeliveryDays(ground: Ground): Promise<number | null>;
}

export function settingsHandlers(deps: SettingsDeps): Handlers<typeof settingsContract, { ground: Ground }> {
  return {
    'GET /api/settings/public': async (_input, { ground }): Promise<PublicSettings> => {
      const [settings, vatRate, fastestDays] = await Promise.all([
        readSettings(ground.db),
        vatRateAt(ground.db, ground.clock.now()),
        deps.fastestDeliveryDays(ground),
      ]);
      const { mode, company, branches, social } = settings;
      return {
        mode,
        company,
        vatRate: toDecimal(vatRate),
        branches,
        claims: claimsThatHold(settings.claims, fastestDays),
        social,
        catalogueUrl: ground.config.CATALOGUE_PDF_URL ?? null,
      };
    },
  };
}

export function claimsThatHold(claims: Settings['claims'], fastestDays: number | null): PublicSettings['claims'] {
  return claims
    .filter(({ needsDeliveryDays: days }) => days === undefined || (fastestDays !== null && fastestDays <= days))
    .map(({ title, text, href }) => ({ title, text, href }));
}
