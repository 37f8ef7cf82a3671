/**
 * The dialogs that are open now, the topmost last. The browser makes everything outside the topmost one inert, so
 * what must stay reachable (a toast, a menu) has to be drawn inside it.
 */
const open: HTMLDialogElement[] = [];
const listeners = new Set<() => void>();

export function enterModal(dialog: HTMLDialogElement): () => void {
  open.push(dialog);
  tell();
  return () => {
    const at = open.lastIndexOf(dialog);
    if (at >= 0) open.splice(at, 1);
    tell();
  };
}

export function topModal(): HTMLDialogElement | undefined {
  return open.at(-1);
}

export function watchModals(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function tell() {
  for (const listener of listeners) listener();
}
