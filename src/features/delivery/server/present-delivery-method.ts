import type { DeliveryMethod } from '#features/delivery/contract.ts';
import { toDecimal } from '#values/money.ts';
import type { DeliveryMethodRow } from './delivery-methods.ts';

export function presentDeliveryMethod(row: DeliveryMethodRow): DeliveryMethod {
  return {
    id: row.id,
    name: row.name,
    description: row.description,
    price: toDecimal(row.price),
    estimatedDays: row.estimatedDays,
    freeThreshold: row.freeThreshold === null ? null : toDecimal(row.freeThreshold),
    isCollection: row.isCollection,
    isActive: row.isActive,
  };
}
