import { Copy } from 'lucide-react';
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import type { Driver, OrderDriver } from '#features/tracking/drivers-contract.ts';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { TextField } from '#ui/text-field.tsx';
import { formatDateTime } from '#values/instant.ts';
import { ageText } from '../age.ts';
import { useNow } from '../use-now.ts';

type AssignedDriverProps = {
  assigned: OrderDriver;
  /** Whoever may choose; absent for those who may only look. */
  choice?: {
    drivers: readonly Driver[];
    isSending: boolean;
    error: string | undefined;
    onAssign: (driverId: number) => void;
    /** What else can be done about this driver and the others. */
    tools: ReactNode;
  };
};

/** Who brings an order, for staff: choosing a driver makes the link that the driver works with. */
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
          <a href={`tel:${driver.phone.replace(/[^+\d]/g, '')}`} className="tabular underline underline-offset-4">
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

/** The driver's link: shown now and never again, for only its hash is kept. */
function DriverLink({ link }: { link: string }) {
  const notice = useRef<HTMLDivElement>(null);
  const [isCopied, setCopied] = useState(false);
  useEffect(() => notice.current?.focus(), []);
  const copy = async () => {
    // Without leave to write there, the link is selected to be copied by hand.
    const written = await navigator.clipboard?.writeText(link).then(
      () => true,
      () => false,
    );
    if (written) setCopied(true);
    else notice.current?.querySelector('input')?.select();
  };
  return (
    <div ref={notice} tabIndex={-1} role="status" className="rounded-md outline-offset-2">
      <Notice
        tone="caution"
        title="Send this link to the driver"
        action={
          <Button variant="primary" size="sm" onClick={copy}>
            <Copy aria-hidden="true" className="size-4" />
            {isCopied ? 'Copied' : 'Copy the link'}
          </Button>
        }
      >
        <p className="mb-3">It opens this one delivery on a phone and ends with it. It is not shown again.</p>
        <TextField label="Driver’s link" readOnly value={link} dir="ltr" />
      </Notice>
    </div>
  );
}
