import type { ReactNode } from 'react';
import { Card, CardBody, CardFooter, CardMedia, CardTitle } from '#ui/card.tsx';
import { cx } from '#ui/class-names.ts';
import type { Stocked } from '../availability.ts';
import { ProductPrice } from './product-price.tsx';

/** The fields of a product that a card shows, for a small page. */
export interface CardProduct extends Stocked {
  id: number;
  name: string;
  category: string;
  description: string | null;
  price: string;
  priceIncVat: string;
  imageUrl: string | null;
}

type ProductCardFrameProps = {
  product: Omit<CardProduct, 'id' | keyof Stocked | 'imageUrl'>;
  picture: ReactNode;
  badge: ReactNode;
  action: ReactNode;
  /** Lies in the corner of the picture; last in the tab order. */
  corner?: ReactNode;
  href?: string;
  level?: 2 | 3;
  as?: 'li' | 'article';
  /** On a phone, a small picture beside the text: for long lists. */
  dense?: boolean;
};

/** The layout of a card: picture, category and badge, name, description, price, action. */
export function ProductCardFrame({
  product,
  picture,
  badge,
  action,
  corner,
  href,
  level = 3,
  as,
  dense = false,
}: ProductCardFrameProps) {
  return (
    <Card
      as={as}
      className={dense ? 'max-sm:grid max-sm:grid-cols-[min(6.5rem,28vw)_minmax(0,1fr)] max-sm:gap-x-4' : undefined}
    >
      <CardMedia className={cx('p-0!', dense && 'max-sm:self-start')}>{picture}</CardMedia>
      <CardBody>
        <div className="flex flex-col items-start justify-between gap-x-3 gap-y-1 sm:flex-row sm:items-center">
          <span className="meta max-w-full min-w-0 truncate">{product.category}</span>
          {badge}
        </div>
        <CardTitle href={href} level={level}>
          {product.name}
        </CardTitle>
        {product.description && (
          <p className={cx('meta line-clamp-2', dense && 'max-sm:hidden')}>{product.description}</p>
        )}
      </CardBody>
      <CardFooter className={cx('flex-col flex-nowrap! items-stretch!', dense && 'max-sm:col-span-2')}>
        <ProductPrice product={product} />
        {action}
      </CardFooter>
      {corner}
    </Card>
  );
}

/** Four columns of the page, two on a tablet or phone, one on a very small phone. */
export const CARD_SIZES = '(min-width: 80rem) 290px, (min-width: 64rem) 23vw, 46vw';

export const denseGridClass = 'grid grid-cols-1 gap-x-6 gap-y-8 sm:grid-cols-2 lg:grid-cols-4';

export const productGridClass = 'grid grid-cols-1 gap-x-4 gap-y-10 min-[23rem]:grid-cols-2 sm:gap-x-6 lg:grid-cols-4';

/** `dense`: one column on a phone, for dense cards. */
export function ProductGrid({ label, dense, children }: { label: string; dense?: boolean; children: ReactNode }) {
  return (
    <ul aria-label={label} className={cx('shelf', dense ? denseGridClass : productGridClass)}>
      {children}
    </ul>
  );
}
