import { monitorEventLoopDelay } from 'node:perf_hooks';

type IntervalHistogram = ReturnType<typeof monitorEventLoopDelay>;

const RESOLUTION_MS = 10;
const SPAN_MS = 60_000;

let now: IntervalHistogram | undefined;
let before: IntervalHistogram | undefined;

/** Starts to measure how late this process's event loop is; a second call changes nothing. */
export function watchEventLoop(): void {
  if (now) return;
  now = measure();
  setInterval(() => {
    before?.disable();
    before = now;
    now = measure();
  }, SPAN_MS).unref();
}

/**
 * The delay, in milliseconds, below which 99 % of the event loop's turns of the last one to two minutes stayed; null before the first
 * turn. The histogram behind `/metrics` starts anew at each reading, so this one is its own.
 */
export function eventLoopDelay(): number | null {
  const measured = [now, before].filter((one) => one !== undefined && one.count > 0) as IntervalHistogram[];
  if (measured.length === 0) return null;
  // The instrument counts its own interval as well.
  return Math.max(0, ...measured.map((one) => one.percentile(99) / 1e6 - RESOLUTION_MS));
}

function measure(): IntervalHistogram {
  const histogram = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  histogram.enable();
  return histogram;
}
