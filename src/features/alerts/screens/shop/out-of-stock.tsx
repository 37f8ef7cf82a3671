import type { ShownProduct } from '#features/catalogue/contract.ts';
import type { DeliveryPlan } from '#features/delivery/contract.ts';
import { dayText, fastestOption } from '#features/delivery/delivery-promise.ts';
import { TextLink } from '#ui/text-link.tsx';
import { type AlertAnswer, AlertForm } from './alert-form.tsx';

type OutOfStockProps = {
  product: Pick<ShownProduct, 'id' | 'specs'>;
  /** When and how it would get there if it could be ordered. */
  delivery: DeliveryPlan;
  /** What the page's action answered before the scripts arrived. */
  answer: AlertAnswer | undefined;
  stamp?: string | undefined;
  paths: { product: string; requestQuote: string };
};

/** In the place of the delivery: when a product that is out of stock can be had, as far as that is known, and how. */
export function OutOfStock({ product, delivery, answer, stamp, paths }: OutOfStockProps) {
  const { madeToOrder, leadTimeDays = 0 } = product.specs;
  return (
    <div className="border-line border-t pt-5 text-sm">
      <h2 className="font-semibold">When it is available</h2>
      <p className="mt-1">
        {madeToOrder
          ? madeToOrderText(leadTimeDays, delivery)
          : 'It is sold out; the day of the next delivery is not known.'}{' '}
        {madeToOrder && <TextLink href={paths.requestQuote}>Ask for a quote</TextLink>}
      </p>
      <AlertForm productId={product.id} path={paths.product} stamp={stamp} answer={answer} />
    </div>
  );
}

function madeToOrderText(leadDays: number, { options, place, today }: DeliveryPlan): string {
  const how = `It is made to order${leadDays > 0 ? ` in ${leadDays} working ${leadDays === 1 ? 'day' : 'days'}` : ''} and cannot be ordered now.`;
  const first = fastestOption(options);
  if (!first) return `${how} A quote names the day.`;
  return `${how} By a quote, ordered today, it would arrive ${dayText(first, today)} (${place.postcode ?? place.name}).`;
}
