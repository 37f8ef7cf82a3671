import { ArchiveRestore, Pencil, Trash2 } from 'lucide-react';
import type { FormEvent, MouseEvent, ReactNode } from 'react';
import type { StoreProduct } from '#features/catalogue/contract.ts';
import { canBeBought } from '#features/catalogue/store-filter.ts';
import { Badge } from '#ui/badge.tsx';
import { CheckboxBox } from '#ui/checkbox-field.tsx';
import { IconButton, iconButtonClass } from '#ui/icon-button.tsx';
import { UiLink } from '#ui/link.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { paths } from '#web/paths.ts';
import { CARD_SIZES, ProductCardFrame } from '../product-card-frame.tsx';
import { ProductPicture } from '../product-picture.tsx';
import { StockBadge } from '../stock-badge.tsx';
import { StockForm } from './stock-form.tsx';
import { stockText } from './store-view.ts';

export interface StoreActions {
  editHref: (product: StoreProduct) => string;
  onEdit: (product: StoreProduct) => void;
  onDelete: (product: StoreProduct) => void;
  onRestore: (product: StoreProduct) => void;
  onCount: (product: StoreProduct, count: string, seen: number) => void;
  isSending: (product: StoreProduct) => boolean;
}

type StoreCardProps = {
  product: StoreProduct;
  priority?: boolean;
  /** How many want to be told when it is back in stock. */
  waiting?: number | undefined;
  buyOf: (product: StoreProduct) => ReactNode;
  /** Absent for staff with the right to look only. */
  actions?: StoreActions;
  selection?: { checked: boolean; onChange: (checked: boolean) => void };
  /** Opens how the stock came about. */
  history: { href: string; onClick: (event: MouseEvent) => void };
};

/** A product of the store: what shoppers see, and the actions of staff. */
export function StoreCard({ product, priority, waiting, buyOf, actions, selection, history }: StoreCardProps) {
  const isArchived = product.archivedAt !== null;
  const forSale = { ...product, inStock: canBeBought(product) };
  const label = actions && !isArchived ? stockLabel(product) : stockText(product);
  return (
    <ProductCardFrame
      as="li"
      dense
      level={2}
      product={product}
      href={isArchived ? undefined : paths.product(product)}
      picture={
        <>
          <ProductPicture product={product} sizes={CARD_SIZES} priority={priority} />
          {selection && (
            <CheckboxBox
              aria-label={`Select ${product.name}`}
              checked={selection.checked}
              onChange={(event) => selection.onChange(event.target.checked)}
              className="absolute! start-2 top-2 z-1"
            />
          )}
        </>
      }
      badge={null}
      action={
        <>
          <div className="flex min-h-6 items-center justify-between gap-x-3">
            {isArchived ? <Badge>Archived</Badge> : <StockBadge product={forSale} />}
            <span className="meta min-w-0 truncate">
              {[hasNoWeight(product) && 'Weight missing', product.sku && `SKU ${product.sku}`]
                .filter(Boolean)
                .join(' · ')}
            </span>
          </div>
          <div className="flex min-h-8 flex-wrap items-center justify-between gap-x-3 gap-y-1">
            <span className="meta tabular flex flex-wrap items-center gap-x-1">
              <TextLink
                {...history}
                aria-label={`${label}: stock history of ${product.name}`}
                className="inline-flex min-h-6 items-center"
              >
                {label}
              </TextLink>
              {waiting && ` · ${waiting.toLocaleString('en-GB')} waiting`}
            </span>
            {actions && !isArchived && (
              <StockForm
                product={product}
                isSending={actions.isSending(product)}
                onCount={(count, seen) => actions.onCount(product, count, seen)}
              />
            )}
          </div>
          <div className="flex items-center gap-1.5">
            {!isArchived && buyOf(forSale)}
            {actions && <Changes product={product} isArchived={isArchived} actions={actions} />}
          </div>
        </>
      }
    />
  );
}

// Delivery then counts it as light.
function hasNoWeight({ specs, archivedAt }: StoreProduct): boolean {
  return specs.weightKg === undefined && archivedAt === null;
}

function stockLabel({ inStock, stockQuantity, lowAt }: StoreProduct): string {
  if (!inStock) return 'Switched off';
  return stockQuantity <= lowAt ? `Low: reorder at ${lowAt.toLocaleString('en-GB')}` : 'Quantity';
}

type ChangesProps = { product: StoreProduct; isArchived: boolean; actions: StoreActions };

function Changes({ product, isArchived, actions }: ChangesProps): ReactNode {
  const edit = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    actions.onEdit(product);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (actions.isSending(product)) return;
    if (isArchived) actions.onRestore(product);
    else actions.onDelete(product);
  };
  return (
    <>
      <UiLink
        href={actions.editHref(product)}
        onClick={edit}
        aria-label={`Edit ${product.name}`}
        className={iconButtonClass({ variant: 'outline', size: 'sm' })}
      >
        <Pencil aria-hidden="true" className="size-4" />
      </UiLink>
      <form method="post" onSubmit={submit} className="contents">
        <input type="hidden" name="intent" value={isArchived ? 'restore' : 'delete'} />
        <input type="hidden" name="id" value={product.id} />
        <IconButton
          type="submit"
          label={`${isArchived ? 'Put back on sale' : 'Delete'}: ${product.name}`}
          variant="outline"
          size="sm"
          aria-busy={actions.isSending(product)}
        >
          {isArchived ? (
            <ArchiveRestore aria-hidden="true" className="size-4" />
          ) : (
            <Trash2 aria-hidden="true" className="size-4 text-negative" />
          )}
        </IconButton>
      </form>
    </>
  );
}
