import { useEffect, useState } from 'react';
import { formatDateTime } from '#values/instant.ts';

/** The age of an instant, such as `12 seconds ago` or `3 min ago`; from a day on, its date. */
export function ageText(at: string, now: number): string {
  const seconds = Math.max(0, Math.round((now - Date.parse(at)) / 1000));
  if (seconds < 5) return 'just now';
  if (seconds < 60) return `${seconds} seconds ago`;
  if (seconds < 3600) return `${Math.floor(seconds / 60)} min ago`;
  if (seconds < 86_400) return `${Math.floor(seconds / 3600)} h ago`;
  return `on ${formatDateTime(at)}`;
}

const TICK_MS = 1_000;

/** The time, updated every second; null on the server. */
export function useNow(): number | null {
  const [now, setNow] = useState<number | null>(null);
  useEffect(() => {
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), TICK_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}
