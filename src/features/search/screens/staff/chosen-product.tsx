import { useState } from 'react';
import { findProducts } from '#features/catalogue/screens/staff/find-products.ts';
import { FindList } from '#web/find-list.tsx';

/** The product of a new rule, found by its name or SKU: a list of all would be as long as the range. */
export function ChosenProduct({ error, onChoose }: { error: string | undefined; onChoose: () => void }) {
  const [chosen, setChosen] = useState<{ id: number; name: string }>();
  return (
    <div>
      <FindList
        id="product"
        label="Product"
        hint={chosen ? `Chosen: ${chosen.name}` : 'Type a part of its name, or its SKU'}
        error={error}
        about="products"
        find={findProducts}
        keyOf={({ id }) => id}
        onChoose={(product) => {
          setChosen(product);
          onChoose();
        }}
        none="No product matches."
      >
        {({ name, sku }) => (
          <>
            <span className="min-w-0 font-medium">{name}</span>
            {sku && <span className="meta shrink-0">{sku}</span>}
          </>
        )}
      </FindList>
      <input type="hidden" name="productId" value={chosen?.id ?? ''} />
    </div>
  );
}
