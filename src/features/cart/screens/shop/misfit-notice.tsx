import { ArrowLeftRight } from 'lucide-react';
import type { CartLine } from '#features/cart/contract.ts';
import { ProductPrice } from '#features/catalogue/screens/product-price.tsx';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { paths } from '#web/paths.ts';

type MisfitNoticeProps = { line: Pick<CartLine, 'id' | 'quantity'>; misfit: NonNullable<CartLine['misfit']> };

/** That a line does not go with another of the cart, why, and what does, with a button that swaps it. */
export function MisfitNotice({ line, misfit: { sentence, reasons, instead, there } }: MisfitNoticeProps) {
  return (
    <Notice
      tone="caution"
      title={sentence}
      action={
        instead && (
          <form method="post" action={paths.cart}>
            <input type="hidden" name="intent" value="swap" />
            <input type="hidden" name="id" value={line.id} />
            <input type="hidden" name="productId" value={instead.id} />
            <input type="hidden" name="quantity" value={line.quantity} />
            <Button type="submit" variant="secondary" size="sm">
              <ArrowLeftRight aria-hidden="true" className="size-4" />
              Swap for this one
            </Button>
          </form>
        )
      }
    >
      <p>{reasons.join(' ')}</p>
      {there && <p className="mt-1">{there.name}, which is in the cart too, does.</p>}
      {instead && (
        <div className="mt-2 flex flex-wrap items-baseline gap-x-3">
          <span>
            This one does: <TextLink href={paths.product(instead)}>{instead.name}</TextLink>
          </span>
          <ProductPrice product={instead} size="sm" />
        </div>
      )}
    </Notice>
  );
}
