import type { Order } from '#features/orders/contract.ts';
import type { OrderReturns } from '#features/returns/contract.ts';
import { MOST_PICTURES, REASON_NAMES, RETURN_REASONS } from '#features/returns/reasons.ts';
import { FileField } from '#ui/file-field.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { TextField } from '#ui/text-field.tsx';
import { TextareaField } from '#ui/textarea-field.tsx';
import { quantityField } from './return-form.ts';

type ReturnFieldsProps = {
  order: Pick<Order, 'items'>;
  overview: Pick<OrderReturns, 'items'>;
  /** The values of a refused form. */
  values: Record<string, string>;
  errors: Record<string, string>;
};

/** The items, quantities and reason of a return. Lines that cannot be returned are shown too, with an explanation. */
export function ReturnFields({ order, overview, values, errors }: ReturnFieldsProps) {
  const leftOf = new Map(overview.items.map(({ itemId, left }) => [itemId, left]));
  const goods = order.items.filter(({ isService }) => !isService);
  const isOnlyOne = goods.length === 1;
  return (
    <>
      <fieldset>
        <legend className="title-3 mb-1">What goes back</legend>
        <ul className="divide-y divide-line border-line border-y">
          {goods.map((item) => {
            const left = leftOf.get(item.id) ?? 0;
            const name = quantityField(item.id);
            return (
              <li key={item.id} className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3 py-4">
                <div className="min-w-0 flex-1 basis-60">
                  <p className="break-words font-semibold">{item.productName}</p>
                  <p className="meta tabular">{boughtAndLeft(item.quantity, left)}</p>
                </div>
                {left > 0 && (
                  <TextField
                    id={name}
                    name={name}
                    type="number"
                    inputMode="numeric"
                    min={0}
                    max={left}
                    step={1}
                    autoComplete="off"
                    defaultValue={values[name] ?? (isOnlyOne && left === 1 ? '1' : '0')}
                    error={errors[name]}
                    className="w-full sm:w-40"
                    label={
                      <>
                        How many<span className="sr-only"> of {item.productName} go back</span>
                      </>
                    }
                  />
                )}
              </li>
            );
          })}
        </ul>
      </fieldset>
      <SelectField
        id="reason"
        name="reason"
        label="Reason"
        required
        placeholder="Choose a reason"
        defaultValue={values.reason ?? ''}
        options={RETURN_REASONS.map((reason) => ({ value: reason, label: REASON_NAMES[reason] }))}
        error={errors.reason}
      />
      <TextareaField
        id="details"
        name="details"
        label="Details"
        hint="What is wrong with it, in your own words"
        optional
        rows={4}
        maxLength={2000}
        defaultValue={values.details}
        error={errors.details}
      />
      <FileField
        id="pictures"
        name="pictures"
        label="Pictures"
        hint={`Up to ${MOST_PICTURES}, PNG or JPEG. Only you and our staff see them`}
        optional
        multiple
        accept="image/jpeg,image/png"
        error={errors.pictures}
      />
    </>
  );
}

function boughtAndLeft(quantity: number, left: number): string {
  const count = (n: number) => n.toLocaleString('en-GB');
  if (left === quantity) return `${count(quantity)} bought`;
  if (left === 0) return `${count(quantity)} bought, all of it returned or asked for`;
  return `${count(quantity)} bought, ${count(left)} can still go back`;
}
