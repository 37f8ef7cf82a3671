import { useId } from 'react';
import type { Driver } from '#features/tracking/drivers-contract.ts';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { Switch } from '#ui/switch.tsx';
import { TextField } from '#ui/text-field.tsx';

type DriverFormProps = {
  /** Absent for a new one. */
  driver?: Driver;
  form: { ref: React.RefObject<HTMLFormElement | null>; onSubmit: (event: React.FormEvent<HTMLFormElement>) => void };
  errors: Record<string, string>;
  /** An error that belongs to no field. */
  problem: string | undefined;
  isSending: boolean;
  onClose: () => void;
};

/** The form of a new or existing driver. */
export function DriverForm({ driver, form, errors, problem, isSending, onClose }: DriverFormProps) {
  const title = useId();
  const field = (name: 'name' | 'phone' | 'vehicle' | 'licensePlate') => ({
    name,
    defaultValue: driver?.[name],
    error: errors[name],
  });
  return (
    <form
      {...form}
      method="post"
      noValidate
      aria-labelledby={title}
      className="flex flex-col gap-4 rounded-md border border-line p-4"
    >
      <h4 id={title} className="font-semibold text-sm">
        {driver ? 'Edit driver' : 'New driver'}
      </h4>
      {problem && <Notice tone="negative" role="alert" title={problem} />}
      <TextField {...field('name')} label="Name" autoComplete="off" maxLength={200} required />
      <TextField {...field('phone')} label="Phone number" type="tel" autoComplete="off" maxLength={20} required />
      <TextField {...field('vehicle')} label="Vehicle" hint="For example: White van" maxLength={100} required />
      <TextField {...field('licensePlate')} label="Number plate" autoComplete="off" maxLength={20} required />
      {driver && <Switch label="Drives for us" name="isActive" value="yes" defaultChecked={driver.isActive} />}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="primary" size="sm" pending={isSending}>
          {driver ? 'Save driver' : 'Add driver'}
        </Button>
        <Button variant="ghost" size="sm" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
