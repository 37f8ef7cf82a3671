import { Agent, get } from 'node:http';
import { performance } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';

// In a thread of its own, so that what attacks the shop does not hold up what measures it.
const { url, everyMs } = workerData as { url: string; everyMs: number };
const agent = new Agent({ keepAlive: true, maxSockets: 1 });
const times: number[] = [];
let isOver = false;
parentPort?.once('message', () => {
  isOver = true;
});

while (!isOver) {
  const startedAt = performance.now();
  await ping();
  times.push(performance.now() - startedAt);
  await wait(everyMs);
}
agent.destroy();
parentPort?.postMessage(times);

function ping(): Promise<void> {
  return new Promise((resolve, reject) => {
    get(`${url}/api/health`, { agent }, (answer) => answer.resume().once('end', resolve)).once('error', reject);
  });
}
