import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { type Fired, fire } from '../fire.ts';
import { processorTimeOf } from '../processor-time.ts';
import { reading } from './loads.ts';

/** The bare server's speed at answers of the same size. */
export interface Yardstick extends Pick<Fired, 'perSecond' | 'p50' | 'p99'> {
  /** For each request; null where the machine does not tell. */
  processorMs: number | null;
}

/** A bare server beside the shop, to tell what the machine and the client make possible at that moment. */
export interface YardstickServer {
  /** Asks for answers of so many bytes, headers included. */
  measure(bytes: number, pace: { connections: number; seconds: number }, signal: AbortSignal): Promise<Yardstick>;
}

/** Starts the bare server; `closing` ends it. */
export async function openYardstick(closing: AsyncDisposableStack): Promise<YardstickServer> {
  const child = fork(path.resolve(import.meta.dirname, 'yardstick-server.ts'), { stdio: 'inherit' });
  closing.defer(async () => void child.kill());
  const [port] = (await once(child, 'message')) as [number];
  const url = `http://127.0.0.1:${port}`;
  const headerBytes = (await fire(url, 1, { amount: 1 })).bytesEach;
  const processorMs = () => processorTimeOf({ appPid: child.pid ?? 0, databasePid: child.pid ?? 0 })?.app ?? null;
  return {
    async measure(bytes, pace, signal) {
      child.send(Math.max(0, Math.round(bytes - headerBytes)));
      await once(child, 'message');
      const before = processorMs();
      const fired = await fire(url, pace.connections, reading(['/'], pace), signal);
      const after = processorMs();
      const took = before === null || after === null ? null : (after - before) / fired.requests;
      return { perSecond: fired.perSecond, p50: fired.p50, p99: fired.p99, processorMs: took };
    },
  };
}
