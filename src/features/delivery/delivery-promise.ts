import { formatPounds, toPence } from '#values/money.ts';
import type { DeliveryMethod } from './contract.ts';

/** The delivery texts of a product page: the cheapest method, the fastest, collection. Empty without active methods. */
export function deliveryPromise(methods: readonly DeliveryMethod[], leadTimeDays = 0): string[] {
  const delivered = methods.filter((method) => method.isActive && !method.isCollection);
  const usual = delivered.toSorted((a, b) => toPence(a.price) - toPence(b.price))[0];
  const fastest = delivered.toSorted((a, b) => a.estimatedDays - b.estimatedDays)[0];
  const collection = methods.find((method) => method.isActive && method.isCollection);
  return [
    ...(usual ? [sentence(usual)] : []),
    ...(fastest && usual && fastest.estimatedDays < usual.estimatedDays ? [sentence(fastest)] : []),
    ...(collection ? [`${collection.name}: ${fee(collection)}`] : []),
    // Up to two days is the usual handling; a longer lead time must be stated before the order.
    ...(leadTimeDays > 2 ? [`Made to order: allow ${leadTimeDays} working days before it leaves us`] : []),
  ];
}

function sentence(method: DeliveryMethod): string {
  const days = method.estimatedDays === 1 ? '1 day' : `about ${method.estimatedDays} days`;
  const free = method.freeThreshold === null ? '' : `, free from ${formatPounds(toPence(method.freeThreshold))}`;
  return `${method.name}: ${days}, ${fee(method)}${free}`;
}

function fee(method: DeliveryMethod): string {
  const pence = toPence(method.price);
  return pence === 0 ? 'free' : `${formatPounds(pence)} ex VAT`;
}
