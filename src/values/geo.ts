/** A position in degrees. */
export interface Place {
  lat: number;
  lng: number;
}

const EARTH_RADIUS_KM = 6371;
const SPEED_KM_PER_HOUR = 40;

/** Great-circle distance in kilometres by the haversine formula, R = 6371 km (decision D2). */
export function distanceKm(from: Place, to: Place): number {
  const lat = radians(to.lat - from.lat);
  const lng = radians(to.lng - from.lng);
  const a = Math.sin(lat / 2) ** 2 + Math.cos(radians(from.lat)) * Math.cos(radians(to.lat)) * Math.sin(lng / 2) ** 2;
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.min(1, Math.sqrt(a)));
}

/** Minutes to drive that far at 40 km/h, rounded up. */
export function minutesToDrive(km: number): number {
  return Math.ceil((km / SPEED_KM_PER_HOUR) * 60);
}

/** Kilometres driven in that many seconds at 40 km/h. */
export function kmDrivenIn(seconds: number): number {
  return (SPEED_KM_PER_HOUR * seconds) / 3600;
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}
