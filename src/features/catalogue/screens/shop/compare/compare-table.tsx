import { Plus, X } from 'lucide-react';
import type { CSSProperties, ReactNode } from 'react';
import { Form } from 'react-router';
import type { ComparedRow } from '#features/catalogue/compare.ts';
import { MOST_COMPARED } from '#features/catalogue/compared.ts';
import type { Product } from '#features/catalogue/contract.ts';
import { ProductPicture } from '#features/catalogue/screens/product-picture.tsx';
import { ProductPrice } from '#features/catalogue/screens/product-price.tsx';
import { StockBadge } from '#features/catalogue/screens/stock-badge.tsx';
import { cx } from '#ui/class-names.ts';
import { UiLink } from '#ui/link.tsx';
import { withUnbrokenUnits } from '#values/unbroken.ts';
import { paths } from '#web/paths.ts';

export type ComparedProduct = Pick<
  Product,
  'id' | 'name' | 'category' | 'price' | 'priceIncVat' | 'inStock' | 'specs' | 'imageUrl'
>;

type CompareTableProps = {
  products: readonly ComparedProduct[];
  rows: readonly ComparedRow[];
  onlyDifferences: boolean;
  buyOf: (product: ComparedProduct) => ReactNode;
};

/**
 * Products side by side. On a phone each row is two lines, name above values, so that the values have the whole width.
 * Roles are explicit, because browsers drop table semantics from a table with another layout.
 */
export function CompareTable({ products, rows: all, onlyDifferences, buyOf }: CompareTableProps) {
  const isAlone = products.length === 1;
  const rows = all.filter((row) => isAlone || !onlyDifferences || row.differs);
  const columns = { '--columns': products.length } as CSSProperties;
  return (
    <section aria-label="Products side by side" className="relative -mx-4 px-4 max-md:overflow-x-auto sm:mx-0 sm:px-0">
      <table {...ROLES.table} style={columns} className="compare w-full border-collapse text-sm md:table-fixed">
        <caption className="sr-only">{products.map(({ name }) => name).join(', ')}</caption>
        <thead>
          <tr {...ROLES.row}>
            <td className="w-40 max-md:hidden lg:w-44" />
            {products.map((product) => (
              <ProductHead key={product.id} product={product} ids={products.map(({ id }) => id)} buy={buyOf(product)} />
            ))}
            {products.length < MOST_COMPARED && <Another category={products[0]?.category} />}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Row key={row.term} row={row} products={products} isMarked={row.differs && !isAlone} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

function ProductHead({ product, ids, buy }: { product: ComparedProduct; ids: number[]; buy: ReactNode }) {
  return (
    <th {...ROLES.columnHeader} scope="col" className="relative p-0 pb-5 text-start align-top font-normal md:px-3">
      <div className="flex h-full flex-col gap-3">
        <div className="overflow-hidden rounded-lg bg-sunken">
          <ProductPicture product={product} sizes="(min-width: 80rem) 270px, 45vw" priority className="w-full" />
        </div>
        <p className="line-clamp-3 break-words font-heading font-semibold leading-snug sm:line-clamp-2 sm:min-h-[2lh] sm:text-lg">
          <UiLink href={paths.product(product)} className="underline-offset-4 hover:underline">
            {withUnbrokenUnits(product.name)}
          </UiLink>
        </p>
        <ProductPrice product={product} />
        <div>
          <StockBadge product={product} />
        </div>
        <div className="max-lg:[&_svg]:hidden">{buy}</div>
      </div>
      <Form method="post" action={paths.compare()} preventScrollReset className="absolute end-1.5 top-1.5 md:end-4.5">
        <input type="hidden" name="intent" value="remove" />
        <input type="hidden" name="productId" value={product.id} />
        <input type="hidden" name="ids" value={ids.join(',')} />
        <button
          type="submit"
          aria-label={`Remove ${product.name}`}
          className="grid size-8 place-items-center rounded-full bg-canvas hover:bg-line"
        >
          <X aria-hidden="true" className="size-4" />
        </button>
      </Form>
    </th>
  );
}

function Another({ category }: { category: string | undefined }) {
  return (
    <td className="hidden w-48 ps-3 pb-5 align-top md:table-cell">
      <UiLink
        href={paths.search(category ? { category } : undefined)}
        className="pixel-grid flex aspect-[4/3] flex-col items-center justify-center gap-2 rounded-lg border border-line-strong border-dashed px-3 text-center font-medium text-ink-soft hover:border-ink hover:text-ink"
      >
        <Plus aria-hidden="true" className="size-5" />
        Add another
      </UiLink>
    </td>
  );
}

const ROLES = {
  table: { role: 'table' },
  row: { role: 'row' },
  columnHeader: { role: 'columnheader' },
  rowHeader: { role: 'rowheader' },
  cell: { role: 'cell' },
};

type RowProps = { row: ComparedRow; products: readonly ComparedProduct[]; isMarked: boolean };

function Row({ row: { term, values }, products, isMarked }: RowProps) {
  return (
    <tr {...ROLES.row} className="border-line border-t">
      <th
        {...ROLES.rowHeader}
        scope="row"
        className="text-start align-top font-medium text-ink-soft md:w-44 md:py-3 md:pe-3 md:ps-3"
      >
        <span className="sticky start-0 inline-flex items-baseline gap-2">
          {isMarked && <span aria-hidden="true" className="size-2 shrink-0 self-center bg-accent-text" />}
          {term}
          {isMarked && <span className="sr-only"> (differs)</span>}
        </span>
      </th>
      {products.map(({ id }, at) => (
        <td
          key={id}
          {...ROLES.cell}
          className={cx('tabular break-words align-top md:px-3 md:py-3', isMarked ? 'font-semibold' : 'text-ink-soft')}
        >
          <Value text={values[at]} />
        </td>
      ))}
      {products.length < MOST_COMPARED && <td className="hidden md:table-cell" />}
    </tr>
  );
}

// A part number may end a line at each of its hyphens, and then reads as another.
const SHORT_WORD = /^\S{1,16}$/;

function Value({ text }: { text: string | null | undefined }) {
  if (!text) return <Unstated />;
  return <span className={SHORT_WORD.test(text) ? 'whitespace-nowrap' : undefined}>{withUnbrokenUnits(text)}</span>;
}

function Unstated() {
  return (
    <span className="font-normal text-ink-soft">
      <span aria-hidden="true">–</span>
      <span className="sr-only">not stated</span>
    </span>
  );
}
