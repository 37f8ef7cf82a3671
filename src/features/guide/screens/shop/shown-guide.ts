import { cardProductOf } from '#features/catalogue/screens/card-product.ts';
import type { CardProduct } from '#features/catalogue/screens/product-card-frame.tsx';
import type { Bundle, GuideAnswer, JudgedProduct } from '../../contract.ts';

/** A judged screen as the page shows it, with no more of its product than a card has. */
export type ShownScreen = Omit<JudgedProduct, 'product'> & { product: CardProduct };
export type ShownBundle = Omit<Bundle, 'lines'> & {
  lines: (Omit<Bundle['lines'][number], 'product'> & { product: CardProduct })[];
};
export type ShownSuit = ShownScreen & { bundle: ShownBundle };

/** The part of the guide's answer that its page shows; what every sale changes is left out. */
export interface ShownGuide {
  pencePerKwh: number;
  suits: ShownSuit[];
  isMore: boolean;
  nothing: string | null;
  nearest: ShownScreen[];
  unknown: ShownScreen[];
  asked: ShownScreen | null;
}

export function shownGuide({ suits, nearest, unknown, asked, ...rest }: GuideAnswer): ShownGuide {
  return {
    ...rest,
    suits: suits.map(({ bundle, ...screen }) => ({ ...shown(screen), bundle: shownBundle(bundle) })),
    nearest: nearest.map(shown),
    unknown: unknown.map(shown),
    asked: asked && shown(asked),
  };
}

function shown<Judged extends JudgedProduct>({ product, ...judged }: Judged) {
  return { ...judged, product: cardProductOf(product) };
}

function shownBundle({ lines, ...bundle }: Bundle): ShownBundle {
  return { ...bundle, lines: lines.map(({ product, ...line }) => ({ ...line, product: cardProductOf(product) })) };
}
