import type { Job } from '#features/assistant/questions/job.ts';
import { planDelivery } from '#features/delivery/server/door.ts';
import { inZone } from '#features/delivery/zone-words.ts';
import { placeOf, type Zone } from '#features/delivery/zones.ts';
import { HEIGHTS_UP_TO, heightWords, inchesToFit, priceOfFitting } from '#features/fitting/rates.ts';
import { listRates } from '#features/fitting/server/door.ts';
import { isScreen } from '#features/search/server/door.ts';
import { Refusal } from '#platform/refusal.ts';
import { formatPounds, type Pence, toPence } from '#values/money.ts';
import type { Asked } from '../asked.ts';
import type { JobGoods } from './job-goods.ts';

/** A service of a job: what it costs ex VAT, with its line; nothing where only a quote tells. */
interface Service {
  pence: Pence;
  says: string;
}

/** The zone in which a job is delivered and fitted; the mainland where no place decides. */
export function zoneOf({ country, postcode }: Job['place']): Zone {
  return placeOf({ country, postcode })?.zone ?? 'mainland';
}

/** The fitting of each screen that is fitted by the table of prices, and the cheapest delivery of all its goods. */
export async function jobServices(
  asked: Asked,
  job: Job,
  goods: readonly JobGoods[],
  fitted: readonly JobGoods[] = goods,
): Promise<readonly Service[]> {
  return [
    ...(job.isFitted ? await fittingOf(asked, job, fitted) : []),
    ...(job.isDelivered ? [await deliveryOf(asked, job, goods)] : []),
  ];
}

async function fittingOf({ context }: Asked, { place }: Job, goods: readonly JobGoods[]): Promise<Service[]> {
  const zone = zoneOf(place);
  const rates = (await listRates(context.db)).find((each) => each.zone === zone);
  const [low] = HEIGHTS_UP_TO;
  return goods
    .filter(({ entry: { product } }) => isScreen(product))
    .map(({ pieces, entry: { product } }) => {
      const inches = inchesToFit(product.specs);
      if (inches === null)
        return { pence: 0, says: `Fitting ${product.name}: it stands by itself, or its price has the fitting` };
      const price = rates ? priceOfFitting(rates, inches, low) : null;
      if (price === null) return { pence: 0, says: `Fitting ${product.name}: by quote, so that is not in the sum` };
      const where = `${inZone(zone)}, upper edge ${heightWords(low)}`;
      return {
        pence: price * pieces,
        says: `Fitting ${pieces} × ${product.name} (${where}): ${formatPounds(price * pieces)} ex VAT`,
      };
    });
}

async function deliveryOf({ context }: Asked, job: Job, goods: readonly JobGoods[]): Promise<Service> {
  const { country, postcode } = job.place;
  const items = goods.map(({ entry, pieces }) => ({ productId: entry.product.id, quantity: pieces }));
  try {
    const { options, place } = await planDelivery(context, { items, country, postcode: postcode ?? undefined });
    const [cheapest] = options
      .filter(({ isCollection }) => !isCollection)
      .sort((a, b) => toPence(a.fee) - toPence(b.fee));
    if (!cheapest) return BY_QUOTE;
    const fee = toPence(cheapest.fee);
    return {
      pence: fee,
      says: `Delivery to ${place.name}, ${cheapest.name}: ${fee === 0 ? 'free' : `${formatPounds(fee)} ex VAT`}`,
    };
  } catch (error) {
    if (error instanceof Refusal) return BY_QUOTE;
    throw error;
  }
}

const BY_QUOTE: Service = { pence: 0, says: 'Delivery: by quote, so that is not in the sum' };
