import type { JobStatus } from '#features/status/contract.ts';
import type { Tone } from '#ui/tone.ts';

/** What stands for a value that could not be learned. */
export const NOT_KNOWN = 'Not known';

const UNITS = ['bytes', 'kB', 'MB', 'GB', 'TB'];

/** `7.4 GB`: in steps of a thousand, with a decimal below ten. */
export function bytesInWords(bytes: number | null): string {
  if (bytes === null) return NOT_KNOWN;
  const step = Math.min(Math.floor(Math.log10(Math.max(1, bytes)) / 3), UNITS.length - 1);
  const amount = bytes / 1000 ** step;
  return `${step > 0 && amount < 10 ? amount.toFixed(1) : Math.floor(amount)} ${UNITS[step]}`;
}

const SPANS = [
  { unit: 'day', seconds: 86_400 },
  { unit: 'hour', seconds: 3_600 },
  { unit: 'minute', seconds: 60 },
] as const;

/** `less than a second`, `3 seconds`, `4 minutes`, `30 hours`, `2 days`: at least two of a unit, but for seconds. */
export function spanInWords(seconds: number): string {
  if (seconds < 1) return 'less than a second';
  const span = SPANS.find((one) => seconds >= 2 * one.seconds) ?? { unit: 'second', seconds: 1 };
  const count = Math.floor(seconds / span.seconds);
  return `${count.toLocaleString('en-GB')} ${span.unit}${count === 1 ? '' : 's'}`;
}

/** `delete-old-emails` as `Delete old emails`. */
export function jobInWords(name: string): string {
  const words = name.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

export const JOB_STATES: Record<JobStatus['state'], { words: string; tone: Tone }> = {
  never: { words: 'Has not run', tone: 'neutral' },
  running: { words: 'Running', tone: 'info' },
  done: { words: 'Done', tone: 'positive' },
  failed: { words: 'Failed', tone: 'negative' },
  interrupted: { words: 'Did not finish', tone: 'negative' },
};
