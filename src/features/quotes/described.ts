import { z } from 'zod';
import { guideQuery } from '#features/guide/contract.ts';
import { recordId } from '#platform/http/input.ts';
import { planAddress } from './plan-address.ts';

const listAsked = z.object({ id: recordId('Choose a list'), key: z.string().max(100).optional() });

/**
 * What describes a request for a quote beside its goods: the plan of a wall, the answers of the guide in place of goods, or a project
 * list, whose goods it is then for.
 */
export const described = { plan: planAddress.nullish(), guide: guideQuery.nullish(), list: listAsked.nullish() };
