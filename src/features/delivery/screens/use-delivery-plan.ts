import type { DeliveryPlan } from '#features/delivery/contract.ts';
import { planQuery } from '#features/delivery/plan-query.ts';
import { POSTCODE_UNCHECKED } from '#features/delivery/words.ts';
import { api } from '#web/api.ts';
import { useQuery } from '#web/query/use-query.ts';
import { type PlanRead, postcodeRefusal } from './read-plan.ts';

interface PlanFor {
  lines: readonly { productId: number; quantity: number }[];
  /** As it is typed so far. */
  destination: { country: string; postcode: string };
  /** What the page was served with; what is read later belongs to it. */
  loaded: DeliveryPlan;
  /** Names the reading of the page, so that another one begins afresh. */
  reading: string;
}

/** What is offered for the goods at the address as it stands. While another is being read, what was shown stays. */
export function useDeliveryPlan({ lines, destination, loaded, reading }: PlanFor): PlanRead & { readAgain(): void } {
  const query = planQuery(lines, destination);
  const { items, place } = loaded;
  const isLoaded =
    (query.items ?? '') === items && query.country === place.country && (query.postcode ?? null) === place.postcode;
  const { data, error, refetch } = useQuery({
    queryKey: ['delivery-options', reading, query.items ?? '', query.country, query.postcode ?? ''],
    queryFn: ({ signal }) => api('GET /api/delivery-options', { query }, { signal }),
    enabled: !isLoaded,
    keepsShowing: () => true,
  });
  // Of another count, or of no postcode, nothing is said: what is shown says itself what it is of.
  const isUnchecked = error !== null && Boolean(query.postcode) && query.postcode !== place.postcode;
  const postcodeError = postcodeRefusal(error) ?? (isUnchecked ? POSTCODE_UNCHECKED : undefined);
  return { plan: (!isLoaded && data) || loaded, postcodeError, readAgain: () => void refetch() };
}
