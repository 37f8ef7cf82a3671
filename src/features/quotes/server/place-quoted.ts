import { HOME_COUNTRY } from '#features/accounts/countries.ts';
import { placeOf } from '#features/delivery/zones.ts';
import type { QuotePricing } from '../pricing.ts';
import type { QuoteFitting } from '../quoted-service.ts';
import type { QuoteRow } from '../tables.ts';
import { wrongPostcode } from './services-asked.ts';

/**
 * Where the services of a quote are, as staff say or as the customer did, with the customer's wishes for days; null without services. Prices hold
 * in a zone, so that a quote with services needs a place: what is wrong with it is added to `errors`.
 */
export function fittingAt(
  { fitting }: QuoteRow,
  { services, fittingPostcode }: QuotePricing,
  errors: Record<string, string[]>,
): QuoteFitting | null {
  if (services.length === 0) return null;
  const postcode = fittingPostcode ?? fitting?.postcode ?? null;
  const wrong = postcode === null ? 'Enter the postcode of the place that is fitted' : wrongPostcode(postcode);
  if (wrong) errors.fittingPostcode = [wrong];
  const zone = postcode === null ? null : (placeOf({ country: HOME_COUNTRY, postcode })?.zone ?? null);
  return { postcode, zone, wishes: fitting?.wishes ?? [] };
}
