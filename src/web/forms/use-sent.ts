import { type RefObject, useEffect, useRef } from 'react';
import { forgetTyped } from './use-typed-draft.ts';

/** For what stands in the place of a form that was sent: its heading gets the focus, and what was typed is no longer stored under `key`. */
export function useSent(key: string): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
    forgetTyped(key);
  }, [key]);
  return heading;
}
