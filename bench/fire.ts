import autocannon from 'autocannon';
import { percentile } from './percentile.ts';

/** What is sent: for a number of seconds, or a number of times. */
export type Load = Omit<autocannon.Options, 'url' | 'connections'>;

/** What came of it. Times are in milliseconds, from the request's first byte to the answer's last. */
export interface Fired {
  requests: number;
  perSecond: number;
  p50: number;
  p99: number;
  /** Answers outside 200 to 299. */
  not2xx: number;
  /** Connections that broke and requests without an answer. */
  broken: number;
}

/** Sends requests over so many connections that stay open, each one after the answer to the last. */
export function fire(url: string, connections: number, load: Load): Promise<Fired> {
  // Kept here because the generator's own histogram knows whole milliseconds only.
  const times: number[] = [];
  const startedAt = performance.now();
  let endedAt = startedAt;
  return new Promise((resolve, reject) => {
    const instance = autocannon({ ...load, url, connections }, (error: Error | null, result) => {
      if (error) return reject(error);
      const sorted = Float64Array.from(times).sort();
      resolve({
        requests: times.length,
        perSecond: (times.length / (endedAt - startedAt)) * 1000,
        p50: percentile(sorted, 50),
        p99: percentile(sorted, 99),
        not2xx: result.non2xx,
        broken: result.errors,
      });
    });
    instance.on('response', (_client, _status, _bytes, milliseconds) => {
      times.push(milliseconds);
      endedAt = performance.now();
    });
  });
}
