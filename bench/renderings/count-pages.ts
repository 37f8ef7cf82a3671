import type { BenchShop } from '../shop.ts';

/** How many pages for everyone a shop has served: from its cache, after a look at what they show, or rendered. */
export interface PagesServed {
  cache: number;
  checked: number;
  rendered: number;
}

const METRICS_TOKEN = 'the-bench-of-renderings';

/** The setting with which a shop tells its metrics to the bench. */
export const TELLS_METRICS = { METRICS_TOKEN };

/** Reads them of the shop's metrics. */
export async function countPages({ url }: BenchShop): Promise<PagesServed> {
  const answer = await fetch(`${url}/metrics`, { headers: { authorization: `Bearer ${METRICS_TOKEN}` } });
  if (!answer.ok) throw new Error(`The metrics were answered with ${answer.status}.`);
  const metrics = await answer.text();
  const of = (from: string) =>
    Number(new RegExp(`^shop_pages_total\\{from="${from}"\\} (\\d+)`, 'm').exec(metrics)?.[1] ?? 0);
  return { cache: of('cache'), checked: of('checked'), rendered: of('rendered') };
}
