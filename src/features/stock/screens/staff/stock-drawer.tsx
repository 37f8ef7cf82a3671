import { useState } from 'react';
import { STOCK_REASONS, type StockReason } from '#features/catalogue/stock-reasons.ts';
import { REASON_NAMES } from '#features/stock/reasons.ts';
import { Badge } from '#ui/badge.tsx';
import { Drawer } from '#ui/drawer.tsx';
import { Notice } from '#ui/notice.tsx';
import { Select } from '#ui/select-field.tsx';
import { SkeletonText } from '#ui/skeleton.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { api, sentenceOf } from '#web/api.ts';
import { optionsOf } from '#web/lists/filter-selects.tsx';
import { useLive } from '#web/live/use-live.ts';
import { paths } from '#web/paths.ts';
import { useQuery } from '#web/query/use-query.ts';
import { LEAVE_QUESTION } from '#web/toast-texts.ts';
import { StockHistory } from './stock-history.tsx';
import { StockTaskForm } from './stock-task-form.tsx';
import type { StockLinks } from './why-it-changed.tsx';

type StockDrawerProps = {
  /** The product; null closes the drawer. */
  id: string | null;
  mayManage: boolean;
  links: StockLinks;
  /** Reads the list again. */
  onChange: () => Promise<void>;
  onClose: () => void;
};

/** The stock of one product beside the list: how it came about, and the form that changes it. */
export function StockDrawer({ id, mayManage, links, onChange, onClose }: StockDrawerProps) {
  // Still shown while the drawer slides away.
  const [shownId, setShownId] = useState(id);
  if (id !== null && id !== shownId) setShownId(id);
  const [reason, setReason] = useState<StockReason>();
  const asked = useQuery({
    queryKey: ['stock', shownId, reason],
    enabled: shownId !== null,
    gcTime: 0,
    keepsShowing: ([, before]) => before === shownId,
    queryFn: ({ signal }) =>
      api(
        'GET /api/stock',
        { query: { productId: shownId ?? '', limit: '50', ...(reason && { reason }) } },
        { signal },
      ),
  });
  const { data: stock, error } = asked;
  const readAgain = () => void (shownId !== null && asked.refetch());
  useLive({ about: 'stock' }, readAgain);
  const product = stock?.product;
  const done = async () => {
    await Promise.all([asked.refetch(), onChange()]);
  };
  return (
    <Drawer
      open={id !== null}
      onClose={onClose}
      leaveQuestion={LEAVE_QUESTION}
      width="lg"
      title={<bdi className="name">{product?.name ?? 'Stock'}</bdi>}
    >
      {product ? (
        <div className="flex flex-col gap-6">
          <p className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
            <strong className="tabular font-semibold text-2xl">{product.stockQuantity.toLocaleString('en-GB')}</strong>
            <span>in stock</span>
            {product.isArchived && <Badge>Archived</Badge>}
            {product.sku && <span className="meta">SKU {product.sku}</span>}
          </p>
          {mayManage && <StockTaskForm key={product.id} product={product} onDone={done} />}
          <section aria-label="History" className="flex flex-col gap-3">
            <div className="flex flex-wrap items-center justify-between gap-3">
              <h3 className="title-3">History</h3>
              <Select
                dense
                aria-label="Reason"
                value={reason ?? ''}
                placeholder="Every reason"
                options={optionsOf(REASON_NAMES)}
                onChange={(event) => setReason(STOCK_REASONS.find((each) => each === event.target.value))}
              />
            </div>
            <StockHistory movements={stock.items} links={links} />
            {stock.nextCursor !== null && (
              <p className="meta">
                The newest {stock.items.length}.{' '}
                <TextLink href={paths.stockOf(product.id)}>All changes of this product</TextLink>
              </p>
            )}
          </section>
        </div>
      ) : error || stock ? (
        <Notice tone="negative" role="alert" title="The stock cannot be shown">
          {error ? sentenceOf(error, 'The stock could not be read. Please try again.') : 'There is no such product.'}
        </Notice>
      ) : (
        <SkeletonText lines={12} />
      )}
    </Drawer>
  );
}
