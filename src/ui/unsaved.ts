import { useEffect, useRef } from 'react';

const holders = new Set<() => boolean>();

/** While the part is on screen, says whether something typed in it would be lost by leaving. */
export function useUnsaved(isUnsaved: () => boolean): void {
  const latest = useRef(isUnsaved);
  useEffect(() => {
    latest.current = isUnsaved;
  });
  useEffect(() => {
    const holder = () => latest.current();
    holders.add(holder);
    return () => void holders.delete(holder);
  }, []);
}

export function isAnythingUnsaved(): boolean {
  return [...holders].some((isUnsaved) => isUnsaved());
}

/**
 * Whether a text in one of this dialog's forms is another than the one it was drawn with. A form that was reset holds none, and
 * a dialog in the dialog speaks for itself.
 */
export function isTypedIn(dialog: HTMLElement | null): boolean {
  const fields = dialog?.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('form textarea, form input') ?? [];
  const own = [...fields].filter((field) => field.closest('dialog') === dialog);
  return own.some((field) => !NO_TEXT.includes(field.type) && field.value !== field.defaultValue);
}

const NO_TEXT = ['hidden', 'checkbox', 'radio', 'search', 'submit', 'button', 'file'];
