import { numeric, Table, TBody, Td, THead, Tr } from '#ui/table.tsx';
import { formatPounds, toPence } from '#values/money.ts';
import { useVatWords } from '#web/vat-words.tsx';
import { StockBadge } from '../stock-badge.tsx';
import type { ListedProduct } from './read-product-list.ts';

/** The catalogue, read-only. */
export function ProductsTable({ products }: { products: readonly ListedProduct[] }) {
  const said = useVatWords();
  return (
    <Table caption="Products" maxHeight="70vh">
      <THead columns={['Product', 'Category', numeric(said('Price ex VAT')), 'Stock', numeric('Quantity')]} />
      <TBody>
        {products.map((product) => (
          <Tr key={product.id}>
            <Td primary className="sm:w-1/2 sm:max-w-0">
              <span className="block min-w-0 max-sm:w-full max-sm:text-start">
                <span className="block sm:truncate" title={product.name}>
                  {product.name}
                </span>
                {product.sku && <span className="meta block truncate font-normal">SKU {product.sku}</span>}
              </span>
            </Td>
            <Td label="Category" className="sm:whitespace-nowrap">
              {product.category}
            </Td>
            <Td label={said('Price ex VAT')} numeric>
              {formatPounds(toPence(product.price))}
            </Td>
            <Td label="Stock">
              <StockBadge product={product} />
            </Td>
            <Td label="Quantity" numeric>
              {product.stockQuantity.toLocaleString('en-GB')}
            </Td>
          </Tr>
        ))}
      </TBody>
    </Table>
  );
}
