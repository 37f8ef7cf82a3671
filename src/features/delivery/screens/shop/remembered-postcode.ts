import { useEffect, useState } from 'react';
import { readUkPostcode } from '#values/postcode.ts';

const KEY = 'postcode';

/** The visitor's postcode as this browser remembers it; empty when it does not. */
export function rememberedPostcode(): string {
  return attempt(() => readUkPostcode(localStorage.getItem(KEY) ?? '')) ?? '';
}

/** Remembers a postcode in this browser alone; an empty one is forgotten. */
export function rememberPostcode(postcode: string): void {
  attempt(() => (postcode ? localStorage.setItem(KEY, postcode) : localStorage.removeItem(KEY)));
}

/**
 * The postcode of the address, or else the one that is remembered; empty until the page is alive. One that was refused is not
 * replaced: what is said of it would go with it.
 */
export function useRememberedPostcode(asked: string | null, isRefused = false) {
  const [postcode, setPostcode] = useState(asked ?? '');
  useEffect(() => {
    if (asked) rememberPostcode(asked);
    else if (!isRefused) setPostcode(rememberedPostcode());
  }, [asked, isRefused]);
  const remember = (text: string) => {
    rememberPostcode(text);
    setPostcode(text);
  };
  return { postcode, remember };
}

// Storage that is closed costs the memory, never the answer.
function attempt<T>(use: () => T): T | undefined {
  try {
    return use();
  } catch {
    return undefined;
  }
}
