import { X } from 'lucide-react';
import {
  type CSSProperties,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { IconButton } from './icon-button.tsx';
import { enterModal, topModal } from './modal-stack.ts';
import { isTypedIn, useUnsaved } from './unsaved.ts';

export type ModalProps = {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  description?: ReactNode;
  footer?: ReactNode;
  closeLabel?: string;
  /** Asked before closing would lose typed text; absent: closing never asks. */
  leaveQuestion?: string;
  children: ReactNode;
};

/**
 * A modal on the browser's own `<dialog>`: top layer, inert page behind, Escape and focus return come with it.
 * Focus goes to `[data-autofocus]`, or else to the title.
 */
export function Modal(props: ModalProps & { className: string; width: string; side?: 'start' | 'end' }) {
  const {
    open,
    title,
    description,
    footer,
    closeLabel = 'Close',
    leaveQuestion,
    children,
    className,
    width,
    side,
  } = props;
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const isShown = useLinger(open);
  const isUnsaved = () => open && leaveQuestion !== undefined && isTypedIn(dialog.current);
  useUnsaved(isUnsaved);
  const onClose = () => {
    if (!isUnsaved() || window.confirm(leaveQuestion)) props.onClose();
  };

  useEffect(() => {
    const element = dialog.current;
    if (!open || !element) return;
    const placeOf = rememberPlace();
    element.showModal();
    const start =
      element.querySelector<HTMLElement>('[data-autofocus]') ?? element.querySelector<HTMLElement>('[data-title]');
    start?.focus();
    const leave = enterModal(element);
    return () => {
      leave();
      element.close();
      placeOf()?.focus();
    };
  }, [open]);

  const closeOnBackdrop = (event: MouseEvent) => {
    if (event.target === dialog.current) onClose();
  };
  // A second Escape closes the dialog even if `cancel` is prevented, so the question comes before that event.
  const askOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented || topModal() !== dialog.current || !isUnsaved()) return;
    event.preventDefault();
    onClose();
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
      onKeyDown={askOnEscape}
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

/**
 * Remembers the focused element and returns how to find it again. If it has left the page, the focus goes to the dialog
 * that is open, or to the link of the table row that took its place.
 */
function rememberPlace(): () => HTMLElement | null | undefined {
  const before = document.activeElement;
  const row = before?.closest('tr');
  const rows = row?.parentElement;
  const at = row?.sectionRowIndex ?? 0;
  return () => {
    if (before instanceof HTMLElement && before.isConnected && before !== document.body) return before;
    const dialog = topModal();
    if (dialog) return dialog.querySelector<HTMLElement>('[data-title]');
    const inItsPlace = rows?.isConnected ? (rows.children[at] ?? rows.lastElementChild) : null;
    return inItsPlace?.querySelector<HTMLElement>('a[href]');
  };
}

/** True until the content has faded out. */
function useLinger(open: boolean): boolean {
  const [lingers, setLingers] = useState(open);
  useEffect(() => {
    if (open) return setLingers(true);
    const timer = setTimeout(() => setLingers(false), 220);
    return () => clearTimeout(timer);
  }, [open]);
  return lingers;
}
