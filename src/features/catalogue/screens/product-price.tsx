import { Price } from '#ui/price.tsx';
import { formatPounds, toPence } from '#values/money.ts';
import { useIsRegistered } from '#web/use-is-registered.ts';

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
      incVat={useIsRegistered() ? formatPounds(incVat) : undefined}
      exPence={[exVat]}
      incPence={[incVat]}
      size={size}
      className={className}
    />
  );
}
