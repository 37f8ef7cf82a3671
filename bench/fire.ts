import autocannon from 'autocannon';
import { percentile } from './percentile.ts';

/** The requests to send, for a number of seconds or a number of times. */
export type Load = Omit<autocannon.Options, 'url' | 'connections'>;

/** The outcome. Times are in milliseconds, from the request's first byte to the answer's last. */
export interface Fired {
  requests: number;
  /** With those that were under way at the end of the time. */
  sent: number;
  perSecond: number;
  p50: number;
  p99: number;
  /** Answers outside 200 to 299. */
  not2xx: number;
  /** How many answers had which status. */
  statuses: Record<number, number>;
  /** Connections that broke and requests without an answer. */
  broken: number;
  /** Bytes of an answer on its way, compressed and with its headers; the mean. */
  bytesEach: number;
}

/** Sends requests over persistent connections, each one after the answer to the one before, until all is sent or it is stopped. */
export function fire(url: string, connections: number, load: Load, signal?: AbortSignal): Promise<Fired> {
  // Collected here, because autocannon's own histogram has whole milliseconds only.
  const times: number[] = [];
  const statuses: Record<number, number> = {};
  let bytes = 0;
  const startedAt = performance.now();
  let endedAt = startedAt;
  return new Promise((resolve, reject) => {
    const instance = autocannon({ ...load, url, connections }, (error: Error | null, result) => {
      if (error) return reject(error);
      const sorted = Float64Array.from(times).sort();
      resolve({
        requests: times.length,
        sent: result.requests.sent,
        perSecond: (times.length / (endedAt - startedAt)) * 1000,
        p50: percentile(sorted, 50),
        p99: percentile(sorted, 99),
        not2xx: result.non2xx,
        statuses,
        broken: result.errors,
        bytesEach: bytes / times.length,
      });
    });
    signal?.addEventListener('abort', () => instance.stop(), { once: true });
    instance.on('response', (_client, status, size, milliseconds) => {
      times.push(milliseconds);
      statuses[status] = (statuses[status] ?? 0) + 1;
      bytes += size;
      endedAt = performance.now();
    });
  });
}
