import { TextField } from '#ui/text-field.tsx';
import { wishField } from './wished-days.ts';

type WishFieldsProps = {
  /** The first day that is possible; null where it is not known. */
  earliestOn: string | null;
  values: Readonly<Record<string, string | undefined>>;
  /** By the name of the field. */
  errors: Record<string, string>;
};

const WISHES = ['First wish', 'Second wish', 'Third wish'];

/** The fields of the days that are wished for. */
export function WishFields({ earliestOn, values, errors }: WishFieldsProps) {
  return (
    <div className="grid gap-4 sm:grid-cols-3">
      {WISHES.map((label, at) => (
        <TextField
          key={label}
          id={wishField(at)}
          name={wishField(at)}
          type="date"
          label={label}
          optional
          min={earliestOn ?? undefined}
          defaultValue={values[wishField(at)]}
          error={errors[wishField(at)] ?? (at === 0 ? errors['fitting.wishes'] : undefined)}
        />
      ))}
    </div>
  );
}
