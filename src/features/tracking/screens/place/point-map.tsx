import { MapPin, ZoomIn, ZoomOut } from 'lucide-react';
import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import { IconButton } from '#ui/icon-button.tsx';
import type { Place } from '#values/geo.ts';
import { framesFor, useCoasts } from '../shop/map/layers.ts';
import { MapLand } from '../shop/map/map-land.tsx';
import { type MapPoint, type MapView, partOf, project, unproject } from '../shop/map/projection.ts';
import { fitTowns } from '../shop/map/town-labels.ts';

type PointMapProps = {
  point: Place;
  /** The width to begin with, in hundredths of a degree. */
  startWidth: number;
  onMove: (place: Place) => void;
};

const ASPECT = 4 / 3;
const WIDTHS = { least: 0.5, most: 1200 };
// A tap trembles.
const DRAG_PIXELS = 5;
const ARROWS: Record<string, readonly [x: number, y: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Our own map to point at a place: a tap or the arrow keys move the pin, dragging moves the map. */
export function PointMap({ point, startWidth, onMove }: PointMapProps) {
  const [view, setView] = useState(() => viewAround(project(point), startWidth));
  const [known, setKnown] = useState(point);
  // A point that was typed or measured is looked at where it is.
  if (known.lat !== point.lat || known.lng !== point.lng) {
    setKnown(point);
    if (!isWithin(project(point), view)) setView(viewAround(project(point), view.width));
  }
  const coasts = useCoasts(framesFor(view));
  const drag = useDrag(view, { pan: setView, tap: (at) => onMove(unproject(at)) });
  const pin = partOf(point, view);
  const isInView = isWithin(project(point), view);
  const towns = fitTowns(
    coasts.toReversed().flatMap((coast) => coast.towns),
    view,
    [],
  );
  const zoom = (factor: number) => {
    const width = Math.min(WIDTHS.most, Math.max(WIDTHS.least, view.width * factor));
    setView(viewAround(isInView ? project(point) : middleOf(view), width));
  };
  const press = (event: KeyboardEvent) => {
    const [x, y] = ARROWS[event.key] ?? [0, 0];
    if (event.key === '+' || event.key === '=') zoom(0.5);
    else if (event.key === '-') zoom(2);
    else if (x === 0 && y === 0) return;
    event.preventDefault();
    if (x === 0 && y === 0) return;
    const step = (view.width / 100) * (event.shiftKey ? 10 : 1);
    const at = project(point);
    const moved = { x: at.x + x * step, y: at.y + y * step };
    onMove(unproject(moved));
  };
  return (
    <div className="dark-surface relative overflow-clip rounded-md">
      <div {...drag} className="relative aspect-[4/3] cursor-crosshair touch-none select-none overflow-clip">
        <svg
          aria-hidden="true"
          viewBox={`${view.x} ${view.y} ${view.width} ${view.height}`}
          className="absolute inset-0 size-full forced-color-adjust-none"
        >
          <MapLand coasts={coasts} view={view} />
        </svg>
        {towns.map(({ name, x, y }) => (
          <span key={name} style={placed({ x, y })} aria-hidden="true" className="absolute size-0">
            <span className="absolute size-1 -translate-x-1/2 -translate-y-1/2 bg-dark-soft" />
            <span className="absolute top-1 -translate-x-1/2 whitespace-nowrap text-[0.6875rem] text-dark-soft">
              {name}
            </span>
          </span>
        ))}
        {isInView && (
          <button
            type="button"
            aria-label={`Pin at ${point.lat.toFixed(5)}, ${point.lng.toFixed(5)}. The arrow keys move it`}
            style={placed(pin)}
            onKeyDown={press}
            className="absolute grid size-11 -translate-x-1/2 -translate-y-full place-items-end justify-center text-accent"
          >
            <MapPin aria-hidden="true" className="size-9 fill-dark" />
          </button>
        )}
      </div>
      <div className="absolute end-2 top-2 flex flex-col gap-1 rounded-md bg-surface">
        <IconButton label="Zoom in" onClick={() => zoom(0.5)} disabled={view.width <= WIDTHS.least}>
          <ZoomIn aria-hidden="true" className="size-5" />
        </IconButton>
        <IconButton label="Zoom out" onClick={() => zoom(2)} disabled={view.width >= WIDTHS.most}>
          <ZoomOut aria-hidden="true" className="size-5" />
        </IconButton>
      </div>
    </div>
  );
}

function useDrag(view: MapView, { pan, tap }: { pan: (view: MapView) => void; tap: (at: MapPoint) => void }) {
  const from = useRef<{ x: number; y: number; view: MapView; hasMoved: boolean } | null>(null);
  return {
    onPointerDown: ({ clientX: x, clientY: y, button }: PointerEvent) => {
      if (button === 0) from.current = { x, y, view, hasMoved: false };
    },
    onPointerMove: (event: PointerEvent) => {
      const start = from.current;
      if (!start) return;
      const [dx, dy] = [event.clientX - start.x, event.clientY - start.y];
      if (!start.hasMoved && Math.hypot(dx, dy) < DRAG_PIXELS) return;
      if (!start.hasMoved) event.currentTarget.setPointerCapture(event.pointerId);
      start.hasMoved = true;
      const unit = start.view.width / event.currentTarget.getBoundingClientRect().width;
      pan({ ...start.view, x: start.view.x - dx * unit, y: start.view.y - dy * unit });
    },
    onPointerUp: (event: PointerEvent) => {
      const start = from.current;
      from.current = null;
      if (!start || start.hasMoved) return;
      const box = event.currentTarget.getBoundingClientRect();
      tap({
        x: view.x + ((event.clientX - box.left) / box.width) * view.width,
        y: view.y + ((event.clientY - box.top) / box.height) * view.height,
      });
    },
    onPointerCancel: () => {
      from.current = null;
    },
  };
}

function viewAround({ x, y }: MapPoint, width: number): MapView {
  const height = width / ASPECT;
  return { x: x - width / 2, y: y - height / 2, width, height };
}

function middleOf({ x, y, width, height }: MapView): MapPoint {
  return { x: x + width / 2, y: y + height / 2 };
}

function isWithin(at: MapPoint, { x, y, width, height }: MapView): boolean {
  return at.x > x && at.x < x + width && at.y > y && at.y < y + height;
}

function placed({ x, y }: MapPoint) {
  return { left: `${x * 100}%`, top: `${y * 100}%` };
}
