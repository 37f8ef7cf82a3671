import { type FormEvent, type ReactNode, useState } from 'react';
import type { Driver, OrderDriver } from '#features/tracking/drivers-contract.ts';
import { Button } from '#ui/button.tsx';
import { phoneHref } from '#ui/phone-link.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { formatDateTime } from '#values/instant.ts';
import { LinkNotice } from '#web/forms/link-notice.tsx';
import { ageText, useNow } from '../age.ts';

type AssignedDriverProps = {
  assigned: OrderDriver;
  /** Absent for staff without the permission. */
  choice?: {
    drivers: readonly Driver[];
    isSending: boolean;
    error: string | undefined;
    onAssign: (driverId: number) => void;
    /** Further actions. */
    tools: ReactNode;
  };
};

/** The driver of an order, for staff. Assigning a driver makes the driver's link. */
export function AssignedDriver({ assigned, choice }: AssignedDriverProps) {
  const { driver, hasLink, lastPositionAt, link } = assigned;
  return (
    <div className="flex flex-col gap-4">
      {driver ? (
        <p className="text-sm">
          <bdi className="name font-semibold">{driver.name}</bdi>
          <span className="block text-ink-soft">
            {driver.vehicle}, <span className="tabular">{driver.licensePlate}</span>
          </span>
          <a href={phoneHref(driver.phone)} className="tabular underline underline-offset-4">
            {driver.phone}
          </a>
          <Seen at={lastPositionAt} />
        </p>
      ) : (
        <p className="meta">Nobody brings this order yet.</p>
      )}
      {link && <DriverLink key={link} link={link} />}
      {choice && <Choose {...choice} current={driver?.id} hasLink={hasLink} />}
      {choice?.tools}
    </div>
  );
}

function Seen({ at }: { at: string | null }) {
  const now = useNow();
  if (!at) return null;
  return (
    <span className="meta tabular block">Seen {now === null ? `on ${formatDateTime(at)}` : ageText(at, now)}</span>
  );
}

type ChooseProps = NonNullable<AssignedDriverProps['choice']> & { current: number | undefined; hasLink: boolean };

function Choose({ drivers, current, hasLink, isSending, error, onAssign }: ChooseProps) {
  const active = drivers.filter((driver) => driver.isActive || driver.id === current);
  const [chosen, setChosen] = useState(String(current ?? active[0]?.id ?? ''));
  const isSame = Number(chosen) === current;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (chosen && !isSending) onAssign(Number(chosen));
  };
  if (active.length === 0) return null;
  return (
    <form onSubmit={submit} noValidate className="flex flex-wrap items-end gap-3">
      <SelectField
        label="Driver"
        name="driverId"
        value={chosen}
        onChange={(event) => setChosen(event.currentTarget.value)}
        options={active.map(({ id, name, vehicle }) => ({ value: String(id), label: `${name} (${vehicle})` }))}
        error={error}
        className="min-w-48 flex-1"
      />
      <Button type="submit" variant="secondary" pending={isSending}>
        {isSame ? (hasLink ? 'Make a new link' : 'Make a link') : 'Assign'}
      </Button>
    </form>
  );
}

/** The driver’s link, shown once. */
function DriverLink({ link }: { link: string }) {
  return (
    <LinkNotice title="Send this link to the driver" label="Driver’s link" link={link}>
      It opens this one delivery on a phone and ends with it. It is not shown again.
    </LinkNotice>
  );
}
