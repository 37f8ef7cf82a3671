import { CheckboxField } from '#ui/checkbox-field.tsx';
import { Switch } from '#ui/switch.tsx';
import { TextField } from '#ui/text-field.tsx';
import { TextareaField } from '#ui/textarea-field.tsx';

type DeliveryMethodFieldsProps = { values: Record<string, string>; errors: Record<string, string> };

export function DeliveryMethodFields({ values, errors }: DeliveryMethodFieldsProps) {
  const field = (name: string) => ({ id: name, name, defaultValue: values[name], error: errors[name] });
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
      <div className="grid gap-5 sm:grid-cols-3">
        <TextField {...field('price')} label="Price ex VAT" prefix="£" required inputMode="decimal" maxLength={11} />
        <TextField {...field('estimatedDays')} label="Estimated days" required inputMode="numeric" maxLength={3} />
        <TextField
          {...field('freeThreshold')}
          label="Free from"
          prefix="£"
          hint="Goods ex VAT. Blank: never free."
          optional
          inputMode="decimal"
          maxLength={11}
        />
      </div>
      <CheckboxField
        id="isCollection"
        name="isCollection"
        label="The customer collects it"
        hint="Checkout then asks for no delivery address."
        defaultChecked={values.isCollection !== undefined}
        error={errors.isCollection}
      />
      <Switch name="isActive" label="Active: offered at checkout" defaultChecked={values.isActive !== undefined} />
    </>
  );
}
