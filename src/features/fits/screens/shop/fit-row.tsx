import { Info } from 'lucide-react';
import type { ReactNode } from 'react';
import type { CardProduct } from '#features/catalogue/screens/product-card-frame.tsx';
import { ProductPicture } from '#features/catalogue/screens/product-picture.tsx';
import { ProductPrice } from '#features/catalogue/screens/product-price.tsx';
import { StockBadge } from '#features/catalogue/screens/stock-badge.tsx';
import { UiLink } from '#ui/link.tsx';
import { quietLinkClass } from '#ui/link-class.ts';
import { paths } from '#web/paths.ts';

type FitRowProps = {
  product: CardProduct;
  /** Why it fits or does not, in a few words or sentences. */
  children?: ReactNode;
  warning?: string | null;
  action?: ReactNode;
};

/** One product that fits another or does not: what it is, why, its price, whether it is there. */
export function FitRow({ product, children, warning, action }: FitRowProps) {
  return (
    <li className="grid grid-cols-[min(6rem,25vw)_minmax(0,1fr)] gap-x-4 border-line border-t py-4">
      <div className="self-start overflow-hidden rounded-lg bg-sunken">
        <ProductPicture product={product} sizes="6rem" className="w-full" />
      </div>
      <div className="min-w-0">
        <UiLink href={paths.product(product)} className={`${quietLinkClass} font-semibold`}>
          {product.name}
        </UiLink>
        {children}
        {warning && (
          <p className="mt-1 flex items-start gap-1.5 text-sm">
            <Info aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
            <span>{warning}</span>
          </p>
        )}
        <div className="mt-2 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <ProductPrice product={product} size="sm" />
            <StockBadge product={product} />
          </div>
          {action}
        </div>
      </div>
    </li>
  );
}
