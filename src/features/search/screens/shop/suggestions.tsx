import { LayoutGrid, Search } from 'lucide-react';
import type { ReactNode } from 'react';
import { ProductPicture } from '#features/catalogue/screens/product-picture.tsx';
import type { SuggestAnswer } from '#features/search/contract.ts';
import type { VatView } from '#features/settings/vat-view.ts';
import { useSecondPrice } from '#ui/second-price.ts';
import { formatPounds, toPence } from '#values/money.ts';
import { paths } from '#web/paths.ts';
import { useIsRegistered } from '#web/use-is-registered.ts';

export type Suggestion = { key: string; content: ReactNode } & (
  | { kind: 'query'; text: string }
  | { kind: 'category'; text: string }
  | { kind: 'product'; href: string }
);

export type SuggestionGroup = { title: string; options: Suggestion[] };

/** The suggestions of an answer; empty groups are omitted. */
export function groupsOf(answer: SuggestAnswer | null): SuggestionGroup[] {
  if (!answer) return [];
  const { queries, categories, products } = answer;
  const groups: SuggestionGroup[] = [
    { title: 'Searches', options: queries.map(queryOption) },
    { title: 'Categories', options: categories.map(categoryOption) },
    { title: 'Products', options: products.map(productOption) },
  ];
  return groups.filter(({ options }) => options.length > 0);
}

function queryOption(text: string): Suggestion {
  const content = (
    <>
      <Search aria-hidden="true" className="size-4 shrink-0 text-ink-soft" />
      <bdi className="min-w-0 truncate">{text}</bdi>
    </>
  );
  return { key: `query ${text}`, kind: 'query', text, content };
}

function categoryOption({ name, count }: SuggestAnswer['categories'][number]): Suggestion {
  const content = (
    <>
      <LayoutGrid aria-hidden="true" className="size-4 shrink-0 text-ink-soft" />
      <span className="min-w-0 truncate">{name}</span>
      <span className="tabular meta ms-auto shrink-0">{count === 1 ? '1 product' : `${count} products`}</span>
    </>
  );
  return { key: `category ${name}`, kind: 'category', text: name, content };
}

function productOption(product: SuggestAnswer['products'][number]): Suggestion {
  const content = (
    <>
      <span className="w-12 shrink-0 overflow-hidden rounded-sm">
        <ProductPicture product={product} sizes="48px" />
      </span>
      <span className="min-w-0 flex-1">
        <span className="line-clamp-1 font-medium text-sm">{product.name}</span>
        <span className="meta block truncate">{product.inStock ? product.category : 'Out of stock'}</span>
      </span>
      <span className="tabular shrink-0 text-end text-sm">
        <Side of="ex" pence={toPence(product.price)} />
        <Side of="inc" pence={toPence(product.priceIncVat)} />
      </span>
    </>
  );
  return { key: `product ${product.id}`, kind: 'product', href: paths.product(product), content };
}

// The style sheet shows the side of VAT that the visitor chose.
function Side({ of, pence }: { of: VatView; pence: number }) {
  const second = useSecondPrice()(pence);
  const isRegistered = useIsRegistered();
  if (of === 'inc' && !isRegistered) return null;
  return (
    <span className={isRegistered ? `side-${of}` : undefined}>
      {formatPounds(pence)} {isRegistered && `${of} VAT`}
      {second && <span className="meta block">{second}</span>}
    </span>
  );
}
