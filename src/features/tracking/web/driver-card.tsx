import { Truck } from 'lucide-react';
import type { Tracking } from '#features/tracking/contract.ts';
import { linkClass } from '#ui/link-class.ts';
import { Panel } from '#ui/panel.tsx';
import { formatTime } from '#values/instant.ts';

/** Who is bringing the order. Strangers see the vehicle alone (decision D1). */
export function DriverCard({ driver }: { driver: NonNullable<Tracking['driver']> }) {
  return (
    <Panel title="Driver">
      <div className="flex items-start gap-4">
        <span className="grid size-12 shrink-0 place-items-center rounded-md bg-sunken">
          <Truck aria-hidden="true" className="size-6" />
        </span>
        <div className="min-w-0 text-sm">
          {driver.name && (
            <p dir="auto" className="name font-semibold text-base">
              {driver.name}
            </p>
          )}
          <p className={driver.name ? 'text-ink-soft' : 'font-semibold text-base'}>{driver.vehicle}</p>
          {driver.licensePlate && <p className="tabular text-ink-soft">{driver.licensePlate}</p>}
          {driver.phone && (
            <p className="mt-2">
              <a href={`tel:${driver.phone.replace(/[^+\d]/g, '')}`} className={`${linkClass} tabular font-semibold`}>
                {driver.phone}
              </a>
            </p>
          )}
          {driver.currentLocation && (
            <p className="meta mt-2">Last position at {formatTime(driver.currentLocation.at)}</p>
          )}
        </div>
      </div>
    </Panel>
  );
}
