import { type ReactNode, useState } from 'react';
import { TextField } from '#ui/text-field.tsx';
import type { Place } from '#values/geo.ts';
import { PointMap } from './point-map.tsx';

/** A point as it is typed. */
export interface TypedPoint {
  lat: string;
  lng: string;
}

type PointEditorProps = {
  typed: TypedPoint;
  onChange: (typed: TypedPoint) => void;
  errors: { lat?: string; lng?: string };
  /** Whether the point is the middle of an area, to be looked at from further away. */
  isAbout: boolean;
  /** The beginning of the fields' ids and names, where they belong to a form. */
  idPrefix?: string;
  children?: ReactNode;
};

// Ten kilometres across, or the width of a postcode area.
const WIDTHS = { point: 15, area: 150 };

/** A map to point at a place, with its latitude and longitude to type beside it. */
export function PointEditor({ typed, onChange, errors, isAbout, idPrefix, children }: PointEditorProps) {
  const point = readPoint(typed);
  // While something else is being typed the pin stays.
  const [last, setLast] = useState(point ?? { lat: 53.5, lng: -1.5 });
  if (point && (point.lat !== last.lat || point.lng !== last.lng)) setLast(point);
  const field = (name: keyof TypedPoint) => ({
    ...(idPrefix ? { id: `${idPrefix}${name}`, name: `${idPrefix}${name}` } : {}),
    value: typed[name],
    error: errors[name],
    autoComplete: 'off',
    inputMode: 'text' as const,
    maxLength: 20,
    onChange: (event: { currentTarget: HTMLInputElement }) => onChange({ ...typed, [name]: event.currentTarget.value }),
  });
  return (
    <div className="flex flex-col gap-4">
      <PointMap
        point={last}
        startWidth={isAbout ? WIDTHS.area : WIDTHS.point}
        onMove={(place) => onChange(typedPoint(place))}
      />
      <p className="meta">
        Tap the map, or move the pin with the arrow keys; drag the map to see more of it. Without streets on it,
        latitude and longitude from your phone or another map are the surest.
      </p>
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField {...field('lat')} label="Latitude" hint="Degrees north, such as 53.8035" required />
        <TextField {...field('lng')} label="Longitude" hint="Degrees east, west is minus: -1.5747" required />
      </div>
      {children}
    </div>
  );
}

/** To a metre, as it is typed and shown. */
export function typedPoint({ lat, lng }: Place): TypedPoint {
  return { lat: lat.toFixed(5), lng: lng.toFixed(5) };
}

/** The typed point; null for what is none. */
export function readPoint({ lat, lng }: TypedPoint): Place | null {
  const [north, east] = [readDegrees(lat), readDegrees(lng)];
  return Math.abs(north) <= 90 && Math.abs(east) <= 180 ? { lat: north, lng: east } : null;
}

/** Degrees as typed; NaN for what is no number, which the server names beside the field. */
export function readDegrees(text: string): number {
  return text.trim() === '' ? Number.NaN : Number(text.trim().replace(',', '.').replace('−', '-'));
}
