import type { StaffSettings } from '#features/settings/contract.ts';
import type { AppContext } from '#platform/app-context.ts';
import { londonDayOf } from '#values/london-day.ts';
import { type Pence, toDecimal } from '#values/money.ts';
import { readSettings, readVersions, type Settings } from './settings.ts';
import { type DatedRate, listVatRates, vatRateAt } from './vat-rate.ts';

/** The settings for admins, each section with its version. */
export async function presentSettings(
  { db, clock, config }: AppContext,
  points: StaffSettings['points'],
): Promise<StaffSettings> {
  const now = clock.now();
  // Versions first: a change in between then has an older version here, so saving over it is refused.
  const versions = await readVersions(db);
  const [settings, rates, rate] = await Promise.all([readSettings(db), listVatRates(db), vatRateAt(db, now)]);
  const today = londonDayOf(now);
  const begun = rates.filter(({ validFrom }) => validFrom <= today);
  const version = (key: string) => ({ version: versions.get(key) ?? 0 });
  return {
    company: { ...version('company'), ...settings.company },
    vat: {
      ...version('vat'),
      today,
      rate: toDecimal(rate),
      since: begun.at(-1)?.validFrom ?? null,
      upcoming: rates.filter(({ validFrom }) => validFrom > today).map(presentRate),
      past: begun.slice(0, -1).reverse().map(presentRate),
    },
    deliveryOrigin: { ...version('deliveryOrigin'), ...presentOrigin(settings.deliveryOrigin) },
    refunds: { ...version('refunds'), ...settings.refunds },
    stock: { ...version('stock'), ...settings.stock },
    electricity: { ...version('electricity'), ...settings.electricity },
    secondFactor: { ...version('secondFactor'), ...settings.secondFactor },
    holding: {
      ...{ ...version('holding'), ...settings.holding },
      guestAmount: decimalOrNull(settings.holding.guestAmount),
      newAccounts: settings.holding.newAccounts ?? config.SHOP_MODE === 'production',
    },
    mail: { ...version('mail'), ...settings.mail },
    branches: { ...version('branches'), list: settings.branches },
    claims: { ...version('claims'), list: settings.claims },
    social: { ...version('social'), list: settings.social },
    points,
  };
}

function decimalOrNull(pence: Pence | null): string | null {
  return pence === null ? null : toDecimal(pence);
}

function presentOrigin({ precision, ...origin }: Settings['deliveryOrigin']) {
  return { ...origin, isAssumed: precision !== undefined };
}

function presentRate({ rate, validFrom }: DatedRate) {
  return { rate: toDecimal(rate), validFrom };
}
