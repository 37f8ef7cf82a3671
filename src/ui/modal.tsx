import { X } from 'lucide-react';
import { type CSSProperties, type MouseEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { IconButton } from './icon-button.tsx';
import { enterModal } from './modal-stack.ts';

export type ModalProps = {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  description?: ReactNode;
  footer?: ReactNode;
  closeLabel?: string;
  children: ReactNode;
};

/**
 * A modal on the browser's own `<dialog>`: top layer, inert page behind, Escape and focus return come with it.
 * Focus goes to `[data-autofocus]`, or else to the title.
 */
export function Modal(
  props: ModalProps & {
    className: string;
    width: string;
    side?: 'start' | 'end';
  },
) {
  const { open, onClose, title, description, footer, closeLabel = 'Close', children, className, width, side } = props;
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const isShown = useLinger(open);

  useEffect(() => {
    const element = dialog.current;
    if (!open || !element) return;
    const before = document.activeElement;
    element.showModal();
    const start =
      element.querySelector<HTMLElement>('[data-autofocus]') ?? element.querySelector<HTMLElement>('[data-title]');
    start?.focus();
    const leave = enterModal(element);
    return () => {
      leave();
      element.close();
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, [open]);

  const closeOnBackdrop = (event: MouseEvent) => {
    if (event.target === dialog.current) onClose();
  };
  return (
    <dialog
      ref={dialog}
      aria-labelledby={`${id}-title`}
      aria-describedby={description === undefined ? undefined : `${id}-description`}
      data-side={side}
      className={className}
      style={{ '--overlay-width': width } as CSSProperties}
      onMouseDown={closeOnBackdrop}
      onCancel={(event) => {
        if (event.target !== dialog.current) return;
        event.preventDefault();
        onClose();
      }}
    >
      {(open || isShown) && (
        <>
          <header className="flex items-start gap-4 border-line border-b py-3 ps-5 pe-3 sm:ps-6">
            <div className="min-w-0 flex-1 py-1.5">
              <h2 id={`${id}-title`} data-title tabIndex={-1} className="title-3">
                {title}
              </h2>
              {description !== undefined && (
                <p id={`${id}-description`} className="meta mt-1">
                  {description}
                </p>
              )}
            </div>
            <IconButton label={closeLabel} onClick={onClose}>
              <X aria-hidden="true" className="size-5" />
            </IconButton>
          </header>
          <div className="min-h-0 flex-1 scroll-pt-10 scroll-pb-12 overflow-y-auto overscroll-contain px-5 py-5 sm:px-6">
            {children}
          </div>
          {footer !== undefined && (
            <footer className="flex flex-wrap items-center justify-end gap-3 border-line border-t px-5 py-4 sm:px-6">
              {footer}
            </footer>
          )}
        </>
      )}
    </dialog>
  );
}

/** Keeps the content for the time that it takes to fade out. */
function useLinger(open: boolean): boolean {
  const [lingers, setLingers] = useState(open);
  useEffect(() => {
    if (open) return setLingers(true);
    const timer = setTimeout(() => setLingers(false), 220);
    return () => clearTimeout(timer);
  }, [open]);
  return lingers;
}
