import type { AssistantAnswer } from '#features/assistant/contract.ts';
import { specNumber } from '#features/catalogue/attribute.ts';
import { paths } from '#web/paths.ts';
import { type Asked, NOTHING } from '../asked.ts';
import { productsMeant } from '../meant-products.ts';

const ASKS_HEAT =
  /\bbtus?\b|\bheat (?:output|load|gain|dissipat\w*|given off)\b|\b(?:air ?con\w*|cooling) (?:siz\w*|load)\b/iu;
// A watt is 3.412 British thermal units an hour.
const BTU_AN_HOUR = 3.412;

/** What heat a screen gives off, in watts and in BTU an hour: all that it draws. */
export async function answerHeatOutput(asked: Asked): Promise<AssistantAnswer | null> {
  if (!ASKS_HEAT.test(asked.message)) return null;
  const meant = await productsMeant(asked, '');
  const lines = (meant?.entries ?? []).flatMap(({ product }) => {
    const typical = specNumber(product.specs, 'powerWatts');
    const greatest = specNumber(product.specs, 'greatestWatts');
    if (typical === undefined || typical === null) return [];
    const most = greatest ? `; ${inBoth(greatest)} at the most` : '';
    return [{ product, line: `${product.name}: ${inBoth(typical)} as a rule${most}.` }];
  });
  if (lines.length === 0) return null;
  return {
    ...NOTHING,
    reply: [
      ...lines.map(({ line }) => line),
      'All that a screen draws becomes heat in the room, by the power on its page.',
    ].join('\n'),
    sources: lines.map(({ product }) => ({ label: product.name, href: paths.product(product) })),
    products: lines.slice(0, 3).map(({ product }) => ({ product, reason: 'By its power.' })),
    total: lines.length,
  };
}

function inBoth(watts: number): string {
  return `${watts} W, or ${Math.round(watts * BTU_AN_HOUR).toLocaleString('en-GB')} BTU an hour`;
}
