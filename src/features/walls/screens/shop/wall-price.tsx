import { FileDown, ShoppingCart } from 'lucide-react';
import type { DeliveryPlan } from '#features/delivery/contract.ts';
import { dayText, fastestOption } from '#features/delivery/delivery-promise.ts';
import { useDeliveryPlan } from '#features/delivery/screens/use-delivery-plan.ts';
import { availableText, leadOf, shortagesOf, shortagesTitle } from '#features/walls/availability.ts';
import type { WallDesign } from '#features/walls/design.ts';
import { Button } from '#ui/button.tsx';
import { buttonClass } from '#ui/button-class.ts';
import { ButtonLink } from '#ui/button-link.tsx';
import { Notice } from '#ui/notice.tsx';
import { Price } from '#ui/price.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { formatPounds } from '#values/money.ts';
import { CopyLink } from '#web/copy-link.tsx';
import { paths } from '#web/paths.ts';
import { useIsRegistered } from '#web/use-is-registered.ts';
import { ReadyKit } from './ready-kit.tsx';

type WallPriceProps = {
  design: WallDesign;
  search: string;
  delivery: DeliveryPlan;
  /** The sentence with which the cart refused the wall. */
  refused: string | undefined;
};

/** What the wall comes to, when it arrives, and how it is bought, quoted, printed and sent on. */
export function WallPrice({ design, search, delivery, refused }: WallPriceProps) {
  const { plan, kit } = design;
  const { exVatPence, incVatPence } = plan.sums;
  const isRegistered = useIsRegistered();
  const shortages = shortagesOf(plan);
  const quote = `${paths.requestQuote}?${new URLSearchParams({ wall: search })}`;
  return (
    <div className="flex flex-col gap-4">
      <Price
        size="lg"
        exVat={formatPounds(exVatPence)}
        incVat={isRegistered ? formatPounds(incVatPence) : undefined}
        exPence={[exVatPence]}
        incPence={[incVatPence]}
      />
      {shortages.length === 0 ? (
        <Arrival design={design} delivery={delivery} quote={quote} />
      ) : (
        <Notice tone="caution" title={shortagesTitle(plan)}>
          <ul>
            {shortages.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
          Ask for a quote and we say when the rest arrives.
        </Notice>
      )}
      {plan.missing.map((sentence) => (
        <Notice key={sentence} tone="caution">
          {sentence}
        </Notice>
      ))}
      {refused && (
        <Notice tone="negative" role="alert" title="The wall was not put in your cart">
          {refused}
        </Notice>
      )}
      {kit && <ReadyKit offer={kit} />}
      {shortages.length === 0 && (
        <form method="post" action={paths.ledWall(search)}>
          <Button type="submit" variant="accent" size="lg" full>
            <ShoppingCart aria-hidden="true" className="size-5" />
            Add the wall to the cart
          </Button>
        </form>
      )}
      <ButtonLink href={quote} variant={shortages.length === 0 ? 'secondary' : 'accent'} size="lg" full>
        Ask for a quote
      </ButtonLink>
      <p className="wall-actions">
        <a href={`/api/led-wall/plan.pdf?${search}`} className={buttonClass({ variant: 'ghost', size: 'sm' })}>
          <FileDown aria-hidden="true" className="size-4" />
          Plan as PDF
        </a>
        <CopyLink
          to="this wall"
          addressOf={() => new URL(paths.ledWall(search), window.location.href).href}
          otherwise="copy the address of this page"
        />
      </p>
    </div>
  );
}

function Arrival({ design, delivery, quote }: { design: WallDesign; delivery: DeliveryPlan; quote: string }) {
  const { plan } = useDeliveryPlan({
    lines: design.plan.lines,
    destination: { country: delivery.place.country, postcode: delivery.place.postcode ?? '' },
    loaded: delivery,
    reading: delivery.today,
  });
  const first = fastestOption(plan.options);
  return (
    <p aria-live="polite" className="text-sm">
      <strong>{availableText(design.plan)}</strong> {leadOf(design.plan)}
      {first ? `, delivered in ${plan.place.name} ${dayText(first, plan.today)}.` : '.'}
      {plan.byQuote && (
        <>
          {' '}
          {plan.byQuote} <TextLink href={quote}>Ask for a quote</TextLink>
        </>
      )}
    </p>
  );
}
