import type { Tracking } from '#features/tracking/contract.ts';
import { capital } from '#values/capital.ts';
import { formatTime } from '#values/instant.ts';
import { readWay } from '../way.ts';
import { directionOf } from './projection.ts';

/** Describes the map, as its caption and text alternative. */
export function describeMap(tracking: Tracking, now: number | null): string {
  const { status, warehouseLocation, deliveryAddress, precision } = tracking;
  if (!deliveryAddress) return `You collect this order from us at ${warehouseLocation.address}.`;
  const to = `${deliveryAddress.city}, ${deliveryAddress.postcode}`;
  if (status === 'delivered') return `Arrived in ${to}.`;
  const { at, distance, isAtTheDoor } = readWay(tracking, now);
  if (!at) return `From our warehouse to ${to}${distance ? `: ${distance}` : ''}.`;
  const seen = `seen at ${formatTime(at.at)}`;
  if (isAtTheDoor) return `The driver is at the door in ${deliveryAddress.city}, ${seen}.`;
  if (distance) {
    // Two rounded places on one spot have no direction.
    const isHere = at.lat === deliveryAddress.lat && at.lng === deliveryAddress.lng;
    const where = isHere ? 'in' : `${directionOf(at, deliveryAddress)} of`;
    return `${capital(distance)} to go: the driver is ${where} ${deliveryAddress.city}, ${seen}.`;
  }
  return `The driver is ${precision === 'area' ? 'in the area of' : 'heading for'} ${deliveryAddress.city}, ${seen}.`;
}
