import { zoneWords } from '#features/delivery/zone-words.ts';
import type { Quote } from '#features/quotes/contract.ts';
import { wishesWords } from '../wishes-words.ts';
import { visitQuoted } from './quote-words.ts';

/** Where a quote's fitting and survey are, and the days that were wished for; nothing where neither is asked for. */
export function FittingFacts({ quote }: { quote: Quote }) {
  if (!quote.fitting) return null;
  const { postcode, zone, wishes } = quote.fitting;
  return (
    <div className="mt-4 flex flex-col gap-1">
      {postcode && (
        <p>
          {visitQuoted(quote) === 'survey' ? 'The survey is' : 'Fitting and survey are'} for{' '}
          <strong className="whitespace-nowrap">{postcode}</strong>
          {zone && `, at prices for ${zoneWords(zone)}`}.
        </p>
      )}
      {wishes.length > 0 && <p>{wishesWords(wishes)}.</p>}
    </div>
  );
}
