import { PackageOpen, Plus } from 'lucide-react';
import { type MouseEvent, useRef } from 'react';
import { data, redirect, type ShouldRevalidateFunctionArgs, useSearchParams } from 'react-router';
import { AddToCart } from '#features/cart/screens/add-to-cart.tsx';
import type { StoreProduct } from '#features/catalogue/contract.ts';
import {
  answersOf,
  NEW_PRODUCT,
  productBody,
  stockBody,
  typedAnswers,
} from '#features/catalogue/screens/staff/product-body.ts';
import { ProductDialog, type ProductTask } from '#features/catalogue/screens/staff/product-dialog.tsx';
import { ProductForm } from '#features/catalogue/screens/staff/product-form.tsx';
import { listAddress, storeAddress } from '#features/catalogue/screens/staff/store-address.ts';
import { StoreCard } from '#features/catalogue/screens/staff/store-card.tsx';
import { StoreFigureCards, StoreSelects } from '#features/catalogue/screens/staff/store-overview.tsx';
import { findStoreProduct } from '#features/catalogue/screens/staff/store-product.ts';
import { StoreTools } from '#features/catalogue/screens/staff/store-tools.tsx';
import { storeFigures } from '#features/catalogue/screens/staff/store-view.ts';
import { useStoreChanges } from '#features/catalogue/screens/staff/use-store-changes.ts';
import { matchingProducts, readStoreFilter } from '#features/catalogue/store-filter.ts';
import { mayUser } from '#features/permissions/may-user.ts';
import { Button } from '#ui/button.tsx';
import { buttonClass } from '#ui/button-class.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { UiLink } from '#ui/link.tsx';
import { Notice } from '#ui/notice.tsx';
import { Pagination } from '#ui/pagination.tsx';
import { Panel } from '#ui/panel.tsx';
import type { Api } from '#web/api.ts';
import { orErrorPage } from '#web/errors/page-error.ts';
import { refusedForm } from '#web/forms/form-answer.ts';
import { PortalHeader } from '#web/frames/portal/portal-header.tsx';
import { pageMeta } from '#web/head/page-meta.ts';
import { FilterBar } from '#web/lists/filter-bar.tsx';
import { useSelection } from '#web/lists/use-selection.ts';
import { CONFIRMATIONS } from '#web/messages.ts';
import { pageApi, signedInUser } from '#web/page-api.ts';
import { paths } from '#web/paths.ts';
import { useHydrated } from '#web/use-hydrated.ts';
import type { Route } from './+types/product-store.ts';

const CARDS_ON_A_PAGE = 48;

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches, 'Product store');

/** Filters here and not in the browser: ten thousand products are too many to send for one screenful. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const api = context.get(pageApi);
  const user = context.get(signedInUser);
  const answer = await orErrorPage(api('GET /api/products', { query: { scope: 'store' } }));
  const products = answer.filter((product): product is StoreProduct => 'version' in product);
  const search = new URL(request.url).searchParams;
  const filter = readStoreFilter(search);
  const found = matchingProducts(products, filter);
  const pageCount = Math.max(1, Math.ceil(found.length / CARDS_ON_A_PAGE));
  const page = Math.min(pageCount, Math.max(1, Number.parseInt(search.get('page') ?? '', 10) || 1));
  const named = (name: string) => products.find(({ id }) => String(id) === search.get(name)) ?? null;
  return {
    figures: storeFigures(products),
    categories: [...new Set(products.map((product) => product.category))].sort(),
    filter,
    found: found.length,
    page,
    pageCount,
    cards: found.slice((page - 1) * CARDS_ON_A_PAGE, page * CARDS_ON_A_PAGE),
    mayManage: mayUser(user, 'perm:manage_products'),
    editing: named('edit'),
    deleting: named('delete'),
  };
}

/** The forms of this page before the scripts arrive. */
export async function action({ context, request }: Route.ActionArgs) {
  const form = await request.formData();
  const address = listAddress(new URL(request.url));
  const id = String(form.get('id') ?? '');
  const asks = form.get('intent') === 'delete' && !form.has('sure');
  if (asks) throw redirect(`${address}${address.includes('?') ? '&' : '?'}delete=${encodeURIComponent(id)}`);
  try {
    await change(context.get(pageApi), form, id);
  } catch (error) {
    return refusedForm(error, typedAnswers(form));
  }
  throw redirect(address);
}

async function change(api: Api, form: FormData, id: string): Promise<void> {
  const params = { id };
  const known = async () => {
    const product = await findStoreProduct(Number(id), api);
    if (!product) throw data({ detail: 'There is no such product.' }, { status: 404 });
    return product;
  };
  const intents: Record<string, () => Promise<unknown>> = {
    add: () => api('POST /api/products', { body: productBody(form) }),
    edit: () => api('PUT /api/products/{id}', { params, body: productBody(form) }),
    stock: async () => {
      const seen = { ...(await known()), stockQuantity: Number(form.get('stockSeen')) };
      const body = stockBody(seen, String(form.get('stockQuantity')));
      return api('PUT /api/products/{id}', { params, body });
    },
    restore: async () => {
      const { name, price, category } = await known();
      return api('PUT /api/products/{id}', { params, body: { name, price, category, isArchived: false } });
    },
    delete: () => api('DELETE /api/products/{id}', { params }),
  };
  const intended = intents[String(form.get('intent'))];
  if (!intended) throw data({ detail: 'There is no such change to a product.' }, { status: 400 });
  await intended();
}

// A dialog that opens or shuts is no new list.
export function shouldRevalidate({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  const isSameList = listAddress(currentUrl) === listAddress(nextUrl) && currentUrl.search !== nextUrl.search;
  return isSameList ? false : defaultShouldRevalidate;
}

export default function ProductStorePage({ loaderData, actionData }: Route.ComponentProps) {
  const { figures, filter, found, page, pageCount, cards, mayManage } = loaderData;
  const isFiltered = filter.q !== '' || filter.category !== '' || filter.stock !== undefined;
  const isAlive = useHydrated();
  const count = useRef<HTMLParagraphElement>(null);
  // The card with the focus is gone.
  const changes = useStoreChanges(() => count.current?.focus());
  const { task, openHref, open, close } = useTask(loaderData);
  const refused = actionData && { answers: actionData.values, problem: actionData.problem };
  const isOfForm = refused?.answers.intent === 'add' || refused?.answers.intent === 'edit';
  const actions = mayManage
    ? { ...changes, editHref: (product: StoreProduct) => openHref('edit', product.id), onEdit: open.edit }
    : undefined;
  const selection = useSelection();
  const tools = mayManage && (
    <StoreTools
      filter={filter}
      foundCount={found}
      shownIds={cards.map(({ id }) => id)}
      categories={loaderData.categories}
      selection={selection}
    />
  );
  const addButton = mayManage && (
    <UiLink href={openHref('add')} onClick={open.add} className={buttonClass()}>
      <Plus aria-hidden="true" className="size-4" />
      Add Product
    </UiLink>
  );

  return (
    <>
      <PortalHeader title="Product store" actions={addButton} />
      <div className="flex flex-col gap-6">
        {refused && !isOfForm && (
          <Notice tone="negative" role="alert" title={refused.problem.title}>
            {refused.problem.detail}
          </Notice>
        )}
        {mayManage && !isAlive && task && <FormWithoutScripts task={task} refused={isOfForm ? refused : undefined} />}
        {mayManage && loaderData.deleting && <AskToDelete product={loaderData.deleting} />}
        <StoreFigureCards figures={figures} />
        {figures.products === 0 && !isFiltered ? (
          <>
            {tools}
            <EmptyState
              icon={<PackageOpen />}
              title="No products yet"
              description="What is added to the catalogue appears here and in the shop."
              actions={addButton}
            />
          </>
        ) : (
          <>
            <FilterBar label="Name or SKU" q={filter.q} clearHref={isFiltered ? paths.productStore : undefined}>
              <StoreSelects categories={loaderData.categories} filter={filter} />
            </FilterBar>
            <p ref={count} tabIndex={-1} role="status" className="meta tabular -mb-2">
              {found.toLocaleString('en-GB')} {found === 1 ? 'product' : 'products'}
            </p>
            {tools}
            {cards.length === 0 && <NothingFound />}
            <ul
              aria-label="Products"
              className="grid grid-cols-[repeat(auto-fill,minmax(min(15rem,100%),1fr))] gap-x-5 gap-y-8 empty:hidden"
            >
              {cards.map((product, at) => (
                <StoreCard
                  key={product.id}
                  product={product}
                  priority={at === 0}
                  buyOf={(forSale) => <AddToCart product={forSale} size="sm" full />}
                  actions={actions}
                  selection={mayManage ? selection.of(product.id) : undefined}
                />
              ))}
            </ul>
            <Pagination
              page={page}
              pageCount={pageCount}
              hrefFor={(to) => storeAddress(filter, to > 1 ? { page: String(to) } : {})}
            />
          </>
        )}
      </div>
      {mayManage && (
        <ProductDialog task={isAlive ? task : null} refused={isOfForm ? refused : undefined} onClose={close} />
      )}
    </>
  );
}

type LoaderData = Route.ComponentProps['loaderData'];

/** The dialog's task stands in the address: `?add`, or `?edit=7`. */
function useTask({ cards, editing, filter, page }: LoaderData) {
  const [search, setSearch] = useSearchParams();
  const openHref = (name: 'add' | 'edit', id?: number) =>
    storeAddress(filter, { ...(page > 1 && { page: String(page) }), [name]: String(id ?? '') });
  const show = (name: 'add' | 'edit' | null, value = '') =>
    setSearch(
      (before) => {
        const after = new URLSearchParams(before);
        for (const known of ['add', 'edit', 'delete']) after.delete(known);
        if (name) after.set(name, value);
        return after;
      },
      { preventScrollReset: true, replace: name === null },
    );
  const id = search.get('edit');
  const edited = id === null ? null : (cards.find((card) => String(card.id) === id) ?? editing);
  const task: ProductTask | null = search.has('add') ? { product: null } : edited && { product: edited };
  const open = {
    edit: (product: StoreProduct) => show('edit', String(product.id)),
    add: (event: MouseEvent) => {
      if (event.metaKey || event.ctrlKey || event.shiftKey) return;
      event.preventDefault();
      show('add');
    },
  };
  return { task, openHref, open, close: () => show(null) };
}

type FormWithoutScriptsProps = { task: ProductTask; refused: Parameters<typeof ProductDialog>[0]['refused'] };

/** The dialog's form in the page itself, until there are scripts that could open the dialog. */
function FormWithoutScripts({ task: { product }, refused }: FormWithoutScriptsProps) {
  return (
    <Panel title={product ? 'Edit product' : 'Add Product'}>
      <ProductForm
        id="product"
        productId={product?.id}
        answers={refused?.answers ?? (product ? answersOf(product) : NEW_PRODUCT)}
        problem={refused?.problem}
      >
        <Button type="submit" className="self-start">
          {product ? 'Save changes' : 'Add Product'}
        </Button>
      </ProductForm>
    </Panel>
  );
}

function AskToDelete({ product }: { product: StoreProduct }) {
  const { title, description } = CONFIRMATIONS.deleteProduct;
  return (
    <Notice
      tone="caution"
      title={`${title} ${product.name}`}
      action={
        <form method="post">
          <input type="hidden" name="intent" value="delete" />
          <input type="hidden" name="sure" value="1" />
          <input type="hidden" name="id" value={product.id} />
          <Button type="submit" variant="danger" size="sm">
            Delete
          </Button>
        </form>
      }
    >
      {description}
    </Notice>
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
