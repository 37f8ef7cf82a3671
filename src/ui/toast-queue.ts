import type { ReactNode } from 'react';

/** How many toasts there are at a time: a new one replaces the old. */
export const TOAST_LIMIT = 1;
/** How long a dismissed toast is stored before it is removed. */
export const TOAST_REMOVE_DELAY_MS = 1_000_000;

/** How long a toast offers an action that the screen itself offers too, such as undoing a slip. */
export const OFFER_SHOW_MS = 7_000;

export type ToastVariant = 'success' | 'destructive';
export type ToastAction = { label: ReactNode; onAction: () => void };
export type ToastRequest = {
  title: string;
  description?: string;
  variant?: ToastVariant;
  action?: ToastAction;
  /** How long it is shown, when its action is offered for a while only. */
  showMs?: number;
};
export type Toast = ToastRequest & { id: number; variant: ToastVariant; open: boolean };

export type ToastQueue = ReturnType<typeof createToastQueue>;

export function createToastQueue() {
  let toasts: readonly Toast[] = [];
  let lastId = 0;
  const listeners = new Set<() => void>();
  const removals = new Map<number, ReturnType<typeof setTimeout>>();

  function show(request: ToastRequest): number {
    lastId += 1;
    const added: Toast = { ...request, id: lastId, variant: request.variant ?? 'success', open: true };
    change([added, ...toasts].slice(0, TOAST_LIMIT));
    return lastId;
  }

  function dismiss(id?: number) {
    const isMeant = (toast: Toast) => id === undefined || toast.id === id;
    for (const toast of toasts.filter(isMeant)) removeLater(toast.id);
    change(toasts.map((toast) => (isMeant(toast) ? { ...toast, open: false } : toast)));
  }

  function removeLater(id: number) {
    if (removals.has(id)) return;
    const timer = setTimeout(() => {
      removals.delete(id);
      change(toasts.filter((toast) => toast.id !== id));
    }, TOAST_REMOVE_DELAY_MS);
    removals.set(id, timer);
  }

  function change(next: readonly Toast[]) {
    toasts = next;
    for (const [id, timer] of removals) {
      if (toasts.some((toast) => toast.id === id)) continue;
      clearTimeout(timer);
      removals.delete(id);
    }
    for (const listener of listeners) listener();
  }

  return {
    show,
    dismiss,
    current: () => toasts,
    watch(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
