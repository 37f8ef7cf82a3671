import { Agent, request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';

interface Visit {
  at: number;
  path: string;
  /** The answer's, or why there was none. */
  status: number | string;
}

const PATHS = [
  '/',
  '/all-products?page=2',
  '/api/products?limit=5',
  '/api/cart',
  '/api/search/products?q=board',
  '/api/session',
];
const AT_ONCE = 12;
const EACH_LEAVES_AFTER_MS = 5;

/** Visitors who ask for one thing after another, each on a connection of its own; beside them some who go away before the answer. */
export function sendVisitors(url: string): { visits: readonly Visit[]; leave(): Promise<Visit[]> } {
  const agent = new Agent({ keepAlive: false });
  const visits: Visit[] = [];
  let isOver = false;
  const walk = async (n: number) => {
    for (let step = n; !isOver; step++) {
      const [at, path] = [performance.now(), PATHS[step % PATHS.length] ?? '/'];
      visits.push({ at, path, status: await statusOf(agent, `${url}${path}`) });
      await wait(5);
    }
  };
  const goAway = async () => {
    for (let step = 0; !isOver; step++) {
      const left = request(`${url}${PATHS[step % PATHS.length]}&gone=${step}`, { agent })
        .on('error', () => undefined)
        .end();
      await wait(EACH_LEAVES_AFTER_MS);
      left.destroy();
    }
  };
  const walks = [...Array.from({ length: AT_ONCE }, (_, n) => walk(n)), goAway(), goAway()];
  return {
    visits,
    leave: async () => {
      isOver = true;
      await Promise.all(walks);
      return visits;
    },
  };
}

function statusOf(agent: Agent, url: string): Promise<number | string> {
  return new Promise((resolve) => {
    const asked = request(url, { agent }, (answer) => {
      answer.resume().once('end', () => resolve(answer.statusCode ?? 0));
      answer.once('error', (error) => resolve(error.message));
    });
    asked.once('error', (error) => resolve(error.message)).end();
  });
}
