import { COUNTRIES } from '#features/accounts/countries.ts';
import type { DeliveryPlan } from '#features/delivery/contract.ts';
import { dayText } from '#features/delivery/delivery-promise.ts';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { Panel } from '#ui/panel.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { numeric, Table, TBody, Td, THead, Tr } from '#ui/table.tsx';
import { TextField } from '#ui/text-field.tsx';
import { formatPounds, toPence } from '#values/money.ts';
import { useVatWords } from '#web/vat-words.tsx';

/** What staff want to see a buyer's offer for, as the address of the page says it. */
export interface DeliveryTrial {
  product: string;
  quantity: string;
  country: string;
  postcode: string;
}

type TryDeliveryProps = {
  path: string;
  trial: DeliveryTrial;
  /** Absent before anything was asked, or where no product was found. */
  shown: { name: string; plan: DeliveryPlan } | null;
  errors: Record<string, string>;
};

/** What a buyer would be offered now, for a product and an address. */
export function TryDelivery({ path, trial, shown, errors }: TryDeliveryProps) {
  const field = (name: keyof DeliveryTrial) => ({
    ...{ id: `try-${name}`, name, defaultValue: trial[name], error: errors[name] },
  });
  return (
    <Panel title="What a buyer would see">
      <form method="get" action={path} className="grid items-end gap-4 sm:grid-cols-2">
        <TextField {...field('product')} label="Product" hint="A name, or its SKU" required className="sm:col-span-2" />
        <TextField {...field('quantity')} label="Quantity" inputMode="numeric" maxLength={3} />
        <TextField {...field('postcode')} label="Test postcode" hint="Empty: the mainland" maxLength={20} />
        <SelectField
          {...field('country')}
          label="Country"
          options={COUNTRIES.map((country) => ({ value: country, label: country }))}
        />
        <div>
          <Button type="submit" variant="secondary">
            Show
          </Button>
        </div>
      </form>
      {shown && (
        <div className="mt-6">
          <p className="text-sm">
            {trial.quantity} × <strong>{shown.name}</strong> to {shown.plan.place.name}
            {shown.plan.place.postcode && ` (${shown.plan.place.postcode})`}
          </p>
          {shown.plan.byQuote && (
            <Notice tone="caution" className="mt-3">
              {shown.plan.byQuote}
            </Notice>
          )}
          <Offers plan={shown.plan} />
        </div>
      )}
    </Panel>
  );
}

function Offers({ plan }: { plan: DeliveryPlan }) {
  const said = useVatWords();
  if (plan.options.length === 0) return null;
  return (
    <Table caption="Offers" hideCaption>
      <THead columns={['Method', numeric(said('Charge, ex VAT')), 'Arrives']} />
      <TBody>
        {plan.options.map((option) => (
          <Tr key={option.id}>
            <Td primary>{option.name}</Td>
            <Td label={said('Charge, ex VAT')} numeric>
              {toPence(option.fee) === 0 ? 'Free' : formatPounds(toPence(option.fee))}
            </Td>
            <Td label="Arrives">
              {option.isCollection && 'Ready '}
              {dayText(option, plan.today)}
            </Td>
          </Tr>
        ))}
      </TBody>
    </Table>
  );
}
