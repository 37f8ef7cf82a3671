import { Truck } from 'lucide-react';
import { useEffect } from 'react';
import { HOME_COUNTRY } from '#features/accounts/countries.ts';
import type { DeliveryPlan } from '#features/delivery/contract.ts';
import { dayText, deliveryPromise, fastestOption } from '#features/delivery/delivery-promise.ts';
import { TextLink } from '#ui/text-link.tsx';
import { api } from '#web/api.ts';
import { useQuery } from '#web/query/use-query.ts';
import { useVatWords } from '#web/vat-words.tsx';
import { useDeliveryPlan } from '../use-delivery-plan.ts';
import { ByQuote } from './by-quote.tsx';
import { PostcodeForm } from './postcode-form.tsx';
import { type RefusedPostcode, rememberPostcode, useRememberedPostcode } from './remembered-postcode.ts';

type DeliveryBoxProps = {
  productId: number;
  quantity: number;
  /** What the page was served with; without a postcode it speaks for mainland GB and says so. */
  loaded: DeliveryPlan;
  /** The postcode of the address, where it was not understood. */
  refused?: RefusedPostcode | undefined;
  paths: { product: string; deliveryAndReturns: string; requestQuote: string };
};

/**
 * When and for how much so many of a product get to the visitor: 'Get it Tue 24 Nov', and every way with its day and price. For more
 * than can be ordered it promises no day.
 */
export function DeliveryBox({ productId, quantity, loaded, refused, paths }: DeliveryBoxProps) {
  const said = useVatWords();
  const { postcode, setPostcode, refusal } = useRememberedPostcode(loaded.place.postcode, refused);
  const {
    plan,
    postcodeError = refusal,
    readAgain,
  } = useDeliveryPlan({
    lines: [{ productId, quantity }],
    destination: { country: HOME_COUNTRY, postcode },
    loaded,
    reading: loaded.today,
  });
  const left = useLeft(productId, quantity > 1);
  const found = plan.place.postcode;
  useEffect(() => {
    if (found) rememberPostcode(found);
  }, [found]);
  const ask = (typed: string) => {
    if (!typed) rememberPostcode('');
    if (typed && typed === postcode) readAgain();
    setPostcode(typed);
  };
  const first = fastestOption(plan.options);
  const pieces = piecesOf(plan);
  return (
    <div className="flex gap-3 border-line border-t pt-5">
      <Truck aria-hidden="true" className="size-5 shrink-0 text-accent-text" />
      <div className="min-w-0 flex-1 text-sm">
        <h2 className="font-semibold">
          {`Delivery ${pieces > 1 ? `of ${pieces} ` : ''}to ${found ?? plan.place.name}`}
        </h2>
        <div aria-live="polite">
          {quantity > left ? (
            <p className="mt-1">
              {left > 0 ? `Only ${left}` : 'None'} can be ordered now. A quote names the day for {quantity}:{' '}
              <TextLink href={paths.requestQuote}>ask for one</TextLink>
            </p>
          ) : (
            <>
              {first && <p className="mt-1 font-semibold">Get it {dayText(first, plan.today)}</p>}
              <ul className="tabular mt-1 flex flex-col gap-0.5 text-ink-soft">
                {deliveryPromise(plan)
                  .map(said)
                  .map((line) => (
                    <li key={line}>{line}</li>
                  ))}
              </ul>
              {plan.byQuote && <ByQuote sentence={plan.byQuote} href={paths.requestQuote} />}
            </>
          )}
        </div>
        <PostcodeForm path={paths.product} postcode={postcode} error={postcodeError} onPostcode={ask} />
        <TextLink href={paths.deliveryAndReturns} className="mt-1 inline-block py-1">
          Delivery and returns
        </TextLink>
      </div>
    </div>
  );
}

/** How many can be ordered; the page itself does not say, since every sale changes it. Unlimited until it is known. */
function useLeft(productId: number, isAsked: boolean): number {
  const { data } = useQuery({
    queryKey: ['left-of-product', productId],
    queryFn: ({ signal }) => api('GET /api/products/{id}', { params: { id: String(productId) } }, { signal }),
    enabled: isAsked,
  });
  return data?.stockQuantity ?? Number.POSITIVE_INFINITY;
}

/** How many pieces a plan is of; while that of another quantity is read, the one before is shown. */
function piecesOf({ items }: DeliveryPlan): number {
  return Number(items.split('x')[1]);
}
