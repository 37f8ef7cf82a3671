import { type ClientRequest, get } from 'node:http';
import { performance } from 'node:perf_hooks';

/** An open stream of live events. */
export interface Stream {
  /** When the event that was last waited for has arrived. */
  arrival: Promise<number>;
  /** Forgets what has arrived and waits for the next event that mentions this. */
  waitFor(mention: string): void;
  close(): void;
}

/** Opens a stream; resolves once the shop has said its first word. */
export function openStream(url: string, path: string, headers: Record<string, string>): Promise<Stream> {
  return new Promise((resolve, reject) => {
    const request: ClientRequest = get(new URL(path, url), { headers, agent: false }, (response) => {
      if (response.statusCode !== 200) {
        reject(new Error(`${path} answered ${response.statusCode}.`));
        response.resume();
        return;
      }
      response.setEncoding('utf8');
      let awaited: { mention: string; arrived: (at: number) => void } | undefined;
      const stream: Stream = {
        arrival: Promise.resolve(Number.NaN),
        waitFor: (mention) => {
          stream.arrival = new Promise((arrived) => {
            awaited = { mention, arrived };
          });
        },
        close: () => request.destroy(),
      };
      response.on('data', (text: string) => {
        resolve(stream);
        if (!awaited || !text.includes(awaited.mention)) return;
        awaited.arrived(performance.now());
        awaited = undefined;
      });
      response.on('error', () => undefined);
    });
    request.on('error', reject);
  });
}

/** An address of its own for each, as a proxy would pass it on. */
export function fromAddress(group: number, n: number): Record<string, string> {
  return { 'x-forwarded-for': `10.${group}.${n >> 8}.${n & 255}` };
}

/** So many streams that follow an order, each from an address of its own. */
export async function openFollowers(url: string, order: string, count: number, group = 9): Promise<Stream[]> {
  const streams: Stream[] = [];
  // A few at a time, as they would come.
  for (let n = 0; n < count; n += 25) {
    const some = Array.from({ length: Math.min(25, count - n) }, (_, i) =>
      openStream(url, `/api/events?order=${order}`, fromAddress(group, n + i)),
    );
    streams.push(...(await Promise.all(some)));
  }
  return streams;
}
