import type { InputHTMLAttributes, ReactNode, Ref } from 'react';
import { cx } from './class-names.ts';
import { controlClass } from './control-class.ts';
import { Field, type FieldProps } from './field.tsx';

export type TextFieldProps = FieldProps &
  Omit<InputHTMLAttributes<HTMLInputElement>, 'prefix'> & {
    prefix?: ReactNode;
    suffix?: ReactNode;
    ref?: Ref<HTMLInputElement>;
  };

export function TextField(props: TextFieldProps) {
  const { label, hint, error, required, optional, id, className, prefix, suffix, type = 'text', ...input } = props;
  return (
    <Field {...{ label, hint, error, required, optional, id, className }}>
      {(control) => {
        const room = cx(controlClass, prefix !== undefined && 'ps-8', suffix !== undefined && 'pe-14');
        const box = <input dir="auto" {...input} {...control} type={type} className={room} />;
        if (prefix === undefined && suffix === undefined) return box;
        return (
          <span className="relative flex items-center">
            {prefix !== undefined && <span className={cx(affixClass, 'start-0 ps-3')}>{prefix}</span>}
            {box}
            {suffix !== undefined && <span className={cx(affixClass, 'end-0 pe-3')}>{suffix}</span>}
          </span>
        );
      }}
    </Field>
  );
}

const affixClass = 'pointer-events-none absolute flex items-center text-ink-soft';
