import type { ReactNode } from 'react';
import { Card, CardBody, CardFooter, CardMedia, CardTitle } from '#ui/card.tsx';
import { AddToCart } from './add-to-cart.tsx';
import { paths } from './paths.ts';
import { ProductPicture } from './product-picture.tsx';
import { ProductPrice } from './product-price.tsx';
import { StockBadge } from './stock-badge.tsx';

/** What a card shows of a product; less than the whole keeps the page small. */
export interface CardProduct {
  id: number;
  name: string;
  category: string;
  description: string | null;
  price: string;
  priceIncVat: string;
  inStock: boolean;
  imageUrl: string | null;
}

type ProductCardProps = { product: CardProduct; priority?: boolean; level?: 2 | 3; as?: 'li' | 'article' };

export function ProductCard({ product, priority, level, as }: ProductCardProps) {
  return (
    <ProductCardFrame
      product={product}
      href={paths.product(product)}
      picture={<ProductPicture product={product} sizes={CARD_SIZES} priority={priority} />}
      level={level}
      as={as}
      badge={<StockBadge inStock={product.inStock} />}
      action={<AddToCart product={product} full />}
    />
  );
}

type ProductCardFrameProps = {
  product: Omit<CardProduct, 'id' | 'inStock' | 'imageUrl'>;
  picture: ReactNode;
  badge: ReactNode;
  action: ReactNode;
  href?: string;
  level?: 2 | 3;
  as?: 'li' | 'article';
};

/** The card's shape: picture, category and badge, name, words, price, action, always in the same places. */
export function ProductCardFrame({ product, picture, badge, action, href, level = 3, as }: ProductCardFrameProps) {
  return (
    <Card as={as}>
      <CardMedia>{picture}</CardMedia>
      <CardBody>
        <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
          <span className="meta min-w-0 truncate">{product.category}</span>
          {badge}
        </div>
        <CardTitle href={href} level={level}>
          {product.name}
        </CardTitle>
        {product.description && <p className="meta line-clamp-2">{product.description}</p>}
      </CardBody>
      <CardFooter className="flex-col items-stretch!">
        <ProductPrice product={product} />
        {action}
      </CardFooter>
    </Card>
  );
}

/** Four columns of the page, two on a tablet, one on a phone. */
export const CARD_SIZES = '(min-width: 80rem) 290px, (min-width: 64rem) 23vw, (min-width: 40rem) 46vw, 92vw';

export function ProductGrid({ label, children }: { label: string; children: ReactNode }) {
  return (
    <ul aria-label={label} className="grid grid-cols-1 gap-x-6 gap-y-10 sm:grid-cols-2 lg:grid-cols-4">
      {children}
    </ul>
  );
}
