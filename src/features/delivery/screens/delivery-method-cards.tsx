import type { DeliveryMethod } from '#features/delivery/contract.ts';
import { deliveryFee } from '#features/delivery/fee.ts';
import { RadioCards } from '#ui/radio-cards.tsx';
import { formatPounds, type Pence, toPence } from '#values/money.ts';

type DeliveryMethodCardsProps = {
  legend?: string;
  methods: readonly DeliveryMethod[];
  subtotal: Pence;
  value?: string;
  error?: string;
};

/** The delivery methods with their fees for these goods. */
export function DeliveryMethodCards(props: DeliveryMethodCardsProps) {
  const { legend = 'How should it get to you?', methods, subtotal, value, error } = props;
  return (
    <div id="deliveryMethodId">
      <RadioCards
        legend={legend}
        name="deliveryMethodId"
        defaultValue={value}
        error={error}
        required
        options={methods.map((method) => ({
          value: String(method.id),
          label: method.name,
          description: [daysText(method), method.description, thresholdText(method, subtotal)]
            .filter(Boolean)
            .join(' · '),
          aside: feeText(feeOf(method, subtotal)),
        }))}
      />
    </div>
  );
}

export function feeOf(method: DeliveryMethod, subtotal: Pence): Pence {
  const freeThreshold = method.freeThreshold === null ? null : toPence(method.freeThreshold);
  return deliveryFee({ price: toPence(method.price), freeThreshold }, subtotal);
}

function feeText(fee: Pence): string {
  return fee === 0 ? 'Free' : formatPounds(fee);
}

function daysText({ estimatedDays, isCollection }: DeliveryMethod): string {
  const days = estimatedDays === 1 ? '1 day' : `${estimatedDays} days`;
  return isCollection ? `Ready in about ${days}` : `About ${days}`;
}

// Omitted once the threshold is reached, because the fee shows it.
function thresholdText({ freeThreshold }: DeliveryMethod, subtotal: Pence): string | undefined {
  if (freeThreshold === null || subtotal >= toPence(freeThreshold)) return undefined;
  return `free from ${formatPounds(toPence(freeThreshold))}`;
}
