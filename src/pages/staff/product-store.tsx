import { Boxes, Layers, PackageCheck, PackageOpen, PoundSterling } from 'lucide-react';
import type { StoreProduct } from '#features/catalogue/contract.ts';
import { ProductPicture } from '#features/catalogue/web/product-picture.tsx';
import {
  canBeBought,
  matchingProducts,
  readStoreFilter,
  STOCK_FILTERS,
  type StoreFigures,
  stockText,
  storeFigures,
} from '#features/catalogue/web/staff-store-view.ts';
import { StockBadge } from '#features/catalogue/web/stock-badge.tsx';
import { buttonClass } from '#ui/button-class.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { UiLink } from '#ui/link.tsx';
import { Pagination } from '#ui/pagination.tsx';
import { Select } from '#ui/select-field.tsx';
import { StatCard } from '#ui/stat-card.tsx';
import { formatPounds } from '#values/money.ts';
import { AddToCart } from '#web/cart/add-to-cart.tsx';
import { orErrorPage } from '#web/errors/page-error.ts';
import { requireUser } from '#web/guard.ts';
import { pageApi } from '#web/page-api.ts';
import { pageMeta } from '#web/page-meta.ts';
import { paths } from '#web/paths.ts';
import { FilterBar } from '#web/portal/filter-bar.tsx';
import { PortalHeader } from '#web/portal/portal-header.tsx';
import { CARD_SIZES, ProductCardFrame } from '#web/products/product-card.tsx';
import type { Route } from './+types/product-store.ts';

const CARDS_ON_A_PAGE = 48;

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches, 'Product store');

/** Filters here and not in the browser: ten thousand products are too many to send for one screenful. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const api = context.get(pageApi);
  await requireUser(api, request, 'perm:view_products');
  const answer = await orErrorPage(api('GET /api/products', { query: { scope: 'store' } }));
  const products = answer.filter((product): product is StoreProduct => 'version' in product);
  const search = new URL(request.url).searchParams;
  const filter = readStoreFilter(search);
  const found = matchingProducts(products, filter);
  const pageCount = Math.max(1, Math.ceil(found.length / CARDS_ON_A_PAGE));
  const page = Math.min(pageCount, Math.max(1, Number.parseInt(search.get('page') ?? '', 10) || 1));
  return {
    figures: storeFigures(products),
    categories: [...new Set(products.map((product) => product.category))].sort(),
    filter,
    found: found.length,
    page,
    pageCount,
    cards: found.slice((page - 1) * CARDS_ON_A_PAGE, page * CARDS_ON_A_PAGE).map(forCard),
  };
}

function forCard(product: StoreProduct) {
  const { id, name, category, description, price, priceIncVat, imageUrl, sku } = product;
  const card = { id, name, category, description, price, priceIncVat, imageUrl, sku };
  return { ...card, inStock: canBeBought(product), isArchived: product.archivedAt !== null, stock: stockText(product) };
}

export default function ProductStorePage({ loaderData }: Route.ComponentProps) {
  const { figures, filter, found, page, pageCount, cards } = loaderData;
  const isFiltered = filter.q !== '' || filter.category !== '' || filter.stock !== undefined;
  return (
    <>
      <PortalHeader title="Product store" />
      <div className="flex flex-col gap-6">
        <Figures figures={figures} />
        {figures.products === 0 && !isFiltered ? (
          <EmptyState
            icon={<PackageOpen />}
            title="No products yet"
            description="What is added to the catalogue appears here and in the shop."
          />
        ) : (
          <>
            <FilterBar label="Name or SKU" q={filter.q} clearHref={isFiltered ? paths.productStore : undefined}>
              <Selects categories={loaderData.categories} filter={filter} />
            </FilterBar>
            <p role="status" className="meta tabular -mb-2">
              {found.toLocaleString('en-GB')} {found === 1 ? 'product' : 'products'}
            </p>
            {cards.length === 0 ? <NothingFound /> : <Cards cards={cards} />}
            <Pagination page={page} pageCount={pageCount} hrefFor={(to) => hrefOfPage(filter, to)} />
          </>
        )}
      </div>
    </>
  );
}

type LoaderData = Route.ComponentProps['loaderData'];

function Figures({ figures }: { figures: StoreFigures }) {
  return (
    <dl className="grid grid-cols-2 gap-3 sm:gap-4 xl:grid-cols-4">
      <StatCard
        label="Total products"
        value={figures.products.toLocaleString('en-GB')}
        icon={<Boxes aria-hidden="true" />}
      />
      <StatCard
        label="In stock"
        value={figures.inStock.toLocaleString('en-GB')}
        icon={<PackageCheck aria-hidden="true" />}
      />
      <StatCard
        label="Inventory value"
        hint="ex VAT"
        value={formatPounds(figures.inventoryValue)}
        icon={<PoundSterling aria-hidden="true" />}
      />
      <StatCard label="Categories" value={figures.categories} icon={<Layers aria-hidden="true" />} />
    </dl>
  );
}

function Selects({ categories, filter }: Pick<LoaderData, 'categories' | 'filter'>) {
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

function Cards({ cards }: Pick<LoaderData, 'cards'>) {
  return (
    <ul
      aria-label="Products"
      className="grid grid-cols-[repeat(auto-fill,minmax(min(13rem,100%),1fr))] gap-x-5 gap-y-8"
    >
      {cards.map((product, at) => (
        <ProductCardFrame
          key={product.id}
          as="li"
          level={2}
          product={product}
          href={product.isArchived ? undefined : paths.product(product)}
          picture={<ProductPicture product={product} sizes={CARD_SIZES} priority={at < 4} />}
          badge={null}
          action={
            <>
              <p className="meta tabular flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
                <StockBadge inStock={product.inStock} />
                <span>{product.stock}</span>
                {product.sku && <span className="w-full truncate">SKU {product.sku}</span>}
              </p>
              <AddToCart product={product} size="sm" full />
            </>
          }
        />
      ))}
    </ul>
  );
}

function NothingFound() {
  return (
    <EmptyState
      icon={<PackageOpen />}
      title="No products match"
      description="Try fewer words, or another category."
      actions={
        <UiLink href={paths.productStore} className={buttonClass({ variant: 'secondary' })}>
          Show all products
        </UiLink>
      }
    />
  );
}

function hrefOfPage({ q, category, stock }: LoaderData['filter'], page: number): string {
  const search = new URLSearchParams({
    ...(q && { q }),
    ...(category && { category }),
    ...(stock && { stock }),
    ...(page > 1 && { page: String(page) }),
  });
  return search.size > 0 ? `${paths.productStore}?${search}` : paths.productStore;
}
