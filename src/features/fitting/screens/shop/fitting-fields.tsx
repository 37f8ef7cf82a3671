import type { ReactNode } from 'react';
import { CheckboxField } from '#ui/checkbox-field.tsx';
import { TextField } from '#ui/text-field.tsx';

type FittingFieldsProps = {
  /** Before the names of the fields, which are `height` and `survey`. */
  prefix: string;
  idPrefix: string;
  values: { height: string; survey: boolean };
  /** By `height`. */
  errors: Record<string, string>;
  survey: ReactNode;
};

/** How high a screen is to hang, and whether we look at the place first. */
export function FittingFields({ prefix, idPrefix, values, errors, survey }: FittingFieldsProps) {
  return (
    <>
      <TextField
        id={`${idPrefix}height`}
        name={`${prefix}height`}
        label="Upper edge above the floor"
        suffix="m"
        inputMode="decimal"
        autoComplete="off"
        maxLength={10}
        defaultValue={values.height}
        error={errors.height}
      />
      <CheckboxField
        id={`${idPrefix}survey`}
        name={`${prefix}survey`}
        className="sm:col-span-2"
        label={survey}
        hint="Somebody sees the wall, the power and the way in before the goods come"
        defaultChecked={values.survey}
      />
    </>
  );
}
