import { Columns3 } from 'lucide-react';
import { useEffect } from 'react';
import { redirect } from 'react-router';
import { AddToCart } from '#features/cart/screens/add-to-cart.tsx';
import { comparedRows } from '#features/catalogue/compare.ts';
import { MOST_COMPARED, readCompared } from '#features/catalogue/compared.ts';
import type { Product } from '#features/catalogue/contract.ts';
import {
  compareCookie,
  comparedIn,
  rememberCompared,
} from '#features/catalogue/screens/shop/compare/compare-choice.ts';
import { type ComparedProduct, CompareTable } from '#features/catalogue/screens/shop/compare/compare-table.tsx';
import { buttonClass } from '#ui/button-class.ts';
import { Container } from '#ui/container.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { UiLink } from '#ui/link.tsx';
import { Notice } from '#ui/notice.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { type Api, ApiError } from '#web/api.ts';
import { orErrorPage } from '#web/errors/page-error.ts';
import { pageMeta } from '#web/head/page-meta.ts';
import { FAILURES } from '#web/messages.ts';
import { pageApi } from '#web/page-api.ts';
import { paths } from '#web/paths.ts';
import type { Route } from './+types/compare.ts';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, 'Compare products', 'Up to four products side by side, with what differs marked.');

export async function loader({ context, request }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url);
  const named = searchParams.get('ids');
  const remembered = comparedIn(request.headers.get('cookie'));
  // The address says what is compared, so that it can be sent to somebody; the cookie only leads to it.
  if (named === null && remembered.length > 0) throw redirect(paths.compare(remembered));
  const api = context.get(pageApi);
  const found = await orErrorPage(Promise.all(readCompared(named).map((id) => findProduct(api, id))));
  const products = found.filter((product) => product !== null);
  return {
    products: products.map(headOf),
    // As text from here, so that no page needs to know the attributes.
    rows: comparedRows(products),
    goneCount: found.length - products.length,
    onlyDifferences: searchParams.get('show') === 'differences',
    isFull: searchParams.has('full'),
  };
}

// A product may have left the shop since; the others are still worth comparing.
async function findProduct(api: Api, productId: number): Promise<Product | null> {
  try {
    return await api('GET /api/products/{id}', { params: { id: String(productId) } });
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  }
}

// Only what stands above the rows.
function headOf({ id, name, category, price, priceIncVat, inStock, imageUrl }: Product): ComparedProduct {
  return { id, name, category, price, priceIncVat, inStock, imageUrl };
}

/** Adding and taking away: from any page before its scripts arrive, and on this one always. */
export async function action({ request }: Route.ActionArgs) {
  const form = await request.formData();
  const text = (name: string) => String(form.get(name) ?? '');
  const [id] = readCompared(text('productId'));
  const before = form.has('ids') ? readCompared(text('ids')) : comparedIn(request.headers.get('cookie'));
  const others = before.filter((other) => other !== id);
  const isFull = text('intent') === 'add' && others.length >= MOST_COMPARED;
  const ids = isFull ? before : text('intent') === 'add' && id ? [...others, id] : others;
  const address = ids.length ? `${paths.compare(ids)}${isFull ? '&full' : ''}` : `${paths.compare()}?ids=`;
  return redirect(address, { headers: { 'Set-Cookie': compareCookie(ids) } });
}

export default function ComparePage({ loaderData }: Route.ComponentProps) {
  const { products, rows, goneCount, onlyDifferences, isFull } = loaderData;
  const ids = products.map(({ id }) => id).join('.');
  useEffect(() => rememberCompared(readCompared(ids)), [ids]);
  return (
    <Container>
      <PageHeader
        title="Compare products"
        description={
          products.length > 1
            ? 'Rows that differ are marked. The address of this page can be sent to a colleague.'
            : 'Up to four products side by side, with what differs marked.'
        }
        actions={products.length > 1 && <Differences ids={products.map(({ id }) => id)} isOn={onlyDifferences} />}
      />
      {isFull && (
        <Notice tone="caution" className="mb-6">
          {FAILURES.compareIsFull}
        </Notice>
      )}
      {goneCount > 0 && (
        <Notice tone="info" className="mb-6">
          {goneCount === 1 ? 'One of the products is' : `${goneCount} of the products are`} no longer sold.
        </Notice>
      )}
      {products.length === 0 ? (
        <NothingYet />
      ) : (
        <CompareTable
          products={products}
          rows={rows}
          onlyDifferences={onlyDifferences}
          buyOf={(product) => <AddToCart product={product} size="sm" full />}
        />
      )}
    </Container>
  );
}

function Differences({ ids, isOn }: { ids: number[]; isOn: boolean }) {
  return (
    <UiLink
      href={paths.compare(ids) + (isOn ? '' : '&show=differences')}
      className={buttonClass({ variant: 'secondary' })}
    >
      {isOn ? 'Show every row' : 'Show only what differs'}
    </UiLink>
  );
}

function NothingYet() {
  return (
    <EmptyState
      icon={<Columns3 aria-hidden="true" className="size-6" />}
      title="Nothing to compare yet"
      description="Press Compare on a product to put it here. Up to four stand side by side."
      actions={
        <UiLink href={paths.search()} className={buttonClass()}>
          Find products
        </UiLink>
      }
    />
  );
}
