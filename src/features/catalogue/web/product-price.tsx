import { Price } from '#ui/price.tsx';
import { formatPounds, toPence } from '#values/money.ts';

type ProductPriceProps = { product: { price: string; priceIncVat: string }; size?: 'sm' | 'md' | 'lg' };

export function ProductPrice({ product, size }: ProductPriceProps) {
  return (
    <Price
      exVat={formatPounds(toPence(product.price))}
      incVat={formatPounds(toPence(product.priceIncVat))}
      size={size}
    />
  );
}
