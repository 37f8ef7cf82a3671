import { LayoutGrid, Search } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { ProductPicture } from '#features/catalogue/screens/product-picture.tsx';
import type { SuggestAnswer } from '#features/search/contract.ts';
import { controlClass } from '#ui/control-class.ts';
import { useSecondPrice } from '#ui/second-price.ts';
import { formatPounds, toPence } from '#values/money.ts';
import { paths } from '#web/paths.ts';
import { useHydrated } from '#web/use-hydrated.ts';
import { useSuggestions } from './use-suggestions.ts';

type SearchInputProps = {
  text: string;
  onType: (text: string) => void;
  onQuery: (query: string) => void;
  onCategory: (category: string) => void;
};

/**
 * The words, with suggestions under them: an editable combobox whose list is walked with the arrows, taken with Enter and
 * left with Escape. Without scripts it is a plain field.
 */
export function SearchInput({ text, onType, onQuery, onCategory }: SearchInputProps) {
  const id = useId();
  const isHydrated = useHydrated();
  const navigate = useNavigate();
  const { answer, ask, forget } = useSuggestions();
  const [at, setAt] = useState(-1);
  const groups = groupsOf(answer);
  const options = groups.flatMap((group) => group.options);
  const isOpen = options.length > 0;
  const field = useRef<HTMLInputElement>(null);
  // Letters typed before the scripts arrived stand in the field alone: they count as typed now.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page comes alive
  useLayoutEffect(() => {
    const typed = field.current?.value ?? text;
    if (typed !== text) onType(typed);
  }, []);

  const close = () => {
    forget();
    setAt(-1);
  };
  const take = (option: Option) => {
    close();
    if (option.kind === 'query') onQuery(option.text);
    else if (option.kind === 'category') onCategory(option.text);
    else navigate(option.href);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const chosen = options[at];
    if (event.key === 'ArrowDown' && !isOpen) ask(text);
    // Who has asked is done with suggestions, those still on their way too.
    if (event.key === 'Enter' && !chosen) close();
    if (!isOpen) return;
    if (event.key === 'ArrowDown') setAt(at + 1 < options.length ? at + 1 : -1);
    else if (event.key === 'ArrowUp') setAt(at < 0 ? options.length - 1 : at - 1);
    else if (event.key === 'Escape') close();
    else if (event.key === 'Enter' && chosen) take(chosen);
    else return;
    event.preventDefault();
  };
  return (
    <div className="relative min-w-0 flex-1 basis-64">
      <label htmlFor={id} className="sr-only">
        Search products
      </label>
      <Search aria-hidden="true" className="pointer-events-none absolute start-3.5 top-3.5 size-5 text-ink-soft" />
      <input
        ref={field}
        id={id}
        type="search"
        name="q"
        dir="auto"
        value={text}
        maxLength={500}
        autoComplete="off"
        autoCapitalize="none"
        enterKeyHint="search"
        placeholder="Try “55 inch outdoor screen under £2,000”"
        onChange={(event) => {
          onType(event.target.value);
          ask(event.target.value);
          setAt(-1);
        }}
        onKeyDown={onKeyDown}
        onBlur={close}
        className={`${controlClass} min-h-12! ps-11!`}
        {...(isHydrated && {
          role: 'combobox',
          'aria-autocomplete': 'list',
          'aria-expanded': isOpen,
          'aria-controls': `${id}-list`,
          'aria-activedescendant': at >= 0 && isOpen ? `${id}-${at}` : undefined,
        })}
      />
      <div
        id={`${id}-list`}
        role="listbox"
        aria-label="Suggestions"
        hidden={!isOpen}
        tabIndex={-1}
        className="absolute inset-x-0 top-full z-20 mt-2 max-h-[min(28rem,60vh)] overflow-y-auto rounded-lg border border-line bg-surface py-2 shadow-overlay"
      >
        {groups.map((group) => (
          // biome-ignore lint/a11y/useSemanticElements: a listbox divides its options into groups, not into fieldsets
          <div key={group.title} role="group" aria-label={group.title}>
            <p aria-hidden="true" className="meta px-4 pt-2 pb-1">
              {group.title}
            </p>
            {group.options.map((option) => {
              const place = options.indexOf(option);
              return (
                <OptionRow key={option.key} id={`${id}-${place}`} isActive={place === at} onTake={() => take(option)}>
                  {option.content}
                </OptionRow>
              );
            })}
          </div>
        ))}
      </div>
      <p role="status" className="sr-only">
        {isOpen && `${options.length} ${options.length === 1 ? 'suggestion' : 'suggestions'}, use the arrow keys`}
      </p>
    </div>
  );
}

type OptionRowProps = { id: string; isActive: boolean; onTake: () => void; children: ReactNode };

function OptionRow({ id, isActive, onTake, children }: OptionRowProps) {
  return (
    // The field keeps the focus and speaks for the list; keys are heard there.
    // biome-ignore lint/a11y/useFocusableInteractive: the active option is named by the field
    // biome-ignore lint/a11y/useKeyWithClickEvents: keys are heard by the field
    <div
      id={id}
      role="option"
      aria-selected={isActive}
      ref={(row) => {
        if (isActive) row?.scrollIntoView({ block: 'nearest' });
      }}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onTake}
      className="flex min-h-11 cursor-pointer items-center gap-3 px-4 py-1.5 hover:bg-sunken aria-selected:bg-accent-wash aria-selected:shadow-[inset_3px_0_0_var(--color-accent)]"
    >
      {children}
    </div>
  );
}

type Option = { key: string; content: ReactNode } & (
  | { kind: 'query'; text: string }
  | { kind: 'category'; text: string }
  | { kind: 'product'; href: string }
);

function groupsOf(answer: SuggestAnswer | null): { title: string; options: Option[] }[] {
  if (!answer) return [];
  const { queries, categories, products } = answer;
  const groups: { title: string; options: Option[] }[] = [
    { title: 'Searches', options: queries.map(queryOption) },
    { title: 'Categories', options: categories.map(categoryOption) },
    { title: 'Products', options: products.map(productOption) },
  ];
  return groups.filter(({ options }) => options.length > 0);
}

function queryOption(text: string): Option {
  const content = (
    <>
      <Search aria-hidden="true" className="size-4 shrink-0 text-ink-soft" />
      <bdi className="min-w-0 truncate">{text}</bdi>
    </>
  );
  return { key: `query ${text}`, kind: 'query', text, content };
}

function categoryOption({ name, count }: SuggestAnswer['categories'][number]): Option {
  const content = (
    <>
      <LayoutGrid aria-hidden="true" className="size-4 shrink-0 text-ink-soft" />
      <span className="min-w-0 truncate">{name}</span>
      <span className="tabular meta ms-auto shrink-0">{count === 1 ? '1 product' : `${count} products`}</span>
    </>
  );
  return { key: `category ${name}`, kind: 'category', text: name, content };
}

function productOption(product: SuggestAnswer['products'][number]): Option {
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
        {formatPounds(toPence(product.price))} <span className="meta max-sm:sr-only">ex VAT</span>
        <Second pence={toPence(product.price)} />
      </span>
    </>
  );
  return { key: `product ${product.id}`, kind: 'product', href: paths.product(product), content };
}

function Second({ pence }: { pence: number }) {
  const second = useSecondPrice()(pence);
  return second && <span className="meta block">{second}</span>;
}
