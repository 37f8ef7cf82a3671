import { COUNTRIES, type Country, HOME_COUNTRY } from '#features/accounts/countries.ts';
import { readUkPostcode } from '#values/postcode.ts';

type Line = { productId: number; quantity: number };

/** What `GET /api/delivery-options` is asked for goods and a destination as it is typed so far: half a postcode is none yet. */
export function planQuery(lines: readonly Line[], { country, postcode }: { country: string; postcode: string }) {
  const served = COUNTRIES.find((known) => known === country) ?? (HOME_COUNTRY satisfies Country);
  const known = served === HOME_COUNTRY ? readUkPostcode(postcode) : null;
  const items = lines.map(({ productId, quantity }) => `${productId}x${quantity}`).join(',');
  return { ...(items && { items }), country: served, ...(known && { postcode: known }) };
}
