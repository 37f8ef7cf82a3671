import { useEffect, useRef } from 'react';

const checks = new Set<() => boolean>();

/** Tells, while the component is mounted, whether leaving would lose typed text. */
export function useUnsaved(isUnsaved: () => boolean): void {
  const latest = useRef(isUnsaved);
  useEffect(() => {
    latest.current = isUnsaved;
  });
  useEffect(() => {
    const check = () => latest.current();
    checks.add(check);
    return () => void checks.delete(check);
  }, []);
}

export function isAnythingUnsaved(): boolean {
  return [...checks].some((isUnsaved) => isUnsaved());
}

/** Whether a text in one of this dialog's forms differs from its first value. A nested dialog answers for itself. */
export function isTypedIn(dialog: HTMLElement | null): boolean {
  const fields = dialog?.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('form textarea, form input') ?? [];
  const own = [...fields].filter((field) => field.closest('dialog') === dialog);
  return own.some((field) => !NO_TEXT.includes(field.type) && field.value !== field.defaultValue);
}

const NO_TEXT = ['hidden', 'checkbox', 'radio', 'search', 'submit', 'button', 'file'];
