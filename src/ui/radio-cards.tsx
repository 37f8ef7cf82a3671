import { type ReactNode, useId } from 'react';
import { cx } from './class-names.ts';
import { Fieldset } from './fieldset.tsx';

export type RadioOption = {
  value: string;
  label: ReactNode;
  description?: ReactNode;
  aside?: ReactNode;
  disabled?: boolean;
};

type RadioCardsProps = {
  legend: ReactNode;
  name: string;
  options: readonly RadioOption[];
  value?: string;
  defaultValue?: string;
  onValueChange?: (value: string) => void;
  hint?: ReactNode;
  error?: string;
  required?: boolean;
  columns?: 1 | 2 | 3;
};

export function RadioCards(props: RadioCardsProps) {
  const { legend, name, options, value, defaultValue, onValueChange, hint, error, required, columns = 1 } = props;
  const id = useId();
  return (
    <Fieldset {...{ legend, hint, error, required }}>
      <div className={cx('grid gap-2', columnClass[columns])}>
        {options.map((option) => (
          <label key={option.value} className={cardClass}>
            <input
              type="radio"
              name={name}
              value={option.value}
              required={required}
              disabled={option.disabled}
              aria-describedby={option.description === undefined ? undefined : `${id}-${option.value}`}
              {...(value !== undefined && { checked: value === option.value })}
              {...(defaultValue !== undefined && { defaultChecked: defaultValue === option.value })}
              onChange={() => onValueChange?.(option.value)}
              className={dotClass}
            />
            <span className="min-w-0 flex-1">
              <span className="block font-semibold text-sm leading-[1.25rem]">{option.label}</span>
              {option.description !== undefined && (
                <span id={`${id}-${option.value}`} className="meta mt-0.5 block">
                  {option.description}
                </span>
              )}
            </span>
            {option.aside !== undefined && (
              <span className="tabular shrink-0 font-semibold text-sm">{option.aside}</span>
            )}
          </label>
        ))}
      </div>
    </Fieldset>
  );
}

const columnClass = { 1: '', 2: 'sm:grid-cols-2', 3: 'sm:grid-cols-3' };

const cardClass =
  'flex min-h-12 items-start gap-3 rounded-md border border-line-strong bg-surface p-3 transition-colors duration-150 hover:border-ink ' +
  'has-checked:border-ink has-checked:bg-accent-wash has-checked:shadow-[inset_0_0_0_1px_var(--color-ink)] ' +
  'has-disabled:cursor-not-allowed has-disabled:border-line has-disabled:bg-sunken has-disabled:text-ink-soft';

const dotClass =
  'size-5 shrink-0 appearance-none rounded-full border border-line-strong bg-surface checked:border-[6px] checked:border-action ' +
  'forced-colors:appearance-auto';
