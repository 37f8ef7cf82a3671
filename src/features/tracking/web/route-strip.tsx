import type { Tracking } from '#features/tracking/contract.ts';
import { distanceKm } from '#values/geo.ts';

const DOTS = 64;
const PITCH = 6;

/** The way from the warehouse to the destination as a strip of lights, lit as far as the order has come. */
export function RouteStrip({ tracking }: { tracking: Tracking }) {
  const { warehouseLocation, deliveryAddress, distanceRemainingKm, driver } = tracking;
  if (!deliveryAddress) return null;
  const share = shareTravelled(tracking);
  const lit = Math.round(share * (DOTS - 1));
  const x = lit * PITCH + PITCH / 2;
  return (
    <figure className="stage rounded-lg p-4 sm:p-6">
      <div className="flex justify-between gap-6 text-sm">
        <Place label="From" text={warehouseLocation.address} />
        <Place label="To" text={`${deliveryAddress.city}, ${deliveryAddress.postcode}`} atEnd />
      </div>
      <svg
        aria-hidden="true"
        viewBox={`-4 -12 ${DOTS * PITCH + 8} 24`}
        className="my-3 block w-full overflow-visible forced-color-adjust-none"
      >
        <path d={dots(0, lit + 1)} className="fill-accent" />
        <path d={dots(lit + 1, DOTS)} className="fill-stage-line" />
        <rect x={-2} y={-5} width={10} height={10} rx={1.5} className="fill-accent" />
        <rect
          x={(DOTS - 1) * PITCH - 2}
          y={-5}
          width={10}
          height={10}
          rx={1.5}
          strokeWidth={2}
          className={share === 1 ? 'fill-accent stroke-accent' : 'fill-stage stroke-on-stage'}
        />
        {share > 0 && share < 1 && (
          <rect x={x - 6} y={-6} width={12} height={12} rx={6} strokeWidth={3} className="fill-stage stroke-accent" />
        )}
      </svg>
      <figcaption className="tabular text-on-stage text-sm">
        {caption(tracking.status, distanceRemainingKm, driver !== undefined)}
      </figcaption>
    </figure>
  );
}

// The lights from one to another as a single shape.
function dots(from: number, to: number): string {
  return Array.from({ length: to - from }, (_, dot) => `M${(from + dot) * PITCH + 1}-2h4v4h-4z`).join('');
}

function Place({ label, text, atEnd }: { label: string; text: string; atEnd?: boolean }) {
  return (
    <p className={atEnd ? 'min-w-0 text-end' : 'min-w-0'}>
      <span className="block text-stage-soft text-xs">{label}</span>
      <span className="name font-semibold">{text}</span>
    </p>
  );
}

/** How much of the way lies behind the order, 0 to 1: by the driver's position, or by the status when there is none. */
export function shareTravelled({ status, warehouseLocation, deliveryAddress, driver }: Tracking): number {
  if (status === 'delivered') return 1;
  if (!deliveryAddress || !driver?.currentLocation) return 0;
  const behind = distanceKm(warehouseLocation, driver.currentLocation);
  const ahead = distanceKm(driver.currentLocation, deliveryAddress);
  return behind + ahead === 0 ? 0 : behind / (behind + ahead);
}

function caption(status: Tracking['status'], km: number | null, hasDriver: boolean): string {
  if (status === 'delivered') return 'Arrived at its destination.';
  if (status === 'cancelled') return 'This order was cancelled and does not travel.';
  if (km === null) return 'Waiting at our warehouse.';
  return hasDriver ? `${km.toFixed(1)} km to go.` : `${km.toFixed(1)} km from our warehouse to the destination.`;
}
