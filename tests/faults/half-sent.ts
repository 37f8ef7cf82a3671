import { request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';

export interface HalfSent {
  /** Sends what is missing; answers the status. */
  sendRest(): Promise<number>;
}

/** Begins a request and keeps the end of its body back. */
export function sendHalf(url: string, body: string): Promise<HalfSent> {
  const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) };
  const sent = request(url, { method: 'POST', headers });
  const status = new Promise<number>((resolve, reject) => {
    sent.once('error', reject);
    sent.once('response', (response) => {
      response.resume();
      resolve(response.statusCode ?? 0);
    });
  });
  return new Promise((resolve) => {
    sent.write(body.slice(0, 5), async () => {
      await wait(200);
      resolve({
        sendRest: () => {
          sent.end(body.slice(5));
          return status;
        },
      });
    });
  });
}
