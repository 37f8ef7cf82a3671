import { type MouseEvent, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import { type VatView, vatCookie } from '#features/settings/vat-view.ts';
import { percentText } from '#values/percent-text.ts';
import { useHydrated } from '#web/use-hydrated.ts';
import { useShop } from '#web/use-shop.ts';

/**
 * Chooses which price is large in the whole shop. CSS follows the page's `data-vat`, so that the right one shows before any
 * script; without scripts the form sets the cookie and returns.
 */
export function VatSwitch() {
  const view = useVatView();
  const isHydrated = useHydrated();
  const { pathname, search } = useLocation();
  const shop = useShop();
  const choose = (event: MouseEvent<HTMLButtonElement>) => {
    event.preventDefault();
    chooseVatView(event.currentTarget.value as VatView);
  };
  if (!shop?.hasVat) return null;
  return (
    <form method="post" action="/vat" className="flex shrink-0 items-center gap-2 text-sm">
      <input type="hidden" name="next" value={pathname + search} />
      <span id="vat-switch" className="text-ink-soft max-sm:sr-only">
        Prices
      </span>
      <fieldset aria-labelledby="vat-switch" className="flex rounded-sm bg-canvas ring-1 ring-line-strong">
        {CHOICES.map((choice) => (
          <button
            key={choice}
            type="submit"
            name="view"
            value={choice}
            onClick={choose}
            aria-pressed={isHydrated ? view === choice : undefined}
            className="vat-choice tabular relative h-[1.75rem] px-2.5 font-medium first:rounded-s-sm last:rounded-e-sm focus-visible:z-1"
          >
            {choice}
            {choice === 'inc' && <span className="@max-2xs:sr-only"> {percentText(shop.vatRate)}</span>}
            <span className="@max-[11rem]:sr-only"> VAT</span>
          </button>
        ))}
      </fieldset>
    </form>
  );
}

const CHOICES: readonly VatView[] = ['ex', 'inc'];

const listeners = new Set<() => void>();

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function useVatView(): VatView {
  return useSyncExternalStore(
    subscribe,
    () => (document.documentElement.dataset.vat === 'inc' ? 'inc' : 'ex'),
    () => 'ex',
  );
}

function chooseVatView(view: VatView): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store is not in every browser yet
  document.cookie = vatCookie(view);
  if (view === 'inc') document.documentElement.dataset.vat = 'inc';
  else delete document.documentElement.dataset.vat;
  for (const listener of listeners) listener();
}
