import { LocateFixed, LocateOff } from 'lucide-react';
import { isStale } from '#features/tracking/drive.ts';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { Panel } from '#ui/panel.tsx';
import { formatTime } from '#values/instant.ts';
import { ageText, useNow } from '../age.ts';

type SharingCardProps = {
  isSharing: boolean;
  /** The time of the newest position that the customer sees. */
  sharedAt: string | null;
  problem: keyof typeof PROBLEMS | null;
  onStart?: () => void;
  onStop: () => void;
};

const PROBLEMS = {
  blocked:
    'Your browser does not let this page know where you are. Allow location for it in the settings, then try again.',
  unavailable: 'This browser cannot tell where it is. The delivery works without it.',
  no_fix: 'Your phone does not know where it is just now. It goes on trying.',
  offline: 'The last position did not reach us. It is sent again as soon as there is a connection.',
  ended: 'Positions are no longer taken for this order. Load the page again.',
};

/** Starts and stops position sharing, and shows the age of the newest position. */
export function SharingCard({ isSharing, sharedAt, problem, onStart, onStop }: SharingCardProps) {
  const now = useNow();
  return (
    <Panel title="Your position">
      <p role="status" className="sr-only">
        {isSharing ? 'Your position is being shared' : 'Your position is not shared'}
      </p>
      <p className="tabular flex items-center gap-3 font-semibold text-lg">
        {isSharing ? (
          <LocateFixed aria-hidden="true" className="size-6 shrink-0 text-positive" />
        ) : (
          <LocateOff aria-hidden="true" className="size-6 shrink-0 text-ink-soft" />
        )}
        {sharedAt === null
          ? isSharing
            ? 'Waiting for the first position'
            : 'Not shared yet'
          : now === null
            ? `Shared at ${formatTime(sharedAt)}`
            : `Shared ${ageText(sharedAt, now)}`}
      </p>
      {sharedAt !== null && now !== null && isStale(sharedAt, now) && (
        <p className="meta mt-1">The customer is told that it is old.</p>
      )}
      <p className="meta mt-2">
        The customer sees where you are until the delivery is done. Keep this page open: a dark screen stops it.
      </p>
      {problem && (
        <Notice tone="caution" role="alert" className="mt-4">
          {PROBLEMS[problem]}
        </Notice>
      )}
      <div className="mt-4">
        {isSharing ? (
          <Button variant="secondary" size="lg" full onClick={onStop}>
            Stop sharing
          </Button>
        ) : (
          <Button variant="primary" size="lg" full onClick={onStart} disabled={!onStart}>
            Share my position
          </Button>
        )}
      </div>
    </Panel>
  );
}
