import { ChevronDown } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { CHARGED_IN } from '#features/currencies/shown-rate.ts';
import { pickCurrency, useShopCurrencies, useShownBeside } from './second-currency.tsx';

/** Chooses the second currency of prices, in a shop with more than one. Without scripts the form sets the cookie. */
export function CurrencySwitch() {
  const { currencies } = useShopCurrencies();
  const shown = useShownBeside()?.code ?? CHARGED_IN;
  const { pathname, search } = useLocation();
  const select = useRef<HTMLSelectElement>(null);
  const pick = (code: string | undefined) => {
    const currency = currencies.find((one) => one.code === code);
    if (currency) pickCurrency(currency);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for a choice made before hydration
  useEffect(() => {
    if (select.current && select.current.value !== shown) pick(select.current.value);
  }, []);
  if (currencies.length < 2) return null;
  return (
    <form method="post" action="/currency" className="flex shrink-0 items-center gap-1 text-sm">
      <input type="hidden" name="next" value={pathname + search} />
      <span className="relative flex items-center">
        <select
          ref={select}
          name="code"
          autoComplete="off"
          aria-label="Currency of prices"
          value={shown}
          onChange={(event) => pick(event.currentTarget.value)}
          className="h-[1.75rem] appearance-none rounded-sm bg-canvas ps-2 pe-6 font-medium ring-1 ring-line-strong focus-visible:-outline-offset-2"
        >
          {currencies.map(({ code, name }) => (
            <option key={code} value={code} title={name}>
              {code}
            </option>
          ))}
        </select>
        <ChevronDown aria-hidden="true" className="pointer-events-none absolute end-1.5 size-3.5 text-ink-soft" />
      </span>
      <noscript>
        <button type="submit" className="h-[1.75rem] px-1.5 font-medium underline underline-offset-4">
          Show
        </button>
      </noscript>
    </form>
  );
}
