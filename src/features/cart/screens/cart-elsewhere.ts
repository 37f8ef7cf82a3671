import { useEffect, useRef } from 'react';

let tabs: BroadcastChannel | undefined;

/** Tells the browser's other tabs that the cart has changed here: a guest has no live connection that would. */
export function tellOtherTabs(): void {
  openTabs()?.postMessage('changed');
}

/** Calls `read` when the cart was changed in another tab. */
export function useCartElsewhere(read: () => void): void {
  const latest = useRef(read);
  useEffect(() => {
    latest.current = read;
  });
  useEffect(() => {
    const listen = () => latest.current();
    openTabs()?.addEventListener('message', listen);
    return () => tabs?.removeEventListener('message', listen);
  }, []);
}

function openTabs(): BroadcastChannel | undefined {
  tabs ??= globalThis.BroadcastChannel && new BroadcastChannel('brightfront-cart');
  return tabs;
}
