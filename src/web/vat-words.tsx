import { withoutVatWords } from '#values/vat-words.ts';
import { useIsRegistered } from './use-is-registered.ts';

/** What takes the words of VAT out of a text where the shop is not registered for it. */
export function useVatWords(): (text: string) => string {
  return useIsRegistered() ? asItIs : withoutVatWords;
}

/** A text that speaks of VAT where the shop is registered for it: `<VatWords>{price} ex VAT</VatWords>`. */
export function VatWords({ children }: { children: Piece | readonly Piece[] }) {
  return useVatWords()([children].flat().join(''));
}

type Piece = string | number;

const asItIs = (text: string) => text;
