import { useEffect } from 'react';
import { AddToCart } from '#features/cart/screens/add-to-cart.tsx';
import { readCompared } from '#features/catalogue/compared.ts';
import { rememberCompared } from '#features/catalogue/screens/shop/compare/compare-choice.ts';
import { CompareTable } from '#features/catalogue/screens/shop/compare/compare-table.tsx';
import { NothingCompared } from '#features/catalogue/screens/shop/compare/nothing-compared.tsx';
import { changeComparison, readComparison } from '#features/catalogue/screens/shop/compare/read-comparison.ts';
import { ComparedPairs, readPairs } from '#features/fits/screens/shop/compared-pairs.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { Container } from '#ui/container.tsx';
import { Notice } from '#ui/notice.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { orErrorPage } from '#web/errors/page-error.ts';
import { fixedMeta } from '#web/head/page-meta.ts';
import { pageApi } from '#web/page-api.ts';
import { paths } from '#web/paths.ts';
import { FAILURES } from '#web/toast-texts.ts';
import type { Route } from './+types/compare.ts';

export const meta = fixedMeta('Compare products', 'Up to four products side by side, with what differs marked.');

export async function loader({ context, request }: Route.LoaderArgs) {
  const api = context.get(pageApi);
  const comparison = await readComparison(api, request);
  return { ...comparison, pairs: await orErrorPage(readPairs(api, comparison.products)) };
}

/** Adds or removes a product: from any page without scripts, and always on this one. */
export function action({ request }: Route.ActionArgs) {
  return changeComparison(request);
}

export default function ComparePage({ loaderData }: Route.ComponentProps) {
  const { products, rows, pairs, goneCount, onlyDifferences, isFull } = loaderData;
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
        <NothingCompared />
      ) : (
        <CompareTable
          products={products}
          rows={rows}
          onlyDifferences={onlyDifferences}
          buyOf={(product) => <AddToCart product={product} size="sm" full />}
        />
      )}
      <ComparedPairs pairs={pairs} />
    </Container>
  );
}

function Differences({ ids, isOn }: { ids: number[]; isOn: boolean }) {
  return (
    <ButtonLink href={paths.compare(ids) + (isOn ? '' : '&show=differences')} variant="secondary">
      {isOn ? 'Show every row' : 'Show only what differs'}
    </ButtonLink>
  );
}
