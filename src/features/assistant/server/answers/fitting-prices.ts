import { HOME_COUNTRY } from '#features/accounts/countries.ts';
import { readDestination } from '#features/assistant/questions/destination.ts';
import type { Product } from '#features/catalogue/contract.ts';
import { inZone } from '#features/delivery/zone-words.ts';
import { placeOf } from '#features/delivery/zones.ts';
import { unservedWords } from '#features/fitting/plan.ts';
import { HEIGHTS_UP_TO, heightWords, inchesToFit, priceOfFitting } from '#features/fitting/rates.ts';
import { listRates } from '#features/fitting/server/door.ts';
import { formatPounds } from '#values/money.ts';
import type { Asked } from '../asked.ts';

const WANTS_FITTERS =
  /\b(?:fitted|install(?:ed|ation|ing|s)?(?! (?:\w+ ){0,3}(?:apps?|apk|software|programs?|certificates?|windows|android)\b)|(?:with|including|plus) (?:the |your )?fitting|fitting (?:included|as well|too|cost|price)|(?:put|puts|putting) (?:it|them|these|those) up|(?:do|can|could|would) you send (?:someone|somebody|anyone|anybody|people)\b(?! (?:to (?:repair|mend|look)|my|an?) )|(?:someone|somebody|anyone) (?:to )?(?:put|fit|hang|install|fix|mount)\w*|(?:supply|supplied) and (?:fit|fitted|install\w*))\b/iu;

/** Whether a message wants somebody to hang or set up what it speaks of. */
export function asksForFitters(message: string): boolean {
  return WANTS_FITTERS.test(message);
}

/** What fitting costs by the table of prices, of a product where one is meant, and a survey; empty where there is no table. */
export async function fittingPrices({ context, message }: Asked, product: Product | null): Promise<string[]> {
  const { country, postcode } = readDestination(message);
  const zone = placeOf({ country: country ?? HOME_COUNTRY, postcode })?.zone ?? 'mainland';
  const all = await listRates(context.db);
  const rates = all.find((each) => each.zone === zone);
  if (all.length === 0) return [];
  if (!rates) return [unservedWords(zone)];
  const [low] = HEIGHTS_UP_TO;
  const inches = product ? inchesToFit(product.specs) : null;
  const own = inches === null ? null : priceOfFitting(rates, inches, low);
  const stated = rates.prices.flat().filter((price) => price !== null);
  const survey = rates.survey === null ? '' : ` A survey before is ${formatPounds(rates.survey)} ex VAT.`;
  const what =
    product && own !== null
      ? `Fitting ${product.name} costs ${formatPounds(own)} ex VAT ${inZone(zone)}, its upper edge ${heightWords(low)}.`
      : stated.length > 0
        ? `Fitting a screen costs from ${formatPounds(Math.min(...stated))} ex VAT ${inZone(zone)}, by its size and height; it is bought on the screen’s page.`
        : '';
  return [`${what}${survey}`].filter(Boolean);
}
