import { Boxes, Layers, PackageCheck, PoundSterling } from 'lucide-react';
import type { StoreFigures } from '#features/catalogue/contract.ts';
import { STOCK_FILTERS, type StoreFilter } from '#features/catalogue/store-filter.ts';
import { Select } from '#ui/select-field.tsx';
import { StatCard } from '#ui/stat-card.tsx';
import { formatDecimal } from '#values/money.ts';
import { useVatWords } from '#web/vat-words.tsx';

export function StoreFigureCards({ figures }: { figures: StoreFigures }) {
  const said = useVatWords();
  const cards = [
    { label: 'Total products', value: figures.products.toLocaleString('en-GB'), Icon: Boxes },
    { label: 'In stock', value: figures.inStock.toLocaleString('en-GB'), Icon: PackageCheck },
    {
      label: 'Inventory value',
      hint: said('ex VAT'),
      value: formatDecimal(figures.inventoryValue),
      Icon: PoundSterling,
    },
    { label: 'Categories', value: figures.categories, Icon: Layers },
  ];
  return (
    <dl className="grid grid-cols-2 gap-3 sm:gap-4 xl:grid-cols-4">
      {cards.map(({ Icon, ...card }) => (
        <StatCard key={card.label} {...card} icon={<Icon aria-hidden="true" />} />
      ))}
    </dl>
  );
}

export function StoreSelects({ categories, filter }: { categories: readonly string[]; filter: StoreFilter }) {
  return (
    <>
      <Select
        name="category"
        aria-label="Category"
        defaultValue={filter.category}
        placeholder="Every category"
        options={categories.map((category) => ({ value: category, label: category }))}
        className="min-w-36 flex-1 sm:w-52 sm:flex-none"
      />
      <Select
        name="stock"
        aria-label="Stock"
        defaultValue={filter.stock ?? ''}
        placeholder="Any stock"
        options={Object.entries(STOCK_FILTERS).map(([value, label]) => ({ value, label }))}
        className="min-w-36 flex-1 sm:w-40 sm:flex-none"
      />
    </>
  );
}
