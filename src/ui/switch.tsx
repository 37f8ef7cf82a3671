import { type InputHTMLAttributes, type ReactNode, type Ref, useId } from 'react';
import { cx } from './class-names.ts';

export type SwitchProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> & {
  label: ReactNode;
  onCheckedChange?: (checked: boolean) => void;
  ref?: Ref<HTMLInputElement>;
};

/** A checkbox that takes effect at once. */
export function Switch({ label, onCheckedChange, onChange, className, id: givenId, ...input }: SwitchProps) {
  const ownId = useId();
  const id = givenId ?? ownId;
  return (
    <label htmlFor={id} className={cx('inline-flex min-h-11 items-center gap-3 sm:min-h-8', className)}>
      <span className="relative inline-flex shrink-0">
        <input
          {...input}
          id={id}
          type="checkbox"
          // biome-ignore lint/a11y/useAriaPropsForRole: a native checkbox tells its own state
          role="switch"
          onChange={(event) => {
            onChange?.(event);
            onCheckedChange?.(event.target.checked);
          }}
          className={trackClass}
        />
        <span aria-hidden="true" className={thumbClass} />
      </span>
      <span className="font-medium text-base sm:text-sm">{label}</span>
    </label>
  );
}

const trackClass =
  'peer h-6 w-11 appearance-none rounded-full border border-line-strong bg-sunken transition-colors duration-150 ' +
  'checked:border-action checked:bg-action disabled:cursor-not-allowed disabled:opacity-50';

const thumbClass =
  'pointer-events-none absolute start-1 top-1 size-4 rounded-full border border-transparent bg-line-strong transition-[translate,background-color] duration-150 ' +
  'peer-checked:translate-x-5 peer-checked:bg-accent rtl:peer-checked:-translate-x-5 forced-colors:border-[CanvasText]';
