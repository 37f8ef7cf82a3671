import { useState } from 'react';
import { RadioCards } from '#ui/radio-cards.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { TextField } from '#ui/text-field.tsx';
import { useVatWords } from '#web/vat-words.tsx';
import { type bulkErrors, PRICE_WAYS, REORDER_WAYS, STOCK_WAYS } from './bulk-body.ts';

type BulkFieldsProps = {
  selectedCount: number;
  foundCount: number;
  isFiltered: boolean;
  categories: readonly string[];
  errors: ReturnType<typeof bulkErrors>;
};

const UNCHANGED = 'Leave as it is';

/** Which products to change, and how. */
export function BulkFields({ selectedCount, foundCount, isFiltered, categories, errors }: BulkFieldsProps) {
  const said = useVatWords();
  const found = foundCount.toLocaleString('en-GB');
  return (
    <>
      <RadioCards
        legend="Which products"
        name="target"
        columns={2}
        defaultValue={selectedCount > 0 ? 'selected' : 'found'}
        options={[
          {
            value: 'selected',
            label: `Selected: ${selectedCount.toLocaleString('en-GB')}`,
            description: 'Tick them in the list',
            disabled: selectedCount === 0,
          },
          {
            value: 'found',
            label: `${isFiltered ? 'All that match' : 'All products'}: ${found}`,
            description: isFiltered ? 'Everything the list shows, on every page' : 'Everything that is not archived',
          },
        ]}
      />
      <WayAndValue
        name="price"
        label={said('Price ex VAT')}
        ways={PRICE_WAYS}
        fieldOf={(way) =>
          way.endsWith('Percent') ? { label: 'Percent', suffix: '%' } : { label: 'Amount', prefix: '£' }
        }
        error={errors.price}
      />
      <WayAndValue
        name="stock"
        label="Stock"
        ways={STOCK_WAYS}
        fieldOf={() => ({ label: 'Pieces' })}
        error={errors.stock}
      />
      <WayAndValue
        name="reorderPoint"
        label="Reorder point"
        ways={REORDER_WAYS}
        fieldOf={(way) => (way === 'set' ? { label: 'Low at or below' } : null)}
        error={errors.reorderPoint}
      />
      <SelectField
        label="Category"
        name="category"
        defaultValue=""
        placeholder={UNCHANGED}
        options={categories.map((category) => ({ value: category, label: category }))}
        error={errors.category}
        className="sm:w-1/2 sm:pe-2"
      />
    </>
  );
}

type WayAndValueProps = {
  name: 'price' | 'stock' | 'reorderPoint';
  label: string;
  ways: Record<string, string>;
  /** Null: this way needs no value. */
  fieldOf: (way: string) => { label: string; prefix?: string; suffix?: string } | null;
  error: string;
};

function WayAndValue({ name, label, ways, fieldOf, error }: WayAndValueProps) {
  const [way, setWay] = useState('');
  const field = way === '' ? null : fieldOf(way);
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <SelectField
        label={label}
        name={`${name}Way`}
        value={way}
        onChange={(event) => setWay(event.target.value)}
        placeholder={UNCHANGED}
        options={Object.entries(ways).map(([value, text]) => ({ value, label: text }))}
      />
      {field && (
        <TextField
          name={name}
          required
          inputMode={name === 'price' ? 'decimal' : 'numeric'}
          autoComplete="off"
          maxLength={20}
          error={error || undefined}
          {...field}
        />
      )}
    </div>
  );
}
