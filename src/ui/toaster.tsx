import { CircleAlert, CircleCheck, X } from 'lucide-react';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { Button } from './button.tsx';
import { cx } from './class-names.ts';
import { IconButton } from './icon-button.tsx';
import { topModal, watchModals } from './modal-stack.ts';
import type { Toast, ToastQueue } from './toast-queue.ts';

const none: readonly Toast[] = [];

/** Two live regions that are always in the page: success is announced politely, failure at once. */
export function Toaster({ queue }: { queue: ToastQueue }) {
  const toasts = useSyncExternalStore(queue.watch, queue.current, () => none);
  const modal = useSyncExternalStore(watchModals, topModal, () => undefined);
  const shown = toasts.filter((toast) => toast.open);
  const regions = (
    <div
      className={cx(
        'pointer-events-none fixed inset-x-0 z-50 flex flex-col items-end p-4 sm:p-6',
        modal ? aboveButtons : cx(clearOfPage, besideRail),
      )}
    >
      {(['success', 'destructive'] as const).map((variant) => (
        <div key={variant} role={variant === 'success' ? 'status' : 'alert'} className="w-full sm:w-96">
          {shown
            .filter((toast) => toast.variant === variant)
            .map((toast) => (
              <ToastCard key={toast.id} toast={toast} onDismiss={() => queue.dismiss(toast.id)} />
            ))}
        </div>
      ))}
    </div>
  );
  return modal ? createPortal(regions, modal) : regions;
}

function ToastCard({ toast, onDismiss }: { toast: Toast; onDismiss: () => void }) {
  const card = useRef<HTMLDivElement>(null);
  // Loaded with the first toast, because no page needs it before.
  useEffect(() => {
    const attending = import('./attend-toast.ts').then(
      ({ attendToast }) => card.current && attendToast(card.current, toast, onDismiss),
      // Without a connection it is shown for a while all the same.
      () => void setTimeout(onDismiss, 8_000),
    );
    return () => void attending.then((end) => end?.());
  }, [toast, onDismiss]);
  const Icon = toast.variant === 'success' ? CircleCheck : CircleAlert;
  return (
    <div
      ref={card}
      className="toast-in dark-surface pointer-events-auto flex items-start gap-3 rounded-lg border border-dark-line py-2 ps-4 pe-2 shadow-overlay"
    >
      <Icon
        aria-hidden="true"
        className={cx('mt-2.5 size-5 shrink-0', toast.variant === 'success' ? 'text-positive' : 'text-negative')}
      />
      <div className="min-w-0 flex-1 py-2">
        <p className="font-semibold">{toast.title}</p>
        {toast.description && <p className="mt-0.5 text-sm text-dark-soft">{toast.description}</p>}
        {toast.action && (
          <Button
            variant="secondary"
            size="sm"
            className="mt-3"
            onClick={() => {
              toast.action?.onAction();
              onDismiss();
            }}
          >
            {toast.action.label}
          </Button>
        )}
      </div>
      <IconButton label="Dismiss" onClick={onDismiss}>
        <X aria-hidden="true" className="size-5" />
      </IconButton>
    </div>
  );
}

// A drawer or dialog has its buttons at its foot.
const aboveButtons = 'bottom-0 in-[dialog:has(>footer)]:bottom-16';

// Staff have their buttons and pagers on the right.
const besideRail = 'lg:[body:has(.portal)_&]:items-start lg:[body:has(.portal)_&]:ps-66';

// On a phone below the header: what is tapped next lies below what was tapped, such as the postcode below 'Add to Cart'.
// Elsewhere at the foot, above the chat button of the shop and a strip that lies over it (`--foot`).
const clearOfPage = 'max-sm:top-21 sm:bottom-18 sm:[body:has(.portal)_&]:bottom-(--foot,0px)';
