import { guideQuery } from '#features/guide/contract.ts';
import { planAddress } from './plan-address.ts';

/** What describes a request for a quote beside its goods: the plan of a wall, or the answers of the guide in place of goods. */
export const described = { plan: planAddress.nullish(), guide: guideQuery.nullish() };
