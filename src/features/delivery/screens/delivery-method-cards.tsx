import type { ReactNode } from 'react';
import { cheapestOption } from '#features/delivery/chosen-option.ts';
import type { DeliveryOption, DeliveryPlan } from '#features/delivery/contract.ts';
import { dayText } from '#features/delivery/delivery-promise.ts';
import { deliveryFee } from '#features/delivery/fee.ts';
import { VatAmount } from '#features/settings/screens/vat-amount.tsx';
import { RadioCards } from '#ui/radio-cards.tsx';
import { type BasisPoints, formatPounds, type Pence, toPence, withVat } from '#values/money.ts';
import { useVatWords } from '#web/vat-words.tsx';

type DeliveryMethodCardsProps = {
  legend?: string;
  plan: DeliveryPlan;
  subtotal: Pence;
  vatRate: BasisPoints;
  value: string | undefined;
  error?: string | undefined;
};

/** The ways of delivery that serve these goods there, with what each costs and the day that it promises. */
export function DeliveryMethodCards(props: DeliveryMethodCardsProps) {
  const { legend = 'How should it get to you?', plan, subtotal, vatRate, value, error } = props;
  const said = useVatWords();
  return (
    <div id="deliveryMethodId">
      <RadioCards
        // Other methods are other cards, and so is another one to begin with: the one that is chosen among them is chosen anew.
        key={[cheapestOption(plan.options), ...plan.options].map((option) => option?.id).join(' ')}
        legend={legend}
        name="deliveryMethodId"
        defaultValue={value}
        error={error}
        hint={
          plan.place.isAssumed ? 'For mainland GB. Prices and days follow the postcode of your address.' : undefined
        }
        required
        options={plan.options.map((option) => ({
          value: String(option.id),
          label: option.name,
          description: [
            arrivalText(option, plan.today),
            option.description,
            said(thresholdText(option, subtotal) ?? ''),
          ]
            .filter(Boolean)
            .join(' · '),
          aside: feeText(feeOf(option, subtotal), vatRate),
        }))}
      />
    </div>
  );
}

/** What a method costs for goods of `subtotal`. */
export function feeOf(method: { price: string; freeThreshold: string | null }, subtotal: Pence): Pence {
  const freeThreshold = method.freeThreshold === null ? null : toPence(method.freeThreshold);
  return deliveryFee({ price: toPence(method.price), freeThreshold }, subtotal);
}

/** `Arrives Tue 24 Nov`, `Ready Tue 24 Nov`. */
export function arrivalText(option: DeliveryOption, today: string): string {
  return `${option.isCollection ? 'Ready' : 'Arrives'} ${dayText(option, today)}`;
}

function feeText(fee: Pence, vatRate: BasisPoints): ReactNode {
  return fee === 0 ? 'Free' : <VatAmount ex={fee} inc={withVat(fee, vatRate)} />;
}

// Said only while it is still to be reached; after that the price says it.
function thresholdText({ freeThreshold }: DeliveryOption, subtotal: Pence): string | undefined {
  if (freeThreshold === null || subtotal >= toPence(freeThreshold)) return undefined;
  return `free from ${formatPounds(toPence(freeThreshold))} ex VAT`;
}
