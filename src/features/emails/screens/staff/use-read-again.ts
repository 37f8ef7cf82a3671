import { useEffect } from 'react';
import { useRevalidator } from 'react-router';

const AFTER_MS = [2_000, 5_000, 10_000];

/** Reads the page again a few times while messages are delayed, since what is sent meanwhile is told by no event. */
export function useReadAgain(isDelayed: boolean, tried: unknown): void {
  const { revalidate } = useRevalidator();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try starts the times anew
  useEffect(() => {
    if (!isDelayed) return;
    const timers = AFTER_MS.map((ms) => setTimeout(revalidate, ms));
    return () => timers.forEach(clearTimeout);
  }, [isDelayed, tried, revalidate]);
}
