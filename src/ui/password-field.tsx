import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { cx } from './class-names.ts';
import { controlClass } from './control-class.ts';
import { Field } from './field.tsx';
import { iconButtonClass } from './icon-button.tsx';
import type { TextFieldProps } from './text-field.tsx';

export type PasswordFieldProps = Omit<TextFieldProps, 'type' | 'prefix' | 'suffix'>;

export function PasswordField(props: PasswordFieldProps) {
  const { label, hint, error, required, optional, id, className, ...input } = props;
  const [shown, setShown] = useState(false);
  const Icon = shown ? EyeOff : Eye;
  return (
    <Field {...{ label, hint, error, required, optional, id, className }}>
      {(control) => (
        <span className="relative flex items-center">
          <input
            autoComplete="current-password"
            spellCheck={false}
            autoCapitalize="none"
            {...input}
            {...control}
            type={shown ? 'text' : 'password'}
            className={cx(controlClass, 'pe-12')}
          />
          <button
            type="button"
            aria-label={shown ? 'Hide password' : 'Show password'}
            aria-pressed={shown}
            aria-controls={control.id}
            className={cx(iconButtonClass({ size: 'sm' }), 'absolute end-0 sm:end-1')}
            style={{ position: 'absolute' }}
            onClick={() => setShown(!shown)}
          >
            <Icon aria-hidden="true" className="size-5" />
          </button>
        </span>
      )}
    </Field>
  );
}
