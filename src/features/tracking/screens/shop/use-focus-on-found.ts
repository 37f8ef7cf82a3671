import { useEffect, useRef } from 'react';

/** Moves the focus to the page when the order that was looked up takes the place of the form, or the form its place. */
export function useFocusOnFound(orderNumber: string | undefined): void {
  const shown = useRef(orderNumber);
  useEffect(() => {
    if (shown.current === orderNumber) return;
    shown.current = orderNumber;
    document.querySelector('main')?.focus({ preventScroll: true });
  }, [orderNumber]);
}
