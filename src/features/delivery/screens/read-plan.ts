import type { DeliveryPlan } from '#features/delivery/contract.ts';
import type { planQuery } from '#features/delivery/plan-query.ts';
import type { Api, ApiError } from '#web/api.ts';

export interface PlanRead {
  plan: DeliveryPlan;
  /** Why the plan is of no postcode, though one was asked about. */
  postcodeError?: string | undefined;
}

/** What is offered at a destination; without its postcode where the server refuses that. */
export async function readPlan(api: Api, query: ReturnType<typeof planQuery>): Promise<PlanRead> {
  try {
    return { plan: await api('GET /api/delivery-options', { query }) };
  } catch (error) {
    const postcodeError = postcodeRefusal(error);
    if (!postcodeError) throw error;
    const { postcode: _, ...anywhere } = query;
    return { plan: await api('GET /api/delivery-options', { query: anywhere }), postcodeError };
  }
}

/** The sentence with which the server refused a postcode; undefined for any other failure. */
export function postcodeRefusal(error: unknown): string | undefined {
  return (error as Partial<ApiError> | null)?.problem?.errors?.postcode?.[0];
}
