import { Plus } from 'lucide-react';
import { useRef } from 'react';
import { useRevalidator } from 'react-router';
import { AddToCart } from '#features/cart/screens/add-to-cart.tsx';
import type { StoreProduct } from '#features/catalogue/contract.ts';
import { ProductDialog } from '#features/catalogue/screens/staff/product-dialog.tsx';
import { readStore } from '#features/catalogue/screens/staff/read-store.ts';
import { storeAction } from '#features/catalogue/screens/staff/store-action.ts';
import { listAddress } from '#features/catalogue/screens/staff/store-address.ts';
import { StoreCard } from '#features/catalogue/screens/staff/store-card.tsx';
import { AskToDelete, FormWithoutScripts } from '#features/catalogue/screens/staff/store-forms.tsx';
import { StoreList } from '#features/catalogue/screens/staff/store-list.tsx';
import { StoreFigureCards } from '#features/catalogue/screens/staff/store-overview.tsx';
import { StoreTools } from '#features/catalogue/screens/staff/store-tools.tsx';
import { useProductTask } from '#features/catalogue/screens/staff/use-product-task.ts';
import { useStoreChanges } from '#features/catalogue/screens/staff/use-store-changes.ts';
import { StockDrawer } from '#features/stock/screens/staff/stock-drawer.tsx';
import { stockLinks, stockRights } from '#features/stock/screens/staff/stock-links.ts';
import { ButtonLink } from '#ui/button-link.tsx';
import { orErrorPage } from '#web/errors/page-error.ts';
import { RefusedNotice } from '#web/forms/refused-notice.tsx';
import { PortalHeader } from '#web/frames/portal/portal-header.tsx';
import { fixedMeta } from '#web/head/page-meta.ts';
import { unlessSameList } from '#web/lists/same-list.ts';
import { useOpenRecord } from '#web/lists/use-open-record.ts';
import { useSelection } from '#web/lists/use-selection.ts';
import { useLivePage } from '#web/live/use-live.ts';
import { pageApi, signedInUser } from '#web/page-api.ts';
import { paths } from '#web/paths.ts';
import { useHydrated } from '#web/use-hydrated.ts';
import type { Route } from './+types/product-store.ts';

export const meta = fixedMeta('Product store');

export async function loader({ context, request }: Route.LoaderArgs) {
  const api = context.get(pageApi);
  const [store, alerts] = await Promise.all([
    readStore(api, new URL(request.url).searchParams),
    orErrorPage(api('GET /api/stock-alerts')),
  ]);
  const waiting = new Map(alerts.map((alert) => [alert.productId, alert.waiting]));
  return { store, waiting, rights: stockRights(context.get(signedInUser)) };
}

export function action({ context, request }: Route.ActionArgs) {
  return storeAction(context.get(pageApi), request);
}

export const shouldRevalidate = unlessSameList(listAddress);

export default function ProductStorePage({ loaderData: { store, waiting, rights }, actionData }: Route.ComponentProps) {
  const { mayManage } = rights;
  const isHydrated = useHydrated();
  const { revalidate } = useRevalidator();
  useLivePage({ about: 'stock' });
  const record = useOpenRecord('product');
  const count = useRef<HTMLParagraphElement>(null);
  // The deleted card had the focus, so the count gets it.
  const changes = useStoreChanges(() => count.current?.focus());
  const { task, openHref, open, close } = useProductTask(store);
  const selection = useSelection();
  const refused = actionData && { answers: actionData.values, problem: actionData.problem };
  const isOfForm = refused?.answers.intent === 'add' || refused?.answers.intent === 'edit';
  const refusedForm = isOfForm ? refused : undefined;
  const actions = mayManage
    ? { ...changes, editHref: (product: StoreProduct) => openHref('edit', product.id), onEdit: open.edit }
    : undefined;
  const addButton = mayManage && (
    <ButtonLink href={openHref('add')} onClick={open.add}>
      <Plus aria-hidden="true" className="size-4" />
      Add Product
    </ButtonLink>
  );
  const tools = mayManage && (
    <StoreTools
      filter={store.filter}
      foundCount={store.found}
      shownIds={store.cards.map(({ id }) => id)}
      categories={store.categories}
      selection={selection}
    />
  );
  return (
    <>
      <PortalHeader title="Product store" actions={addButton} />
      <div className="flex flex-col gap-6">
        {!isOfForm && <RefusedNotice problem={refused?.problem} />}
        {mayManage && !isHydrated && task && <FormWithoutScripts task={task} refused={refusedForm} />}
        {mayManage && store.deleting && <AskToDelete product={store.deleting} />}
        <StoreFigureCards figures={store.figures} />
        <StoreList
          store={store}
          tools={tools}
          addButton={addButton}
          count={count}
          cardOf={(product, at) => (
            <StoreCard
              key={product.id}
              product={product}
              priority={at === 0}
              waiting={waiting.get(product.id)}
              buyOf={(forSale) => <AddToCart product={forSale} size="sm" full />}
              actions={actions}
              selection={mayManage ? selection.of(product.id) : undefined}
              history={{ href: paths.stockOf(product.id), onClick: record.openHere(product.id) }}
            />
          )}
        />
      </div>
      <StockDrawer
        id={record.openId}
        mayManage={mayManage}
        links={stockLinks(rights)}
        onChange={revalidate}
        onClose={() => record.show(null)}
      />
      {mayManage && <ProductDialog task={isHydrated ? task : null} refused={refusedForm} onClose={close} />}
    </>
  );
}
