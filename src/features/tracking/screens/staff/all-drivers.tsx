import { useState } from 'react';
import type { Driver } from '#features/tracking/drivers-contract.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { useToast } from '#ui/toast.tsx';
import { api } from '#web/api.ts';
import { useFormCall } from '#web/forms/use-form-call.ts';
import { SUCCESS } from '#web/toast-texts.ts';
import { DriverForm } from './driver-form.tsx';

type AllDriversProps = { drivers: readonly Driver[]; onChanged: (driver: Driver) => void };

/** The dialog with all current and former drivers, to edit them. */
export function AllDrivers({ drivers, onChanged }: AllDriversProps) {
  const [isOpen, setOpen] = useState(false);
  const [editedId, setEditedId] = useState<number | null>(null);
  const close = () => {
    setOpen(false);
    setEditedId(null);
  };
  return (
    <>
      <Button variant="ghost" size="sm" onClick={() => setOpen(true)}>
        All drivers
      </Button>
      <Dialog open={isOpen} onClose={close} title="Drivers" description="Who can be chosen to bring an order">
        <ul className="divide-y divide-line">
          {drivers.map((driver) => (
            <li key={driver.id} className="py-3">
              {driver.id === editedId ? (
                <EditDriver driver={driver} onChanged={onChanged} onClose={() => setEditedId(null)} />
              ) : (
                <Line driver={driver} onEdit={() => setEditedId(driver.id)} />
              )}
            </li>
          ))}
        </ul>
      </Dialog>
    </>
  );
}

function Line({ driver, onEdit }: { driver: Driver; onEdit: () => void }) {
  const { name, vehicle, licensePlate, phone, isActive } = driver;
  return (
    <div className="flex items-start justify-between gap-4">
      <div className="min-w-0 text-sm">
        <p className="flex flex-wrap items-center gap-2">
          <bdi className="name font-semibold">{name}</bdi>
          {!isActive && <Badge>Drives no more</Badge>}
        </p>
        <p className="tabular wrap-anywhere text-ink-soft">
          {vehicle}, {licensePlate}, {phone}
        </p>
      </div>
      <Button variant="secondary" size="sm" onClick={onEdit} aria-label={`Edit ${name}`}>
        Edit
      </Button>
    </div>
  );
}

type EditDriverProps = { driver: Driver; onChanged: (driver: Driver) => void; onClose: () => void };

function EditDriver({ driver, onChanged, onClose }: EditDriverProps) {
  const { toast } = useToast();
  const form = useDriverCall(driver, (changed) => {
    toast({ ...SUCCESS.driverUpdated, description: changed.name });
    onChanged(changed);
    onClose();
  });
  return <DriverForm driver={driver} {...form} onClose={onClose} />;
}

/** The call that adds or changes a driver. */
export function useDriverCall(driver: Driver | undefined, onSuccess: (driver: Driver) => void) {
  const call = useFormCall({
    send: (typed) => {
      const text = (name: string) => String(typed.get(name) ?? '');
      const person = {
        ...{ name: text('name'), phone: text('phone') },
        ...{ vehicle: text('vehicle'), licensePlate: text('licensePlate') },
      };
      if (!driver) return api('POST /api/drivers', { body: person });
      const body = { ...person, isActive: typed.has('isActive') };
      return api('PUT /api/drivers/{id}', { params: { id: String(driver.id) }, body });
    },
    onSuccess,
  });
  const hasFieldErrors = Object.keys(call.errors).length > 0;
  return {
    form: call.props,
    errors: call.errors,
    problem: hasFieldErrors ? undefined : call.problem?.detail,
    isSending: call.isPending,
  };
}
