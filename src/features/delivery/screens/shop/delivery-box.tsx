import { Truck } from 'lucide-react';
import { useEffect } from 'react';
import { HOME_COUNTRY } from '#features/accounts/countries.ts';
import type { DeliveryPlan } from '#features/delivery/contract.ts';
import { dayText, deliveryPromise, fastestOption } from '#features/delivery/delivery-promise.ts';
import { TextLink } from '#ui/text-link.tsx';
import { useDeliveryPlan } from '../use-delivery-plan.ts';
import { ByQuote } from './by-quote.tsx';
import { PostcodeForm } from './postcode-form.tsx';
import { type RefusedPostcode, rememberPostcode, useRememberedPostcode } from './remembered-postcode.ts';

type DeliveryBoxProps = {
  productId: number;
  /** What the page was served with; without a postcode it speaks for mainland GB and says so. */
  loaded: DeliveryPlan;
  /** The postcode of the address, where it was not understood. */
  refused?: RefusedPostcode | undefined;
  paths: { product: string; deliveryAndReturns: string; requestQuote: string };
};

/** When and for how much a product gets to the visitor: 'Get it Tue 24 Nov', and every way with its day and price. */
export function DeliveryBox({ productId, loaded, refused, paths }: DeliveryBoxProps) {
  const { postcode, setPostcode, refusal } = useRememberedPostcode(loaded.place.postcode, refused);
  const { plan, postcodeError = refusal } = useDeliveryPlan({
    lines: [{ productId, quantity: 1 }],
    destination: { country: HOME_COUNTRY, postcode },
    loaded,
    reading: loaded.today,
  });
  const found = plan.place.postcode;
  useEffect(() => {
    if (found) rememberPostcode(found);
  }, [found]);
  const ask = (typed: string) => {
    if (!typed) rememberPostcode('');
    setPostcode(typed);
  };
  const first = fastestOption(plan.options);
  return (
    <div className="flex gap-3 border-line border-t pt-5">
      <Truck aria-hidden="true" className="size-5 shrink-0 text-accent-text" />
      <div className="min-w-0 flex-1 text-sm">
        <h2 className="font-semibold">Delivery to {found ?? plan.place.name}</h2>
        <div aria-live="polite">
          {first && <p className="mt-1 font-semibold">Get it {dayText(first, plan.today)}</p>}
          <ul className="tabular mt-1 flex flex-col gap-0.5 text-ink-soft">
            {deliveryPromise(plan).map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
          {plan.byQuote && <ByQuote sentence={plan.byQuote} href={paths.requestQuote} />}
        </div>
        <PostcodeForm path={paths.product} postcode={postcode} error={postcodeError} onPostcode={ask} />
        <TextLink href={paths.deliveryAndReturns} className="mt-1 inline-block py-1">
          Delivery and returns
        </TextLink>
      </div>
    </div>
  );
}
