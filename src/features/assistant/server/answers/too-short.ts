import type { AssistantAnswer } from '#features/assistant/contract.ts';
import { metresIn } from '#features/viewing/distance.ts';
import { paths } from '#web/paths.ts';
import { NOTHING } from '../asked.ts';
import type { Best } from '../find-best.ts';
import { inGeneral } from './trade.ts';

// What the trade knows of leads that are too short.
const LONG_LEADS = 'long hdmi';

/** A lead of 5 m does not reach 20 m: what each reaches, where none of what is found reaches as far as is asked. */
export function answerTooShort(message: string, products: Best['products']): AssistantAnswer | null {
  const metres = metresIn(message);
  const reachesFar = ({ product }: Best['products'][number]) => (product.specs.reachM ?? metres ?? 0) >= (metres ?? 0);
  if (metres === null || products.length === 0 || products.some(reachesFar)) return null;
  const reaches = products.map(({ product }) => `${product.name}: ${product.specs.reachM} m`);
  const general = inGeneral(LONG_LEADS);
  return {
    ...NOTHING,
    reply: [`None that I find reaches ${metres} m (${reaches.join('; ')}).`, ...(general ? [general.reply] : [])].join(
      '\n',
    ),
    sources: [
      ...products.map(({ product }) => ({ label: product.name, href: paths.product(product) })),
      ...(general?.sources ?? []),
    ],
    ways: ['person'],
  };
}
