import { setTimeout as wait } from 'node:timers/promises';
import { type Instance, readyStatus } from './instances.ts';

/** Spreads requests over instances as a balancer does that asks each for `/api/ready`. */
export interface Balancer {
  add(instance: Instance): Promise<void>;
  /** Sends no more there; resolves once requests under way have ended. */
  drain(instance: Instance): Promise<void>;
  fetch(path: string, init?: RequestInit): Promise<Response>;
  /** What instances answered that were not ready: their address and the status. */
  notReady: string[];
  close(): void;
}

interface Backend {
  instance: Instance;
  isReady: boolean;
  underWay: number;
}

const ASKED_EVERY_MS = 50;

export function openBalancer(): Balancer {
  const backends: Backend[] = [];
  const notReady: string[] = [];
  let turn = 0;
  const ask = async (backend: Backend) => {
    const status = await readyStatus(backend.instance);
    backend.isReady = status === 200;
    if (!backend.isReady && backends.includes(backend)) notReady.push(`${backend.instance.url}: ${status}`);
  };
  const timer = setInterval(() => void Promise.all(backends.map(ask)), ASKED_EVERY_MS);
  const pick = (): Backend => {
    const ready = backends.filter(({ isReady }) => isReady);
    const backend = ready[turn++ % Math.max(1, ready.length)];
    if (!backend) throw new Error('No instance is ready.');
    return backend;
  };
  return {
    notReady,
    add: async (instance) => {
      const backend = { instance, isReady: true, underWay: 0 };
      backends.push(backend);
      await ask(backend);
    },
    drain: async (instance) => {
      const at = backends.findIndex((backend) => backend.instance === instance);
      const [backend] = backends.splice(at, 1);
      while (backend && backend.underWay > 0) await wait(10);
    },
    fetch: async (path, init) => {
      const backend = pick();
      backend.underWay += 1;
      try {
        const answer = await fetch(backend.instance.url + path, init);
        // The body too, so that no answer is cut off.
        const body = await answer.arrayBuffer();
        const { status, headers } = answer;
        return new Response(status === 204 ? null : body, { status, headers });
      } finally {
        backend.underWay -= 1;
      }
    },
    close: () => clearInterval(timer),
  };
}
