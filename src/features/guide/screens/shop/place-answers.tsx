import { VatSides } from '#features/settings/screens/vat-amount.tsx';
import { DefinitionList } from '#ui/definition-list.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { formatPounds, toPence } from '#values/money.ts';
import { paths } from '#web/paths.ts';
import type { PlaceToQuote } from './place-to-quote.ts';

/** What was answered in the guide and the screen that it was asked of, beside the form that asks for a quote. */
export function PlaceAnswers({ place: { words, address, screen } }: { place: PlaceToQuote }) {
  return (
    <>
      {screen && (
        <p className="mb-4 flex flex-wrap justify-between gap-x-4 border-line border-b pb-3 text-sm">
          <span className="name min-w-0 flex-1">
            <span className="tabular font-semibold">1 ×</span>{' '}
            <TextLink href={paths.product(screen)}>{screen.name}</TextLink>
          </span>
          <span className="tabular">
            <VatSides ex={pounds(screen.price)} inc={pounds(screen.priceIncVat)} />
          </span>
        </p>
      )}
      <DefinitionList dense items={words.map(({ asked, said }) => ({ term: asked, value: said }))} />
      <TextLink href={paths.guide(address)} className="mt-4 inline-block text-sm">
        Change your answers
      </TextLink>
    </>
  );
}

const pounds = (amount: string) => formatPounds(toPence(amount));
