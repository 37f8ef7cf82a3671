import type { AssistantAnswer } from '#features/assistant/contract.ts';
import { specRow } from '#features/catalogue/spec-rows.ts';
import { isScreen } from '#features/search/server/door.ts';
import { formatPounds, toPence } from '#values/money.ts';
import { paths } from '#web/paths.ts';
import { type Asked, NOTHING } from '../asked.ts';

/** The largest single screen, of a technology or of any but LED, and no wall of several; null where none states it. */
export function largestOf({ snapshot }: Pick<Asked, 'snapshot'>, technology: string | null): AssistantAnswer | null {
  const isOf = (own: unknown) => (technology === null ? own !== 'LED' : own === technology);
  const [first, ...others] = snapshot.entries
    .map(({ product }) => product)
    .filter((product) => isScreen(product) && isOf(product.specs.technology) && product.specs.panels === undefined)
    .sort(
      (a, b) =>
        (b.specs.screenSizeInches ?? 0) - (a.specs.screenSizeInches ?? 0) || toPence(a.price) - toPence(b.price),
    );
  if (!first) return null;
  const size = specRow(first.specs, 'screenSizeInches')?.value ?? '';
  return {
    ...NOTHING,
    reply: `The largest single ${technology === null ? '' : `${technology} `}screen in the shop is ${first.name}: ${size}, ${formatPounds(toPence(first.price))} ex VAT, ${formatPounds(toPence(first.priceIncVat))} including VAT. Larger pictures are walls of several panels, or LED.`,
    sources: [{ label: first.name, href: paths.product(first) }],
    products: [first, ...others].slice(0, 3).map((product) => ({ product, reason: 'By its screen size.' })),
    total: others.length + 1,
  };
}
