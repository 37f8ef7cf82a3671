import type { InputHTMLAttributes } from 'react';
import { Field, type FieldProps } from './field.tsx';

type FileFieldProps = FieldProps & Omit<InputHTMLAttributes<HTMLInputElement>, 'type'>;

/** A field for files that are sent with the form; without scripts too. */
export function FileField({ label, hint, error, required, optional, id, className, ...input }: FileFieldProps) {
  return (
    <Field {...{ label, hint, error, required, optional, id, className }}>
      {(control) => <input {...input} {...control} type="file" className={fileClass} />}
    </Field>
  );
}

const fileClass =
  'w-full rounded-md border border-line-strong bg-surface p-3 text-sm file:me-4 file:min-h-11 file:rounded-md file:border-0 ' +
  'file:bg-sunken file:px-4 file:font-semibold file:text-ink';
