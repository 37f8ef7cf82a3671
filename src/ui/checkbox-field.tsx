import { Check } from 'lucide-react';
import { type InputHTMLAttributes, type ReactNode, type Ref, useId } from 'react';
import { cx } from './class-names.ts';
import { FieldError } from './field.tsx';

export type CheckboxFieldProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> & {
  label: ReactNode;
  hint?: ReactNode;
  error?: string;
  ref?: Ref<HTMLInputElement>;
};

export function CheckboxField({ label, hint, error, id: givenId, className, ...input }: CheckboxFieldProps) {
  const ownId = useId();
  const id = givenId ?? ownId;
  const describedBy = cx(hint !== undefined && `${id}-hint`, error && `${id}-error`) || undefined;
  return (
    <div className={cx('flex flex-col gap-1', className)}>
      <label htmlFor={id} className="flex min-h-11 items-start gap-3 py-2 sm:min-h-8 sm:py-1">
        <CheckboxBox {...input} id={id} aria-invalid={error ? true : undefined} aria-describedby={describedBy} />
        <span className={cx('pt-0.5 text-base leading-snug sm:text-sm', input.required && 'required-mark')}>
          {label}
        </span>
      </label>
      {hint !== undefined && (
        <p id={`${id}-hint`} className="meta -mt-1 ps-9">
          {hint}
        </p>
      )}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  );
}

/** The box alone, for table rows: give it an `aria-label`. */
export function CheckboxBox(
  props: Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> & { ref?: Ref<HTMLInputElement> },
) {
  return (
    <span className={cx('relative inline-grid size-6 shrink-0 place-items-center', props.className)}>
      <input {...props} type="checkbox" className={boxClass} />
      <Check
        aria-hidden="true"
        strokeWidth={3}
        className="pointer-events-none absolute size-4 text-on-action opacity-0 peer-checked:opacity-100"
      />
    </span>
  );
}

const boxClass =
  'peer size-6 appearance-none rounded-sm border border-line-strong bg-surface transition-colors duration-120 hover:border-ink ' +
  'checked:border-action checked:bg-action aria-invalid:border-2 aria-invalid:border-negative disabled:opacity-50 ' +
  'forced-colors:appearance-auto';
