import { useEffect, useState } from 'react';

/** True once `isWaiting` has lasted for `delayMs`, so that quick work does not flicker. */
export function useLate(isWaiting: boolean, delayMs = 300): boolean {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    if (!isWaiting) return setLate(false);
    const timer = setTimeout(() => setLate(true), delayMs);
    return () => clearTimeout(timer);
  }, [isWaiting, delayMs]);
  return isWaiting && isLate;
}
