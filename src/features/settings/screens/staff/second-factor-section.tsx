import { TextField } from '#ui/text-field.tsx';
import type { SectionFields } from './section-form.tsx';

/** How long staff may put the second factor off (decision A14). */
export function SecondFactorSection({ base, errors, typed }: SectionFields<'secondFactor'>) {
  const name = 'secondFactor.graceDays';
  return (
    <TextField
      id={name}
      name={name}
      label="Days of grace"
      hint="From the first sign-in that asks for it, at most 14; 0 asks at once"
      suffix="days"
      inputMode="numeric"
      required
      defaultValue={typed?.[name] ?? String(base.graceDays)}
      error={errors[name]}
      className="sm:w-1/2"
    />
  );
}
