import { CircleAlert } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { cx } from './class-names.ts';

export type FieldProps = {
  label: ReactNode;
  hint?: ReactNode;
  error?: string;
  required?: boolean;
  optional?: boolean;
  id?: string;
  className?: string;
};

export type FieldControl = { id: string; required?: boolean; 'aria-invalid'?: true; 'aria-describedby'?: string };

/** Label, hint and error around one control, linked for screen readers. */
export function Field(props: FieldProps & { children: (control: FieldControl) => ReactNode }) {
  const { label, hint, error, required, optional, className, children } = props;
  const ownId = useId();
  const id = props.id ?? ownId;
  const describedBy = cx(hint !== undefined && `${id}-hint`, error && `${id}-error`);
  return (
    <div className={cx('flex min-w-0 flex-col gap-1.5', className)}>
      <label htmlFor={id} className={cx('font-semibold text-sm', required && 'required-mark')}>
        {label}
        {optional && <span className="font-normal text-ink-soft"> (optional)</span>}
      </label>
      {hint !== undefined && (
        <p id={`${id}-hint`} className="meta -mt-1">
          {hint}
        </p>
      )}
      {children({
        id,
        required,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': describedBy || undefined,
      })}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  );
}

export function FieldError({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <p id={id} className="flex items-start gap-1.5 font-medium text-negative text-sm">
      <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
      <span>{children}</span>
    </p>
  );
}
