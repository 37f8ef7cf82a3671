import { WifiOff } from 'lucide-react';
import { countdownText } from './offline-words.ts';

/** Overlays the foot of the page, so that nothing moves when it appears. */
export function OfflineBanner({ minutesLeft, isSignedIn = true }: { minutesLeft: number; isSignedIn?: boolean }) {
  return (
    <div data-foot className="fixed inset-x-0 bottom-0 z-40 border-caution border-t-2 bg-caution-wash">
      <div className="mx-auto flex max-w-[80rem] flex-wrap items-center gap-x-3 px-4 py-2.5 text-sm sm:px-6 lg:px-8">
        <WifiOff aria-hidden="true" className="size-5 text-caution" />
        <p role="status" className="font-semibold">
          You are offline
        </p>
        {/* Not part of the announcement: once a minute would be a nuisance. */}
        <p className="tabular text-ink-soft">{countdownText(minutesLeft, isSignedIn)}</p>
      </div>
    </div>
  );
}
