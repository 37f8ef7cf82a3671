import { Form } from 'react-router';
import { PRESETS, type Preset } from '#features/reports/presets.ts';
import { Button } from '#ui/button.tsx';
import { Chip } from '#ui/chip.tsx';
import { TypedDay } from '#web/lists/typed-day.tsx';

type RangeFormProps = {
  path: string;
  preset: Preset | undefined;
  /** The days shown, or refused input. */
  from: string;
  to: string;
  errors: Record<string, string>;
};

/** Chooses the days of a report: presets, or two fields. They are part of the address. */
export function RangeForm({ path, preset, from, to, errors }: RangeFormProps) {
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
      <nav aria-label="Usual periods" className="-mx-4 min-w-0 overflow-x-auto px-4 py-1 sm:mx-0 sm:px-0">
        <ul className="flex gap-2 sm:flex-wrap">
          {Object.entries(PRESETS).map(([name, label]) => (
            <li key={name} className="shrink-0">
              <Chip href={`${path}?range=${name}`} selected={name === preset}>
                {label}
              </Chip>
            </li>
          ))}
        </ul>
      </nav>
      <Form
        key={`${from} ${to}`}
        method="get"
        action={path}
        noValidate
        aria-label="Other days"
        className="grid w-full grid-cols-2 items-start gap-3 sm:flex sm:w-auto"
      >
        <TypedDay id="range-from" name="from" label="From" value={from} error={errors.from} />
        <TypedDay id="range-to" name="to" label="To" value={to} error={errors.to} />
        <Button type="submit" variant="secondary" className="max-sm:col-span-2 sm:mt-6.5">
          Show
        </Button>
      </Form>
    </div>
  );
}
