import type { ReactNode } from 'react';
import { SelectField } from '#ui/select-field.tsx';
import { Switch } from '#ui/switch.tsx';
import { TextField } from '#ui/text-field.tsx';
import { TextareaField } from '#ui/textarea-field.tsx';
import { useVatWords } from '#web/vat-words.tsx';
import type { ProductAnswers } from './product-body.ts';
import { SpecsFields } from './specs-fields.tsx';

type ProductFieldsProps = {
  answers: ProductAnswers;
  errors: Record<string, string>;
  categories: readonly string[];
  picture: ReactNode;
  gallery: ReactNode;
  /** Leads to how the stock came about; absent for a new product. */
  stockHistory?: ReactNode;
  /** Leads to what staff say of what fits; absent for a new product. */
  pairs?: ReactNode;
};

/** Every field of a product (section 5 and decision B4), uncontrolled. */
export function ProductFields({
  answers,
  errors,
  categories,
  picture,
  gallery,
  stockHistory,
  pairs,
}: ProductFieldsProps) {
  const said = useVatWords();
  // The errors of a list have an index: `specs.connectivity.2`.
  const errorOf = (name: string) =>
    errors[name] ?? Object.entries(errors).find(([field]) => field.startsWith(`${name}.`))?.[1];
  const field = (name: string) => ({ name, defaultValue: answers[name] ?? '', error: errorOf(name) });
  const choices = [...new Set([...categories, ...(answers.category ? [answers.category] : [])])];
  return (
    <div className="flex flex-col gap-5">
      {['version', 'stockSeen'].map(
        (name) => answers[name] !== undefined && <input key={name} type="hidden" name={name} value={answers[name]} />,
      )}
      <div className="grid gap-x-6 gap-y-5 sm:grid-cols-2">
        <div className="flex min-w-0 flex-col gap-5">
          <TextField label="Product name" required maxLength={200} autoComplete="off" {...field('name')} />
          <SelectField
            label="Category"
            required
            placeholder="Choose a category"
            options={choices.map((category) => ({ value: category, label: category }))}
            {...field('category')}
          />
          <div className="grid grid-cols-2 gap-4">
            <TextField
              label={said('Price ex VAT')}
              required
              prefix="£"
              inputMode="decimal"
              autoComplete="off"
              {...field('price')}
            />
            <TextField label="Stock quantity" inputMode="numeric" autoComplete="off" {...field('stockQuantity')} />
          </div>
          <div className="grid grid-cols-2 items-end gap-4">
            <TextField
              label="Reorder point"
              optional
              inputMode="numeric"
              autoComplete="off"
              placeholder="As the shop"
              {...field('reorderPoint')}
            />
            <div className="pb-2.5">{stockHistory}</div>
          </div>
          <Switch label="In stock: shoppers can buy it" name="inStock" defaultChecked={answers.inStock === 'on'} />
          <TextField label="SKU" optional maxLength={64} autoComplete="off" {...field('sku')} />
          {pairs}
        </div>
        {picture}
      </div>
      {gallery}
      <TextareaField label="Description" optional maxLength={10_000} rows={4} {...field('description')} />
      <SpecsFields
        answers={answers}
        errorOf={errorOf}
        isOpen={Object.keys(errors).some((name) => name.startsWith('specs'))}
      />
    </div>
  );
}
