import { useSyncExternalStore } from 'react';

const query = '(prefers-reduced-motion: reduce)';

/** Whether this person asked for less motion; false while the server renders. */
export function useReducedMotion(): boolean {
  return useSyncExternalStore(
    watch,
    () => matchMedia(query).matches,
    () => false,
  );
}

function watch(listener: () => void) {
  const media = matchMedia(query);
  media.addEventListener('change', listener);
  return () => media.removeEventListener('change', listener);
}
