import { useEffect, useState } from 'react';
import { readUkPostcode } from '#values/postcode.ts';

const KEY = 'postcode';

/** The visitor's postcode as this browser remembers it; empty when it does not. */
export function rememberedPostcode(): string {
  return attempt(() => readUkPostcode(localStorage.getItem(KEY) ?? '')) ?? '';
}

const listeners = new Set<() => void>();

/** Remembers a postcode in this browser alone; an empty one is forgotten. */
export function rememberPostcode(postcode: string): void {
  attempt(() => localStorage.setItem(KEY, postcode));
  for (const tell of listeners) tell();
}

export interface RefusedPostcode {
  /** As it was typed. */
  postcode: string;
  sentence: string;
}

/**
 * The postcode of the address, or else the one that is remembered; empty until the page is alive. One that was refused stays, with
 * what is said of it, until another is typed. The caller remembers what is typed once it is known to exist.
 */
export function useRememberedPostcode(asked: string | null, refused?: RefusedPostcode) {
  const [postcode, setPostcode] = useState(asked ?? refused?.postcode ?? '');
  useEffect(() => {
    if (!asked && !refused) setPostcode(rememberedPostcode());
  }, [asked, refused]);
  return { postcode, setPostcode, refusal: postcode === refused?.postcode ? refused.sentence : undefined };
}

/** The postcode that counts on a page whose address may have one, also when another part of the page changes it. */
export function usePostcodeNow(asked: string | null): string {
  const [postcode, setPostcode] = useState(asked ?? '');
  useEffect(() => {
    const read = () => setPostcode(rememberedPostcode());
    if (!asked) read();
    listeners.add(read);
    return () => void listeners.delete(read);
  }, [asked]);
  return postcode;
}

// Storage that is closed costs the memory, never the answer.
function attempt<T>(use: () => T): T | undefined {
  try {
    return use();
  } catch {
    return undefined;
  }
}
