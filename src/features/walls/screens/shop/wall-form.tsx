import type { FormEvent } from 'react';
import type { WallErrors, WallField, WallTyped } from '#features/walls/wall-address.ts';
import { Button } from '#ui/button.tsx';
import { CheckboxField } from '#ui/checkbox-field.tsx';
import { paths } from '#web/paths.ts';
import { useHydrated } from '#web/use-hydrated.ts';
import { WallFieldFrame } from './wall-field.tsx';

type WallFormProps = { typed: WallTyped; errors: WallErrors; onType: (field: WallField, value: string) => void };

const UNITS = { m: 'Metres', ft: 'Feet' };
const PLACES = { indoors: 'Indoors', outdoors: 'Outdoors' };

/** The fields of a wall. A form that asks the server before the scripts have arrived, and answers with each letter after. */
export function WallForm({ typed, errors, onType }: WallFormProps) {
  const isHydrated = useHydrated();
  const of = (name: WallField) => ({
    ...{ name, value: typed[name] },
    onChange: ({ target }: { target: { value: string } }) => onType(name, target.value),
  });
  const text = (name: WallField, label: string) => (
    <WallFieldFrame id={name} label={label} error={errors[name]}>
      {(control) => <input {...of(name)} {...control} type="text" autoComplete="off" maxLength={60} />}
    </WallFieldFrame>
  );
  const choice = (name: WallField, label: string, options: Readonly<Record<string, string>>) => (
    <WallFieldFrame id={name} label={label} error={errors[name]}>
      {(control) => (
        <select {...of(name)} {...control}>
          {Object.entries(options).map(([value, named]) => (
            <option key={value} value={value}>
              {named}
            </option>
          ))}
        </select>
      )}
    </WallFieldFrame>
  );
  const stay = (event: FormEvent) => isHydrated && event.preventDefault();
  return (
    <form method="get" action={paths.ledWall()} onSubmit={stay} noValidate className="wall-form">
      {text('width', 'Width')}
      {text('height', 'Height')}
      {choice('unit', 'In', UNITS)}
      {choice('place', 'Where', PLACES)}
      {text('nearest', 'Nearest viewer')}
      {text('hours', 'Hours a day')}
      {typed.cabinet && <input type="hidden" name="cabinet" value={typed.cabinet} />}
      <CheckboxField
        name="cases"
        value="1"
        label="It travels: add flight cases"
        checked={typed.cases !== ''}
        onChange={({ target }) => onType('cases', target.checked ? '1' : '')}
        className="wall-form-wide"
      />
      {!isHydrated && (
        <Button type="submit" className="wall-form-wide">
          Plan this wall
        </Button>
      )}
    </form>
  );
}
