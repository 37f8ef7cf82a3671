import { Kbd } from '#ui/kbd.tsx';
import type { ToastAction } from '#ui/toast-queue.ts';

/** A toast's button that takes back what staff have just done, with its key where there is a keyboard. */
export function undoAction(onAction: () => void): ToastAction {
  return { label: matchMedia('(pointer: coarse)').matches ? 'Undo' : <UndoByKey />, onAction };
}

function UndoByKey() {
  return (
    <>
      Undo <Kbd>{undoKey()}</Kbd>
    </>
  );
}

/** The key of Undo on this system, in words. */
export function undoKey(): string {
  return /Mac|iP/.test(navigator.platform) ? '⌘ Z' : 'Ctrl Z';
}

/** Presses the Undo of the toast that is shown. Returns whether there was one. */
export function undoShown(): boolean {
  const button = document.querySelector('.toast-in kbd')?.closest('button');
  button?.click();
  return button != null;
}
