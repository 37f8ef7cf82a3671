import { chosenOption } from '#features/delivery/chosen-option.ts';
import type { DeliveryPlan } from '#features/delivery/contract.ts';
import type { Visit } from '#features/orders/visit.ts';
import type { Quote } from '#features/quotes/contract.ts';
import { formatLondonDay } from '#values/london-day.ts';
import { type Api, api } from '#web/api.ts';
import { useQuery } from '#web/query/use-query.ts';
import { visitQuoted } from '../quote-words.ts';

/** The first day on which somebody can come for a quote, where the goods arrive on a day. */
export interface FirstDay {
  arrivesOn: string | null;
  /** Null where nobody comes, or the day of the goods is not known. */
  on: string | null;
}

/** The day on which the goods of a quote arrive: as it was quoted, or by the delivery that is chosen. */
export function arrivalOf({ deliverOn, delivery }: Quote, { options }: DeliveryPlan, chosen?: string): string | null {
  const option = delivery ? options.find(({ id }) => id === delivery.id) : chosenOption({ options }, chosen);
  return deliverOn ?? option?.arrivesOn ?? null;
}

/** Reads the first day for the delivery with which the page begins. */
export async function readFirstDay(asking: Api, quote: Quote, plan: DeliveryPlan): Promise<FirstDay> {
  const arrivesOn = arrivalOf(quote, plan);
  return { arrivesOn, on: quote.fitting ? await askFor(asking, quote, arrivesOn) : null };
}

/** The first day for the delivery that is chosen now; that of the page's beginning meanwhile. */
export function useFirstDay(quote: Quote, arrivesOn: string | null, loaded: FirstDay): string | null {
  const isOther = quote.fitting !== null && visitQuoted(quote) === 'fitting' && arrivesOn !== loaded.arrivesOn;
  const { data } = useQuery({
    queryKey: ['first-day', quote.id, arrivesOn ?? ''],
    queryFn: () => askFor(api, quote, arrivesOn),
    enabled: isOther,
  });
  return (isOther ? data : null) ?? loaded.on;
}

async function askFor(asking: Api, quote: Quote, arrivesOn: string | null): Promise<string | null> {
  const postcode = quote.fitting?.postcode;
  const { firstDays } = await asking('GET /api/fitting-prices', {
    query: { ...(postcode && { postcode }), ...(arrivesOn && { arrivesOn }) },
  });
  return firstDays[visitQuoted(quote)];
}

/** The days that were asked for with a quote: those that still can be, and what is said of those that cannot; empty without any. */
export function wishesAt({ fitting }: Pick<Quote, 'fitting'>, visit: Visit, firstDay: string | null) {
  const wishes = fitting?.wishes ?? [];
  const possible = wishes.filter((day) => firstDay === null || day >= firstDay);
  const lapsed = wishes.filter((day) => !possible.includes(day));
  if (lapsed.length === 0) return { possible, lapsedWords: '' };
  const days = new Intl.ListFormat('en-GB').format(lapsed.map(formatLondonDay));
  const are = lapsed.length === 1 ? 'which is' : 'which are';
  const why = visit === 'survey' ? 'too soon by now' : 'before the goods can be there';
  return { possible, lapsedWords: `You asked for ${days}, ${are} ${why}. Choose another day, or leave it to us.` };
}
