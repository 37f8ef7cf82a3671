import { Form, useNavigation } from 'react-router';
import { OrderStatusBadge } from '#features/orders/screens/status-badge.tsx';
import type { DriveView } from '#features/tracking/drive-contract.ts';
import { Button } from '#ui/button.tsx';
import type { Problem } from '#values/problem.ts';
import { RefusedNotice } from '#web/forms/refused-notice.tsx';
import { useHydrated } from '#web/use-hydrated.ts';
import { DriveDetails } from './drive-details.tsx';
import type { DriveLink } from './drive-link.ts';
import { HandOverForm } from './hand-over-form.tsx';
import { SharingCard } from './sharing-card.tsx';
import { usePositionSharing } from './use-position-sharing.ts';

type UnderWayProps = {
  drive: DriveView;
  link: DriveLink;
  refused: Problem | undefined;
  typed: { receivedBy: string } | undefined;
  onDone: (receivedBy: string) => void;
};

/** The driver's page of a delivery: start, position sharing, hand-over. */
export function UnderWay({ drive, link, refused, typed, onDone }: UnderWayProps) {
  const isOut = drive.status === 'out_for_delivery';
  return (
    <>
      <p className="flex flex-wrap items-center gap-3 text-sm">
        <OrderStatusBadge status={drive.status} />
        <span>
          <bdi className="name">{drive.driver.name}</bdi>, {drive.driver.vehicle} {drive.driver.licensePlate}
        </span>
      </p>
      {!isOut && <Start refused={refused} />}
      {isOut && <Sharing link={link} lastPositionAt={drive.lastPositionAt} />}
      <DriveDetails {...{ drive, link }} />
      {isOut && <HandOverForm {...{ link, refused, onDone }} receivedBy={typed?.receivedBy} />}
    </>
  );
}

function Start({ refused }: { refused: Problem | undefined }) {
  const isStarting = useNavigation().formMethod === 'POST';
  return (
    <Form method="post" className="flex flex-col gap-3">
      <RefusedNotice problem={refused} />
      <Button type="submit" variant="primary" size="lg" full pending={isStarting} pendingLabel="Starting…">
        Start delivery
      </Button>
      <p className="meta">
        The customer is told that the order is on its way. You can share your position from then on.
      </p>
    </Form>
  );
}

function Sharing({ link, lastPositionAt }: { link: DriveLink; lastPositionAt: string | null }) {
  const { isSharing, sharedAt, problem, start, stop } = usePositionSharing(link, lastPositionAt);
  const isHydrated = useHydrated();
  return <SharingCard {...{ isSharing, sharedAt, problem }} onStart={isHydrated ? start : undefined} onStop={stop} />;
}
