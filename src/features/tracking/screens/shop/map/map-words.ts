import type { Tracking } from '#features/tracking/contract.ts';
import { distanceKm } from '#values/geo.ts';
import { formatTime } from '#values/instant.ts';
import { directionOf } from './projection.ts';

/** Describes the map, as its caption and text alternative. */
export function describeMap(tracking: Tracking): string {
  const { status, warehouseLocation, deliveryAddress, driver, distanceRemainingKm: km } = tracking;
  if (!deliveryAddress) return `You collect this order from us at ${warehouseLocation.address}.`;
  const to = `${deliveryAddress.city}, ${deliveryAddress.postcode}`;
  if (status === 'delivered') return `Arrived in ${to}.`;
  const at = driver?.currentLocation;
  if (!at) return `From our warehouse to ${to}: ${(km ?? 0).toFixed(1)} km.`;
  const left = distanceKm(at, deliveryAddress);
  const seen = `seen at ${formatTime(at.at)}`;
  if (left < 1) return `The driver has reached ${deliveryAddress.city}, ${seen}.`;
  return `${left.toFixed(1)} km to go: the driver is ${directionOf(at, deliveryAddress)} of ${deliveryAddress.city}, ${seen}.`;
}
