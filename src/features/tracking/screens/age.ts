import { formatDateTime } from '#values/instant.ts';

/** A position older than this is no longer where the driver is. */
export const STALE_MINUTES = 5;

/** How long ago something was, as people say it: `12 seconds ago`, `3 min ago`; from a day on, when it was. */
export function ageText(at: string, now: number): string {
  const seconds = Math.max(0, Math.round((now - Date.parse(at)) / 1000));
  if (seconds < 5) return 'just now';
  if (seconds < 60) return `${seconds} seconds ago`;
  if (seconds < 3600) return `${Math.floor(seconds / 60)} min ago`;
  if (seconds < 86_400) return `${Math.floor(seconds / 3600)} h ago`;
  return `on ${formatDateTime(at)}`;
}

/** Whether a position is too old to say where the driver is now. */
export function isStale(at: string, now: number): boolean {
  return now - Date.parse(at) > STALE_MINUTES * 60_000;
}
