import { FITTING_ZONES, HEIGHTS_UP_TO, SIZES_UP_TO } from '#features/fitting/rates.ts';
import type { Api } from '#web/api.ts';
import { typedAmount } from '#web/forms/typed-amount.ts';

const INTENT = 'set-fitting-rates';

/** Whether a form of the delivery page is the one of prices of fitting. */
export function isAboutFitting(form: FormData): boolean {
  return form.get('intent') === INTENT;
}

export { INTENT as FITTING_INTENT };

/** The zones in which anything is filled in, in their usual sequence: the server names its errors by their place in it. */
export function zonesIn(form: FormData) {
  return FITTING_ZONES.filter((zone) =>
    [...form].some(([name, value]) => name.startsWith(`fitting.${zone}.`) && String(value).trim() !== ''),
  );
}

/** Sets all prices of fitting as the form says them. The server alone judges it. */
export async function sendFittingRates(api: Api, form: FormData): Promise<void> {
  const text = (name: string) => String(form.get(name) ?? '').trim();
  const rates = zonesIn(form).map((zone) => ({
    zone,
    leadDays: text(`fitting.${zone}.leadDays`),
    survey: typedAmount(text(`fitting.${zone}.survey`)),
    prices: SIZES_UP_TO.map((_, row) =>
      HEIGHTS_UP_TO.map((_, column) => typedAmount(text(`fitting.${zone}.prices.${row}.${column}`))),
    ),
  }));
  await api('PUT /api/fitting-rates', { body: { rates } as never });
}

/** The errors by the fields of the form. */
export function errorsOfRates(errors: Record<string, string>, zones: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    Object.entries(errors).map(([name, sentence]) => {
      const [, at = '', part = ''] = /^rates\.(\d+)\.(.+)$/.exec(name) ?? [];
      return [part ? `fitting.${zones[Number(at)]}.${part}` : name, sentence];
    }),
  );
}
