import { type RefObject, useEffect } from 'react';

/**
 * Stores what is typed into these fields in this tab, and fills it in again after a reload or Back. Name no password. The view of
 * what was sent calls `forgetTyped`; a logout empties the whole storage of the tab.
 */
export function useTypedDraft(form: RefObject<HTMLFormElement | null>, key: string, fields: readonly string[]): void {
  useEffect(() => {
    const element = form.current;
    if (!element) return;
    fillIn(element, attempt(() => JSON.parse(sessionStorage.getItem(PREFIX + key) ?? '{}')) ?? {}, fields);
    const store = () => storeTyped(element, key, fields);
    element.addEventListener('input', store);
    return () => element.removeEventListener('input', store);
  }, [form, key, fields]);
}

/** Stores what is typed now, for a form that is left after a logout elsewhere has emptied the storage of the tab. */
export function storeTyped(form: HTMLFormElement, key: string, fields: readonly string[]): void {
  const typed = new FormData(form);
  const draft = Object.fromEntries(fields.map((name) => [name, typed.get(name) ?? '']));
  attempt(() => sessionStorage.setItem(PREFIX + key, JSON.stringify(draft)));
}

export function forgetTyped(key: string): void {
  attempt(() => sessionStorage.removeItem(PREFIX + key));
}

const PREFIX = 'typed.';

function fillIn(form: HTMLFormElement, draft: Record<string, unknown>, fields: readonly string[]): void {
  const given = new URLSearchParams(location.search);
  for (const name of fields) {
    const [field, value] = [form.elements.namedItem(name), draft[name]];
    // What the address gives is newer, as is what was typed before the scripts loaded.
    if (typeof value !== 'string' || given.has(name)) continue;
    if (field instanceof RadioNodeList && value) field.value = value;
    const isText = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
    if (isText && field.value === field.defaultValue) field.value = value;
  }
}

// When storage is blocked or full, the draft is lost but the form works.
function attempt<T>(use: () => T): T | undefined {
  try {
    return use();
  } catch {
    return undefined;
  }
}
