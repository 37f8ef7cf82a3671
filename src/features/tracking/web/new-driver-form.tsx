import { useId } from 'react';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { TextField } from '#ui/text-field.tsx';

type NewDriverFormProps = {
  form: { ref: React.RefObject<HTMLFormElement | null>; onSubmit: (event: React.FormEvent<HTMLFormElement>) => void };
  errors: Record<string, string>;
  /** What is wrong when no field is to blame. */
  problem: string | undefined;
  isSending: boolean;
  onClose: () => void;
};

/** A driver whom staff have not had before. */
export function NewDriverForm({ form, errors, problem, isSending, onClose }: NewDriverFormProps) {
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
        New driver
      </h4>
      {problem && <Notice tone="negative" role="alert" title={problem} />}
      <TextField label="Name" name="name" autoComplete="off" maxLength={200} error={errors.name} required />
      <TextField
        label="Phone number"
        name="phone"
        type="tel"
        autoComplete="off"
        maxLength={20}
        error={errors.phone}
        required
      />
      <TextField
        label="Vehicle"
        name="vehicle"
        hint="For example: White van"
        maxLength={100}
        error={errors.vehicle}
        required
      />
      <TextField
        label="Number plate"
        name="licensePlate"
        autoComplete="off"
        maxLength={20}
        error={errors.licensePlate}
        required
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="primary" size="sm" pending={isSending}>
          Add driver
        </Button>
        <Button variant="ghost" size="sm" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
