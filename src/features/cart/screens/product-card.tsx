import { CARD_SIZES, type CardProduct, ProductCardFrame } from '#features/catalogue/screens/product-card-frame.tsx';
import { ProductPicture } from '#features/catalogue/screens/product-picture.tsx';
import { CompareToggle } from '#features/catalogue/screens/shop/compare/compare-toggle.tsx';
import { StockBadge } from '#features/catalogue/screens/stock-badge.tsx';
import { paths } from '#web/paths.ts';
import { rememberHtml } from '#web/rendering/remember-html.tsx';
import { AddToCart } from './add-to-cart.tsx';

type ProductCardProps = { product: CardProduct; level?: 2 | 3; as?: 'li' | 'article'; dense?: boolean };

/** A product's card with its buttons to buy and compare. */
export const ProductCard = import.meta.env.SSR ? rememberHtml('product card', DrawnCard) : DrawnCard;

function DrawnCard({ product, level, as, dense }: ProductCardProps) {
  return (
    <ProductCardFrame
      product={product}
      href={paths.product(product)}
      picture={<ProductPicture product={product} sizes={CARD_SIZES} />}
      level={level}
      as={as}
      dense={dense}
      badge={<StockBadge product={product} />}
      action={<AddToCart product={product} full />}
      corner={<CompareToggle product={product} compact className="absolute end-2 top-2 z-1" />}
    />
  );
}
