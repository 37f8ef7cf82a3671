import type { DeliveryMethod } from '#features/delivery/contract.ts';
import { dayOff } from '#features/delivery/promise/day-off.ts';
import { calendarOf, ZONES, type Zone } from '#features/delivery/zones.ts';
import type { Quote } from '#features/quotes/contract.ts';
import { QUOTE_DAYS } from '#features/quotes/status.ts';
import { Panel } from '#ui/panel.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { TextField } from '#ui/text-field.tsx';
import { addLondonDays } from '#values/london-day.ts';
import { formatPounds, toDecimal, toPence } from '#values/money.ts';
import { useVatWords } from '#web/vat-words.tsx';
import type { QuoteDraft } from './use-quote-draft.ts';

type QuoteDeliveryPanelProps = QuoteDraft & {
  quote: Quote;
  methods: readonly DeliveryMethod[];
  /** The day in London. */
  today: string;
};

/** The delivery method, fee and date of a quote, its validity and its deposit. */
export function QuoteDeliveryPanel({ draft, errors, set, method, ownFee, ...rest }: QuoteDeliveryPanelProps) {
  const said = useVatWords();
  const text = (name: 'deliverOn' | 'validUntil' | 'deliveryFee' | 'depositPercent') => ({
    id: name,
    name,
    value: draft[name],
    error: errors[name],
    onChange: ({ target }: { target: { value: string } }) => set({ [name]: target.value }),
  });
  return (
    <Panel title="Delivery, dates and deposit">
      <div className="grid gap-4 sm:grid-cols-2">
        <SelectField
          id="deliveryMethodId"
          name="deliveryMethodId"
          label="Delivery"
          hint="Left open, the customer chooses at ordinary prices"
          value={draft.deliveryMethodId}
          error={errors.deliveryMethodId}
          placeholder="Left open"
          options={methodOptions(rest.methods, rest.quote)}
          onChange={({ target }) => set({ deliveryMethodId: target.value, deliveryFee: '' })}
        />
        <SelectField
          id="deliveryZone"
          name="deliveryZone"
          label="Priced to"
          hint="The price holds there; elsewhere the customer is shown another one first"
          value={draft.deliveryZone}
          error={errors.deliveryZone}
          placeholder={draft.services.length > 0 ? 'The place of the fitting' : 'The usual address, or Mainland GB'}
          options={Object.entries(ZONES).map(([value, label]) => ({ value, label }))}
          onChange={({ target }) => set({ deliveryZone: target.value })}
        />
        <TextField
          {...text('deliveryFee')}
          label={said('Delivery price ex VAT')}
          hint={
            method
              ? `Empty: ${ownFee === 0 ? 'free' : formatPounds(ownFee)}, as at the checkout`
              : 'For a quoted delivery'
          }
          prefix="£"
          inputMode="decimal"
          autoComplete="off"
          disabled={!method && !draft.deliveryMethodId}
        />
        <TextField
          {...text('validUntil')}
          label="Valid until"
          hint={
            draft.validUntil < addLondonDays(rest.today, QUOTE_DAYS)
              ? `The whole of this day; customers are promised ${QUOTE_DAYS} days`
              : 'The whole of this day'
          }
          type="date"
          min={rest.today}
          required
        />
        <TextField
          {...text('deliverOn')}
          label="Delivered by"
          hint={dayOff(draft.deliverOn, calendarOf(draft.deliveryZone as Zone | '')) ?? 'Not before the quote ends'}
          type="date"
          optional
        />
        <TextField
          {...text('depositPercent')}
          label="Deposit in percent"
          hint="Paid first, with its own invoice; empty: all at once"
          inputMode="numeric"
          autoComplete="off"
          optional
        />
      </div>
    </Panel>
  );
}

// A quoted method may no longer be on offer.
function methodOptions(methods: readonly DeliveryMethod[], { delivery }: Quote) {
  const known = methods.map(({ id, name, price }) => ({
    value: String(id),
    label: `${name}, ${toPence(price) === 0 ? 'free' : `£${toDecimal(toPence(price))}`}`,
  }));
  const isGone = delivery && !methods.some(({ id }) => id === delivery.id);
  return isGone ? [{ value: String(delivery.id), label: `${delivery.name}, no longer offered` }, ...known] : known;
}
