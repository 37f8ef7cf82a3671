import { Download, Warehouse } from 'lucide-react';
import { useRevalidator } from 'react-router';
import { StockDrawer } from '#features/stock/screens/staff/stock-drawer.tsx';
import { StockFilters } from '#features/stock/screens/staff/stock-filters.tsx';
import { stockLinks, stockRights } from '#features/stock/screens/staff/stock-links.ts';
import { StockTable } from '#features/stock/screens/staff/stock-table.tsx';
import { readStockView } from '#features/stock/screens/staff/stock-view.ts';
import { buttonClass } from '#ui/button-class.ts';
import { orErrorPage } from '#web/errors/page-error.ts';
import { PortalHeader } from '#web/frames/portal/portal-header.tsx';
import { fixedMeta } from '#web/head/page-meta.ts';
import { listSearch, readListPage, useListView } from '#web/lists/list-view.ts';
import { unlessSameList } from '#web/lists/same-list.ts';
import { StaffList } from '#web/lists/staff-list.tsx';
import { useOpenRecord } from '#web/lists/use-open-record.ts';
import { useLivePage } from '#web/live/use-live.ts';
import { pageApi, signedInUser } from '#web/page-api.ts';
import { paths } from '#web/paths.ts';
import type { Route } from './+types/stock.ts';

export const meta = fixedMeta('Stock');

export async function loader({ context, request }: Route.LoaderArgs) {
  const api = context.get(pageApi);
  const [page, { actors }] = await Promise.all([
    readListPage(request, paths.stock, readStockView, (query) =>
      api('GET /api/stock', { query: { ...query, limit: '50' } }),
    ),
    orErrorPage(api('GET /api/stock/choices')),
  ]);
  return { page, actors, rights: stockRights(context.get(signedInUser)) };
}

export const shouldRevalidate = unlessSameList((url) => listSearch(readStockView(url.searchParams)));

export default function StockPage({ loaderData: { page, actors, rights } }: Route.ComponentProps) {
  const { revalidate } = useRevalidator();
  useLivePage({ about: 'stock' });
  const view = useListView(paths.stock, readStockView);
  const record = useOpenRecord('product');
  const links = stockLinks(rights);
  const { product } = page;
  return (
    <>
      <PortalHeader
        title="Stock"
        description={
          product
            ? `${product.name}: ${product.stockQuantity.toLocaleString('en-GB')} in stock, and every change that led there.`
            : 'Every change of stock: why, by whom, and what it left.'
        }
        actions={
          <a
            href={`/api/stock/export${listSearch({ ...view, trail: [] })}`}
            download
            className={buttonClass({ variant: 'secondary' })}
          >
            <Download aria-hidden="true" className="size-5" />
            Download CSV
          </a>
        }
      />
      <StaffList
        view={view}
        page={page}
        nouns={['change', 'changes']}
        search={{ label: 'Product or SKU', q: view.filter.q ?? '' }}
        filters={<StockFilters filter={view.filter} actors={actors} />}
        nothing={{
          icon: <Warehouse />,
          none: 'The first delivery, order or count appears here.',
          noMatch: 'Try another product, reason or span of days.',
        }}
      >
        <StockTable movements={page.items} links={links} hrefOf={record.hrefOf} onOpen={record.openHere} />
      </StaffList>
      <StockDrawer
        id={record.openId}
        mayManage={rights.mayManage}
        links={links}
        onChange={revalidate}
        onClose={() => record.show(null)}
      />
    </>
  );
}
