import { MapPin, PackageCheck, Truck, Warehouse } from 'lucide-react';
import { memo, type ReactNode, useState } from 'react';
import type { Tracking } from '#features/tracking/contract.ts';
import { cx } from '#ui/class-names.ts';
import type { Place } from '#values/geo.ts';
import { unbroken } from '#values/unbroken.ts';
import { framesFor, useCoasts } from './layers.ts';
import { MapLand } from './map-land.tsx';
import { fitView, greatCircle, type MapView, partOf, project } from './projection.ts';
import { fitTowns, type LabelSide, labelSide } from './town-labels.ts';

const ASPECT = 4 / 3;
const FIT = { aspect: ASPECT, margin: 0.16, leastWidth: 120 };
// A single place is shown with the coast and towns around it.
const ALONE = { ...FIT, leastWidth: 600 };
const STEPS = 48;

/** The map of an order: warehouse, driver, destination and route, without an external map service (decision D4). */
export const TrackingMap = memo(function TrackingMap({ tracking, words }: { tracking: Tracking; words: string }) {
  const { warehouseLocation: from, deliveryAddress: to, driver, status, precision } = tracking;
  const at = status === 'delivered' ? undefined : (driver?.currentLocation ?? undefined);
  const [isNear, setNear] = useState(false);
  const canCloseIn = Boolean(at && to);
  const whole = [from, ...(to ? [to] : []), ...(at ? [at] : [])];
  const view = fitView(isNear && at && to ? [at, to] : whole, whole.length === 1 ? ALONE : FIT);
  return (
    <figure className="dark-surface overflow-clip rounded-lg">
      <div className="flex justify-between gap-6 p-4 text-sm sm:px-6">
        <End label="From" text={from.address} />
        {to && <End label="To" text={`${to.city}, ${unbroken(to.postcode)}`} atEnd />}
      </div>
      <div role="img" aria-label={`Map. ${words}`} className="relative aspect-[4/3] overflow-clip">
        <Drawing {...{ view, from, at, to, isOver: status === 'delivered', isAbout: isAbout(precision) }} />
      </div>
      <figcaption className="tabular flex flex-wrap items-center justify-between gap-3 border-dark-line border-t p-4 text-on-dark text-sm sm:px-6">
        <span className="min-w-0 flex-1 basis-56">{words}</span>
        {canCloseIn && (
          <button
            type="button"
            aria-pressed={isNear}
            onClick={() => setNear((was) => !was)}
            className="min-h-11 rounded-md border border-dark-line bg-dark px-4 font-semibold text-on-dark text-sm hover:border-accent aria-pressed:border-accent aria-pressed:text-accent"
          >
            Last stretch
          </button>
        )}
      </figcaption>
    </figure>
  );
});

function isAbout(precision: Tracking['precision']): boolean {
  return precision === 'area' || precision === 'country';
}

type Ways = {
  view: MapView;
  from: Place;
  at?: Place;
  to: (Place & { city: string }) | null;
  isOver: boolean;
  /** Whether the destination is no point but the middle of an area. */
  isAbout: boolean;
};

function Drawing({ view, from, at, to, isOver, isAbout }: Ways) {
  const coasts = useCoasts(framesFor(view));
  const taken = [
    { at: from, name: 'Warehouse' },
    ...(to ? [{ at: to, name: to.city }] : []),
    ...(at ? [{ at, name: 'Driver' }] : []),
  ];
  const towns = fitTowns(
    coasts.toReversed().flatMap((coast) => coast.towns),
    view,
    taken,
  );
  const behind = to && (isOver ? to : at);
  const marks = [at, from, to].filter((mark): mark is Place => Boolean(mark));
  const sideOf = (mark: Place) => labelSide(mark, marks, view);
  return (
    <>
      <svg
        aria-hidden="true"
        viewBox={`${view.x} ${view.y} ${view.width} ${view.height}`}
        className="absolute inset-0 size-full forced-color-adjust-none"
      >
        <MapLand coasts={coasts} view={view} />
        {to && !isOver && <Way from={at ?? from} to={to} className="stroke-on-dark" dashed />}
        {behind && <Way from={from} to={behind} className="stroke-accent" />}
      </svg>
      {towns.map(({ name, x, y }) => (
        <span key={name} style={{ left: `${x * 100}%`, top: `${y * 100}%` }} className="absolute size-0">
          <span className="absolute size-1 -translate-x-1/2 -translate-y-1/2 bg-dark-soft" />
          <span className="absolute top-1 -translate-x-1/2 whitespace-nowrap text-[0.6875rem] text-dark-soft">
            {name}
          </span>
        </span>
      ))}
      <Mark place={from} view={view} label="Warehouse" side={sideOf(from)} tone="quiet">
        <Warehouse className="size-4" />
      </Mark>
      {to && (
        <Mark
          place={to}
          view={view}
          label={isAbout ? `About ${to.city}` : to.city}
          side={sideOf(to)}
          tone={isAbout ? 'area' : isOver ? 'lit' : 'plain'}
        >
          {isOver ? <PackageCheck className="size-4" /> : <MapPin className="size-4" />}
        </Mark>
      )}
      {at && (
        <Mark place={at} view={view} label="Driver" side={sideOf(at)} tone="lit" moves>
          <Truck className="size-4" />
        </Mark>
      )}
    </>
  );
}

function Way({ from, to, className, dashed }: { from: Place; to: Place; className: string; dashed?: boolean }) {
  const points = greatCircle(from, to, STEPS).map(project);
  return (
    <path
      d={`M${points.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}`}
      vectorEffect="non-scaling-stroke"
      strokeWidth={3}
      strokeLinecap="round"
      strokeDasharray={dashed ? '0.1 9' : undefined}
      className={cx('fill-none', className)}
    />
  );
}

type MarkProps = {
  place: Place;
  view: MapView;
  label: string;
  side: LabelSide;
  tone: keyof typeof TONES;
  moves?: boolean;
  children: ReactNode;
};

function Mark({ place, view, label, side, tone, moves, children }: MarkProps) {
  const { x, y } = partOf(place, view);
  return (
    <span
      aria-hidden="true"
      style={{ left: `${x * 100}%`, top: `${y * 100}%` }}
      className={cx(
        'absolute size-0',
        moves && 'z-10 transition-[left,top] duration-1000 ease-linear motion-reduce:transition-none',
      )}
    >
      <span
        className={cx(
          'absolute grid -translate-x-1/2 -translate-y-1/2 place-items-center rounded-full border-2 forced-color-adjust-none',
          tone === 'area' ? 'size-20' : 'size-8',
          TONES[tone],
        )}
      >
        {children}
      </span>
      <span
        style={{ [side === 'left' ? 'right' : 'left']: side === 'left' || side === 'right' ? '1.25rem' : undefined }}
        className={cx(
          'name absolute max-w-40 truncate whitespace-nowrap rounded-sm bg-dark/85 px-1.5 py-0.5 font-semibold text-on-dark text-xs',
          SIDES[side],
        )}
      >
        {label}
      </span>
    </span>
  );
}

const SIDES = {
  above: 'bottom-5 -translate-x-1/2',
  below: 'top-5 -translate-x-1/2',
  left: '-translate-y-1/2',
  right: '-translate-y-1/2',
};

const TONES = {
  quiet: 'border-dark-line bg-dark text-on-dark',
  plain: 'border-on-dark bg-dark text-on-dark',
  area: 'border-dashed border-on-dark bg-on-dark/15 text-on-dark',
  lit: 'border-dark bg-accent text-on-accent',
};

function End({ label, text, atEnd }: { label: string; text: string; atEnd?: boolean }) {
  return (
    <p className={atEnd ? 'min-w-0 text-end' : 'min-w-0'}>
      <span className="block text-dark-soft text-xs">{label}</span>
      <span className="name font-semibold">{text}</span>
    </p>
  );
}
