import { Truck } from 'lucide-react';
import type { Tracking } from '#features/tracking/contract.ts';
import { isStale } from '#features/tracking/drive.ts';
import { Badge } from '#ui/badge.tsx';
import { linkClass } from '#ui/link-class.ts';
import { Panel } from '#ui/panel.tsx';
import { phoneHref } from '#ui/phone-link.tsx';
import { formatTime } from '#values/instant.ts';
import { ageText, useNow } from '../age.ts';
import { driverWords } from './tracking-words.ts';
import type { WayFacts } from './way.ts';

/** The driver of a shipped order or one out for delivery. Visitors see the vehicle only (decision D1). */
export function DriverCard(tracking: WayFacts) {
  const { status, driver } = tracking;
  const now = useNow();
  const isOnRound = status === 'out_for_delivery';
  if (!isOnRound && status !== 'shipped') return null;
  return (
    <Panel
      title="Driver"
      actions={<Badge tone={isOnRound ? 'accent' : 'info'}>{isOnRound ? 'Out for delivery' : 'On the road'}</Badge>}
    >
      {driver && <Known driver={driver} now={now} />}
      <p className={driver ? 'mt-4 border-line border-t pt-3 text-sm' : 'meta'}>{driverWords(tracking, now)}</p>
    </Panel>
  );
}

function Known({ driver, now }: { driver: NonNullable<Tracking['driver']>; now: number | null }) {
  return (
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
            <a href={phoneHref(driver.phone)} className={`${linkClass} tabular font-semibold`}>
              {driver.phone}
            </a>
          </p>
        )}
        <Seen at={driver.currentLocation?.at} now={now} />
      </div>
    </div>
  );
}

function Seen({ at, now }: { at: string | undefined; now: number | null }) {
  if (!at) return <p className="meta mt-2">The position is not shared yet.</p>;
  if (now === null) return <p className="meta tabular mt-2">Last seen at {formatTime(at)}</p>;
  return (
    <p className="meta tabular mt-2">
      {isStale(at, now) ? `No new position since ${formatTime(at)}, ${ageText(at, now)}` : `Seen ${ageText(at, now)}`}
    </p>
  );
}
