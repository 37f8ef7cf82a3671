import type { ReactNode } from 'react';
import { ProductPicture } from '#features/catalogue/screens/product-picture.tsx';
import { ProductPrice } from '#features/catalogue/screens/product-price.tsx';
import { StockBadge } from '#features/catalogue/screens/stock-badge.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { formatPounds, toPence } from '#values/money.ts';
import { paths } from '#web/paths.ts';
import { VatWords } from '#web/vat-words.tsx';
import { sayFarthest, sayNumber } from '../../words.ts';
import type { ShownScreen, ShownSuit } from './shown-guide.ts';

interface SuitCardProps {
  suit: ShownSuit;
  pencePerKwh: number;
  children: ReactNode;
}

/** A screen that suits, with its numbers and what goes with it. */
export function SuitCard({ suit, pencePerKwh, children }: SuitCardProps) {
  const { product, bundle, isUpright } = suit;
  return (
    <li className="guide-suit">
      <div className="guide-suit-picture">
        <ProductPicture product={product} sizes="(min-width: 64rem) 240px, 40vw" />
      </div>
      <div className="min-w-0">
        <h3 className="title-3">
          <TextLink href={paths.product(product)}>{product.name}</TextLink>
        </h3>
        {isUpright && <p className="meta">Hung upright</p>}
        <div className="mt-2 flex flex-wrap items-center gap-3">
          <StockBadge product={product} />
          <ProductPrice product={product} size="sm" />
        </div>
      </div>
      <dl className="guide-facts">
        <Fact term="Reads from">
          {suit.farthestMetres === null ? 'not known' : `up to ${sayFarthest(suit.farthestMetres)}`}
        </Fact>
        <Fact term="Contrast there">
          {suit.contrast === null ? 'not known' : sayNumber(Math.floor(suit.contrast * 10) / 10)}
          {suit.nits !== null && <span className="meta block font-normal">with {sayNumber(suit.nits)} nits</span>}
        </Fact>
        <Fact term="Made to run">{suit.rating === '24/7' ? 'day and night' : '16 hours a day'}</Fact>
        <Fact term="Electricity">
          {suit.yearlyCost === null || suit.kwh === null ? (
            'not known'
          ) : (
            <>
              {formatPounds(toPence(suit.yearlyCost))} a year
              <span className="meta block font-normal">
                {sayNumber(suit.kwh, 0)} kWh at {sayNumber(pencePerKwh, 2)}p
              </span>
            </>
          )}
        </Fact>
      </dl>
      <div className="guide-bundle">
        {bundle.lines.length > 1 && (
          <ul className="text-sm">
            {bundle.lines.slice(1).map(({ part, product: one, quantity }) => (
              <li key={part} className="flex flex-wrap justify-between gap-x-3 py-1">
                <TextLink href={paths.product(one)}>
                  {quantity > 1 && `${quantity} × `}
                  {one.name}
                </TextLink>
                <span className="tabular text-ink-soft">
                  <VatWords>{formatPounds(toPence(one.price) * quantity)} ex VAT</VatWords>
                </span>
              </li>
            ))}
          </ul>
        )}
        {bundle.notes.map((note) => (
          <p key={note} className="meta mb-1">
            {note}
          </p>
        ))}
        {bundle.lacks !== null && <p className="mt-2 font-medium text-caution text-sm">{bundle.lacks}</p>}
        {children}
      </div>
    </li>
  );
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <dt className="meta">{term}</dt>
      <dd className="tabular font-semibold">{children}</dd>
    </div>
  );
}

/** A screen that is refused or cannot be judged, with the reasons. */
export function JudgedRow({ screen: { product, reasons } }: { screen: ShownScreen }) {
  return (
    <li className="guide-judged py-3">
      <span>
        <TextLink href={paths.product(product)}>{product.name}</TextLink>
      </span>
      <span className="text-ink-soft text-sm">{reasons.join(' ')}</span>
    </li>
  );
}
