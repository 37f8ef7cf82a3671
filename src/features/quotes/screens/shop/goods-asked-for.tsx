import type { ReactNode } from 'react';
import type { CartLine } from '#features/cart/contract.ts';
import { PlaceAnswers } from '#features/guide/screens/shop/place-answers.tsx';
import { CheckoutLines } from '#features/orders/screens/shop/checkout-review.tsx';
import { ListGoods } from '#features/projects/screens/shop/list-goods.tsx';
import { Panel } from '#ui/panel.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { toBasisPoints } from '#values/money.ts';
import { paths } from '#web/paths.ts';
import { useShop } from '#web/use-shop.ts';
import type { AskedFor } from './asked-for.ts';

type GoodsAskedForProps = Pick<AskedFor, 'list' | 'place'> & {
  /** The wall, drawn by its room. */
  wall: ReactNode;
  /** The cart. */
  lines: CartLine[];
  isSurveyAlone: boolean;
};

/** What a quote is asked for, beside the form. */
export function GoodsAskedFor({ lines, wall, list, place, isSurveyAlone }: GoodsAskedForProps) {
  const [title, goods] = isSurveyAlone
    ? ['Your survey', <SurveyAlone key="survey" />]
    : wall
      ? ['Your LED wall', wall]
      : list
        ? ['Your project list', <ListGoods key="list" toQuote={list} />]
        : place
          ? [place.screen ? 'Your screen and place' : 'Your place', <PlaceAnswers key="place" place={place} />]
          : ['Your goods', <CartGoods key="cart" lines={lines} />];
  return (
    <Panel title={title} className="max-lg:order-first">
      {goods}
    </Panel>
  );
}

function SurveyAlone() {
  return (
    <p className="text-sm">
      A visit by itself, without goods: we see the wall, the power and the way in. Name the place below the message.
    </p>
  );
}

function CartGoods({ lines }: { lines: CartLine[] }) {
  const { vatRate } = useShop() ?? { vatRate: '0' };
  return (
    <>
      <CheckoutLines lines={lines} vatRate={toBasisPoints(vatRate)} />
      <TextLink href={paths.cart} className="mt-4 inline-block text-sm">
        Change the quantities in your cart
      </TextLink>
    </>
  );
}
