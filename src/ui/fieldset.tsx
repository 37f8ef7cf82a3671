import { type ReactNode, useId } from 'react';
import { cx } from './class-names.ts';
import { FieldError } from './field.tsx';

type FieldsetProps = {
  legend: ReactNode;
  hint?: ReactNode;
  error?: string;
  required?: boolean;
  className?: string;
  children: ReactNode;
};

export function Fieldset({ legend, hint, error, required, className, children }: FieldsetProps) {
  const id = useId();
  const describedBy = cx(hint !== undefined && `${id}-hint`, error && `${id}-error`) || undefined;
  return (
    <fieldset aria-describedby={describedBy} className={cx('flex min-w-0 flex-col gap-1.5', className)}>
      <legend className={cx('mb-1.5 font-semibold text-sm', required && 'required-mark')}>{legend}</legend>
      {hint !== undefined && (
        <p id={`${id}-hint`} className="meta -mt-1">
          {hint}
        </p>
      )}
      {children}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </fieldset>
  );
}
