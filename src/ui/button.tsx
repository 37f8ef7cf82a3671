import type { ButtonHTMLAttributes, MouseEvent, ReactNode, Ref } from 'react';
import { type ButtonLook, buttonClass } from './button-class.ts';
import { cx } from './class-names.ts';
import { SpinnerRing } from './spinner.tsx';

export type ButtonProps = ButtonHTMLAttributes<HTMLButtonElement> &
  ButtonLook & { pending?: boolean; pendingLabel?: ReactNode; ref?: Ref<HTMLButtonElement> };

/** A pending button stays as wide as it was, holds the focus and ignores clicks. */
export function Button(props: ButtonProps) {
  const { variant, size, full, pending = false, pendingLabel, className, children, onClick, type, ...rest } = props;
  const click = (event: MouseEvent<HTMLButtonElement>) => {
    if (pending) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      {...rest}
      type={type ?? 'button'}
      className={cx(buttonClass({ variant, size, full }), pending && 'cursor-progress', className)}
      aria-disabled={pending || rest['aria-disabled']}
      onClick={click}
    >
      {pendingLabel === undefined ? (
        <>
          <span className={cx(labelClass, pending && 'vanish-late')}>{children}</span>
          {pending && <SpinnerRing className="appear-late absolute" />}
        </>
      ) : (
        <span className="grid place-items-center">
          <span className={cx(labelClass, '[grid-area:1/1]', pending && 'invisible')}>{children}</span>
          <span className={cx(labelClass, '[grid-area:1/1]', !pending && 'invisible')}>
            <SpinnerRing className={pending ? 'appear-late' : undefined} />
            {pendingLabel}
          </span>
        </span>
      )}
    </button>
  );
}

const labelClass = 'inline-flex items-center justify-center gap-2';
