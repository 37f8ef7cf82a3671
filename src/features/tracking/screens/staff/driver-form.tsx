import { useId } from 'react';
import type { Driver } from '#features/tracking/drivers-contract.ts';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { Switch } from '#ui/switch.tsx';
import { TextField } from '#ui/text-field.tsx';

type DriverFormProps = {
  /** Whom it is about; nobody yet when absent. */
  driver?: Driver;
  form: { ref: React.RefObject<HTMLFormElement | null>; onSubmit: (event: React.FormEvent<HTMLFormElement>) => void };
  errors: Record<string, string>;
  /** What is wrong when no field is to blame. */
  problem: string | undefined;
  isSending: boolean;
  onClose: () => void;
};

/** A driver whom staff have not had before, or what has changed about one. */
export function DriverForm({ driver, form, errors, problem, isSending, onClose }: DriverFormProps) {
  const title = useId();
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
      <TextField
        label="Name"
        name="name"
        autoComplete="off"
        maxLength={200}
        defaultValue={driver?.name}
        error={errors.name}
        required
      />
      <TextField
        label="Phone number"
        name="phone"
        type="tel"
        autoComplete="off"
        maxLength={20}
        defaultValue={driver?.phone}
        error={errors.phone}
        required
      />
      <TextField
        label="Vehicle"
        name="vehicle"
        hint="For example: White van"
        maxLength={100}
        defaultValue={driver?.vehicle}
        error={errors.vehicle}
        required
      />
      <TextField
        label="Number plate"
        name="licensePlate"
        autoComplete="off"
        maxLength={20}
        defaultValue={driver?.licensePlate}
        error={errors.licensePlate}
        required
      />
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
