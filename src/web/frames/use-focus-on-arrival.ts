import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/** A ref for `<main>`, which gets the focus when a link leads to another page; filters and drawers do not move it. */
export function useFocusOnArrival() {
  const { pathname } = useLocation();
  const main = useRef<HTMLElement>(null);
  const arrivedAt = useRef(pathname);
  useEffect(() => {
    if (arrivedAt.current === pathname) return;
    arrivedAt.current = pathname;
    main.current?.focus({ preventScroll: true });
  }, [pathname]);
  return main;
}
