import { ChevronDown } from 'lucide-react';
import type { Ref, SelectHTMLAttributes } from 'react';
import { cx } from './class-names.ts';
import { boxClass, controlClass } from './control-class.ts';
import { Field, type FieldProps } from './field.tsx';

export type SelectOption = { value: string; label: string; disabled?: boolean };

export type SelectFieldProps = FieldProps &
  SelectHTMLAttributes<HTMLSelectElement> & {
    options: readonly SelectOption[];
    placeholder?: string;
    ref?: Ref<HTMLSelectElement>;
  };

/** The browser's own select: it works before any script, and on a phone nothing beats it. */
export function SelectField(props: SelectFieldProps) {
  const { label, hint, error, required, optional, id, className, ...select } = props;
  return (
    <Field {...{ label, hint, error, required, optional, id, className }}>
      {(control) => <Select {...select} {...control} />}
    </Field>
  );
}

type SelectProps = Omit<SelectFieldProps, keyof FieldProps> & {
  id?: string;
  required?: boolean;
  dense?: boolean;
  className?: string;
};

/** The select without its label, for table rows and toolbars: give it an `aria-label`. */
export function Select({ options, placeholder, dense, className, ...select }: SelectProps) {
  return (
    <span className={cx('relative flex items-center', className)}>
      <select {...select} className={cx(dense ? denseClass : controlClass, 'appearance-none truncate pe-9')}>
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value} disabled={option.disabled}>
            {option.label}
          </option>
        ))}
      </select>
      <ChevronDown aria-hidden="true" className="pointer-events-none absolute end-3 size-4 text-ink-soft" />
    </span>
  );
}

const denseClass = `${boxClass} min-h-11 sm:min-h-8 sm:py-1 sm:text-sm`;
