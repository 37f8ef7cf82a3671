import { inZone, zoneWords } from '#features/delivery/zone-words.ts';
import { ZONES } from '#features/delivery/zones.ts';
import { CheckboxField } from '#ui/checkbox-field.tsx';
import { Fieldset } from '#ui/fieldset.tsx';
import { Switch } from '#ui/switch.tsx';
import { TextField } from '#ui/text-field.tsx';
import { TextareaField } from '#ui/textarea-field.tsx';
import { useVatWords } from '#web/vat-words.tsx';
import { FURTHER_ZONES, WEEKDAYS } from './delivery-method-values.ts';

type DeliveryMethodFieldsProps = { values: Record<string, string>; errors: Record<string, string> };

/** What staff say of a way to deliver: where, for how much, when, and what it carries. */
export function DeliveryMethodFields({ values, errors }: DeliveryMethodFieldsProps) {
  const said = useVatWords();
  const field = (name: string) => ({ id: name, name, defaultValue: values[name], error: errors[name] });
  const box = (name: string) => ({ id: name, name, defaultChecked: values[name] !== undefined, error: errors[name] });
  return (
    <>
      <TextField {...field('name')} label="Name" required maxLength={100} data-autofocus />
      <TextareaField
        {...field('description')}
        label="Description"
        hint="Stands under the name at checkout."
        optional
        rows={2}
        maxLength={2_000}
      />
      <CheckboxField
        {...box('isCollection')}
        label="The customer collects it"
        hint="Checkout then asks for no delivery address, and no zone is needed."
      />
      <Fieldset legend={ZONES.mainland} error={errors.zones}>
        <CheckboxField {...box('zone.mainland')} label="Delivers to the mainland" />
        <div className="grid gap-5 sm:grid-cols-3">
          <TextField
            {...field('price')}
            label={said('Price ex VAT')}
            prefix="£"
            required
            inputMode="decimal"
            maxLength={11}
          />
          <TextField
            {...field('estimatedDays')}
            label="Estimated days"
            hint="Working days on the road."
            required
            inputMode="numeric"
            maxLength={3}
          />
          <TextField
            {...field('freeThreshold')}
            label="Free from"
            prefix="£"
            hint={said('Goods ex VAT. Blank: never free.')}
            optional
            inputMode="decimal"
            maxLength={11}
          />
        </div>
      </Fieldset>
      <ZoneFields values={values} errors={errors} />
      <Fieldset
        legend="Delivers on"
        hint="In the UK, bank holidays apart. Abroad: the working days there."
        error={errors.deliversOn}
      >
        <div className="flex flex-wrap gap-x-5">
          {WEEKDAYS.map((weekday, at) => (
            <CheckboxField key={weekday} {...box(`weekday.${at + 1}`)} label={weekday} />
          ))}
        </div>
      </Fieldset>
      <TextField
        {...field('cutOff')}
        label="Cut-off"
        hint="London time. Orders before it leave on the same working day. 24:00 is midnight."
        required
        placeholder="14:00"
        maxLength={5}
        className="max-w-48"
      />
      <LimitFields values={values} errors={errors} />
      <Switch name="isActive" label="Active: offered at checkout" defaultChecked={values.isActive !== undefined} />
    </>
  );
}

/** A row for each zone beyond the mainland: whether it is served, and by which figures. */
function ZoneFields({ values, errors }: DeliveryMethodFieldsProps) {
  const said = useVatWords();
  return (
    <Fieldset
      legend="Other places"
      hint={said('Price ex VAT, working days on the road, and from what value it is free.')}
    >
      <div className="flex flex-col divide-y divide-line">
        {FURTHER_ZONES.map((zone) => {
          const field = (name: string) => {
            const id = `zone.${zone}.${name}`;
            return { id, name: id, defaultValue: values[id], error: errors[id] };
          };
          return (
            <div
              key={zone}
              className="grid grid-cols-3 items-start gap-x-3 gap-y-1 py-3 sm:grid-cols-[1.4fr_1fr_0.8fr_1fr]"
            >
              <CheckboxField
                name={`zone.${zone}`}
                label={ZONES[zone]}
                defaultChecked={values[`zone.${zone}`] !== undefined}
                className="col-span-3 sm:col-span-1 sm:pt-7"
              />
              <TextField
                {...field('price')}
                label="Price"
                aria-label={`Price to ${zoneWords(zone)}`}
                prefix="£"
                inputMode="decimal"
              />
              <TextField
                {...field('days')}
                label="Days"
                aria-label={`Days to ${zoneWords(zone)}`}
                inputMode="numeric"
              />
              <TextField
                {...field('freeThreshold')}
                label="Free from"
                aria-label={`Free ${inZone(zone)} from`}
                prefix="£"
                inputMode="decimal"
              />
            </div>
          );
        })}
      </div>
    </Fieldset>
  );
}

function LimitFields({ values, errors }: DeliveryMethodFieldsProps) {
  const field = (name: string) => ({ id: name, name, defaultValue: values[name], error: errors[name] });
  const number = { optional: true, inputMode: 'numeric', maxLength: 6 } as const;
  return (
    <Fieldset legend="What it carries" hint="Blank: no limit. A product without a weight counts as light.">
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField {...field('maxPieceKg')} {...number} label="Heaviest piece" suffix="kg" />
        <TextField {...field('maxLengthMm')} {...number} label="Longest side" suffix="mm" />
        <TextField {...field('minTotalKg')} {...number} label="Order from" suffix="kg" />
        <TextField {...field('maxTotalKg')} {...number} label="Order up to" suffix="kg" />
      </div>
      <CheckboxField
        id="takesPallets"
        name="takesPallets"
        label="Takes what travels on a pallet"
        defaultChecked={values.takesPallets !== undefined}
      />
    </Fieldset>
  );
}
