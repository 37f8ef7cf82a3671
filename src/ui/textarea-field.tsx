import type { Ref, TextareaHTMLAttributes } from 'react';
import { cx } from './class-names.ts';
import { boxClass } from './control-class.ts';
import { Field, type FieldProps } from './field.tsx';

export type TextareaFieldProps = FieldProps &
  TextareaHTMLAttributes<HTMLTextAreaElement> & { ref?: Ref<HTMLTextAreaElement> };

export function TextareaField(props: TextareaFieldProps) {
  const { label, hint, error, required, optional, id, className, rows = 4, ...textarea } = props;
  return (
    <Field {...{ label, hint, error, required, optional, id, className }}>
      {(control) => (
        <textarea
          dir="auto"
          rows={rows}
          {...textarea}
          {...control}
          className={cx(boxClass, 'field-sizing-content max-h-96 min-h-24')}
        />
      )}
    </Field>
  );
}
