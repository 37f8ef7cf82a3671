import { Price } from '#ui/price.tsx';
import { formatPounds, toPence } from '#values/money.ts';

type ProductPriceProps = {
  product: { price: string; priceIncVat: string };
  size?: 'sm' | 'md' | 'lg';
  className?: string;
};

export function ProductPrice({ product, size, className }: ProductPriceProps) {
  const [exVat, incVat] = [toPence(product.price), toPence(product.priceIncVat)];
  return (
    <Price
      exVat={formatPounds(exVat)}
      incVat={formatPounds(incVat)}
      exPence={[exVat]}
      incPence={[incVat]}
      size={size}
      className={className}
    />
  );
}
