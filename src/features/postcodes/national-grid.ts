import type { Place } from '#values/geo.ts';

// The formulas and constants are those of 'A guide to coordinate systems in Great Britain' (Ordnance Survey), annexes A to C.
const AIRY_1830 = { a: 6_377_563.396, b: 6_356_256.909 };
const WGS84 = { a: 6_378_137, b: 6_356_752.314_245 };
const GRID = { scale: 0.999_601_271_7, lat: radians(49), lng: radians(-2), easting: 400_000, northing: -100_000 };
// From OSGB36 to WGS84: metres, parts per million, seconds of arc.
const HELMERT = { tx: 446.448, ty: -125.157, tz: 542.06, ppm: -20.4894, rx: 0.1502, ry: 0.247, rz: 0.8421 };

/**
 * The WGS84 position of a point of the British National Grid, in metres. One Helmert transformation for all of Great Britain is
 * accurate to about 5 metres, which is less than a postcode is wide.
 */
export function fromNationalGrid(easting: number, northing: number): Place {
  return toWgs84(toAiry(easting, northing));
}

interface Angles {
  lat: number;
  lng: number;
}

// Annex C.2: easting and northing to latitude and longitude on the Airy ellipsoid.
function toAiry(easting: number, northing: number): Angles {
  const { a, b } = AIRY_1830;
  const e2 = 1 - (b * b) / (a * a);
  let lat = GRID.lat;
  let left = northing - GRID.northing;
  do {
    lat += left / (a * GRID.scale);
    left = northing - GRID.northing - meridianArc(lat);
  } while (Math.abs(left) >= 0.000_01);
  const [sin, cos, tan] = [Math.sin(lat), Math.cos(lat), Math.tan(lat)];
  const nu = (a * GRID.scale) / Math.sqrt(1 - e2 * sin * sin);
  const rho = (a * GRID.scale * (1 - e2)) / (1 - e2 * sin * sin) ** 1.5;
  const eta2 = nu / rho - 1;
  const t2 = tan * tan;
  const VII = tan / (2 * rho * nu);
  const VIII = (tan / (24 * rho * nu ** 3)) * (5 + 3 * t2 + eta2 - 9 * t2 * eta2);
  const IX = (tan / (720 * rho * nu ** 5)) * (61 + 90 * t2 + 45 * t2 * t2);
  const X = 1 / (cos * nu);
  const XI = (nu / rho + 2 * t2) / (6 * cos * nu ** 3);
  const XII = (5 + 28 * t2 + 24 * t2 * t2) / (120 * cos * nu ** 5);
  const XIIA = (61 + 662 * t2 + 1320 * t2 * t2 + 720 * t2 ** 3) / (5040 * cos * nu ** 7);
  const d = easting - GRID.easting;
  return {
    lat: lat - VII * d ** 2 + VIII * d ** 4 - IX * d ** 6,
    lng: GRID.lng + X * d - XI * d ** 3 + XII * d ** 5 - XIIA * d ** 7,
  };
}

function meridianArc(lat: number): number {
  const { a, b } = AIRY_1830;
  const n = (a - b) / (a + b);
  const [minus, plus] = [lat - GRID.lat, lat + GRID.lat];
  return (
    b *
    GRID.scale *
    ((1 + n + 1.25 * n ** 2 + 1.25 * n ** 3) * minus -
      (3 * n + 3 * n ** 2 + 2.625 * n ** 3) * Math.sin(minus) * Math.cos(plus) +
      (1.875 * n ** 2 + 1.875 * n ** 3) * Math.sin(2 * minus) * Math.cos(2 * plus) -
      (35 / 24) * n ** 3 * Math.sin(3 * minus) * Math.cos(3 * plus))
  );
}

// Annex B: to cartesian coordinates, through the Helmert transformation, and back to angles.
function toWgs84({ lat, lng }: Angles): Place {
  const from = squares(AIRY_1830);
  const nu = AIRY_1830.a / Math.sqrt(1 - from.e2 * Math.sin(lat) ** 2);
  const x = nu * Math.cos(lat) * Math.cos(lng);
  const y = nu * Math.cos(lat) * Math.sin(lng);
  const z = nu * (1 - from.e2) * Math.sin(lat);
  const { tx, ty, tz } = HELMERT;
  const scale = 1 + HELMERT.ppm / 1e6;
  const [rx, ry, rz] = [HELMERT.rx, HELMERT.ry, HELMERT.rz].map((seconds) => radians(seconds / 3600)) as [
    number,
    number,
    number,
  ];
  const moved = {
    x: tx + scale * x - rz * y + ry * z,
    y: ty + rz * x + scale * y - rx * z,
    z: tz - ry * x + rx * y + scale * z,
  };
  return toAngles(moved);
}

function toAngles({ x, y, z }: { x: number; y: number; z: number }): Place {
  const { e2 } = squares(WGS84);
  const p = Math.hypot(x, y);
  let lat = Math.atan2(z, p * (1 - e2));
  // Each round is a thousand times closer; four are far below a millimetre.
  for (let round = 0; round < 4; round++) {
    const nu = WGS84.a / Math.sqrt(1 - e2 * Math.sin(lat) ** 2);
    lat = Math.atan2(z + e2 * nu * Math.sin(lat), p);
  }
  return { lat: degrees(lat), lng: degrees(Math.atan2(y, x)) };
}

function squares({ a, b }: { a: number; b: number }) {
  return { e2: 1 - (b * b) / (a * a) };
}

function radians(value: number): number {
  return (value * Math.PI) / 180;
}

function degrees(value: number): number {
  return (value * 180) / Math.PI;
}
