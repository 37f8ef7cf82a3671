import type { CartFitting, CartLine } from '#features/cart/contract.ts';
import { planQuery } from '#features/delivery/plan-query.ts';
import { postcodeRefusal } from '#features/delivery/screens/read-plan.ts';
import { type Api, api } from '#web/api.ts';
import { useQuery } from '#web/query/use-query.ts';

type Destination = { country: string; postcode: string };

/** What of the cart is fitted at an address as it is typed so far; a postcode that is refused is none yet. */
export async function readCartFitting(
  call: Api,
  lines: readonly CartLine[],
  destination: Destination,
  init?: { signal: AbortSignal },
): Promise<CartFitting | undefined> {
  if (!lines.some(({ fitting }) => fitting)) return undefined;
  const { items: _, ...query } = planQuery([], destination);
  try {
    return (await call('GET /api/cart/summary', { query }, init)).fitting;
  } catch (error) {
    if (!postcodeRefusal(error)) throw error;
    return (await call('GET /api/cart/summary', { query: { country: query.country } }, init)).fitting;
  }
}

interface FittingFor {
  lines: readonly CartLine[];
  destination: Destination;
  /** What the page was served with, and where to. */
  loaded: CartFitting | undefined;
  loadedFor: Destination;
  /** Names the reading of the page, so that another one begins afresh. */
  reading: string;
}

/** The same in a form whose address changes. While another is being read, what was shown stays. */
export function useCartFitting({
  lines,
  destination,
  loaded,
  loadedFor,
  reading,
}: FittingFor): CartFitting | undefined {
  const [asked, known] = [planQuery([], destination), planQuery([], loadedFor)];
  const isLoaded = asked.country === known.country && asked.postcode === known.postcode;
  const { data } = useQuery({
    queryKey: ['cart-fitting', reading, asked.country, asked.postcode ?? ''],
    queryFn: ({ signal }) => readCartFitting(api, lines, destination, { signal }),
    enabled: loaded !== undefined && !isLoaded,
    keepsShowing: () => true,
  });
  return (!isLoaded && data) || loaded;
}
