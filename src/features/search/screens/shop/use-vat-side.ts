import { useEffect } from 'react';
import { useRevalidator } from 'react-router';
import { type VatView, vatViewOf } from '#features/settings/vat-view.ts';

/** Searches again when the visitor reads prices on another side of VAT than the one that the answer is on. */
export function useVatSide(answered: VatView): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    const compare = () => {
      if (vatViewOf(document.cookie) !== answered) void revalidate();
    };
    // A shared cache may have answered with the page of the other side.
    compare();
    const watch = new MutationObserver(compare);
    watch.observe(document.documentElement, { attributeFilter: ['data-vat'] });
    return () => watch.disconnect();
  }, [answered, revalidate]);
}
