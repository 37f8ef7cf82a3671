import type { AssistantAnswer } from '#features/assistant/contract.ts';
import { ProductPicture } from '#features/catalogue/screens/product-picture.tsx';
import { ProductPrice } from '#features/catalogue/screens/product-price.tsx';
import { StockBadge } from '#features/catalogue/screens/stock-badge.tsx';
import { UiLink } from '#ui/link.tsx';
import { paths } from '#web/paths.ts';

/** A product that an answer shows, with the reason for it. */
export function AnswerProduct({ product, reason }: AssistantAnswer['products'][number]) {
  return (
    <li className="relative flex gap-3 rounded-md border border-line p-2.5 hover:border-ink">
      <span className="w-20 shrink-0 self-center">
        <ProductPicture product={product} sizes="80px" />
      </span>
      <span className="flex min-w-0 flex-col items-start gap-1">
        <UiLink
          href={paths.product(product)}
          className="font-semibold text-sm leading-snug underline-offset-4 after:absolute after:inset-0 hover:underline"
        >
          {product.name}
        </UiLink>
        <span className="meta text-xs leading-snug">{reason}</span>
        <ProductPrice product={product} size="sm" />
        <StockBadge product={product} />
      </span>
    </li>
  );
}
