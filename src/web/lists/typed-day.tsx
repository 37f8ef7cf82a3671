import { TextField } from '#ui/text-field.tsx';
import { isLondonDay } from '#values/london-day.ts';

type TypedDayProps = { id: string; name: string; label: string; value: string; error: string | undefined };

/** A day as it was typed: an invalid one is shown in a text field, because a date field would be empty. */
export function TypedDay({ value, ...field }: TypedDayProps) {
  return (
    <TextField
      {...field}
      key={value}
      type={value === '' || isLondonDay(value) ? 'date' : 'text'}
      defaultValue={value}
      className="sm:w-40"
    />
  );
}
