import { type FocusEvent, type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { cx } from './class-names.ts';

export type PopoverTrigger = { 'aria-expanded': boolean; 'aria-controls': string; onClick: () => void };

type PopoverProps = {
  label: string;
  trigger: (props: PopoverTrigger) => ReactNode;
  className?: string;
  children: (close: () => void) => ReactNode;
};

/** A light panel under its button; the page behind stays usable. Escape, a click elsewhere or tabbing out closes it. */
export function Popover({ label, trigger, className, children }: PopoverProps) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (!open) return;
    const onPointerDown = (event: PointerEvent) => {
      if (!root.current?.contains(event.target as Node)) setOpen(false);
    };
    document.addEventListener('pointerdown', onPointerDown);
    return () => document.removeEventListener('pointerdown', onPointerDown);
  }, [open]);

  const close = () => {
    setOpen(false);
    root.current?.querySelector<HTMLElement>(`[aria-controls="${id}"]`)?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && open) {
      event.stopPropagation();
      close();
    }
  };
  const onBlur = (event: FocusEvent) => {
    if (event.relatedTarget && !root.current?.contains(event.relatedTarget)) setOpen(false);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only listens to what its button and panel send up
    <div ref={root} className="relative inline-flex" onKeyDown={onKeyDown} onBlur={onBlur}>
      {trigger({ 'aria-expanded': open, 'aria-controls': id, onClick: () => setOpen(!open) })}
      <section
        id={id}
        aria-label={label}
        hidden={!open}
        className={cx(
          'absolute end-0 top-full z-40 mt-2 w-[min(24rem,calc(100vw-2rem))] rounded-lg border border-line bg-surface shadow-overlay',
          className,
        )}
      >
        {open && children(close)}
      </section>
    </div>
  );
}
