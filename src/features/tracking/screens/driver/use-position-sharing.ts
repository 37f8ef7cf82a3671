import { useCallback, useEffect, useRef, useState } from 'react';
import { SHARE_EVERY_SECONDS } from '#features/tracking/drive.ts';
import { ApiError, api } from '#web/api.ts';
import type { DriveLink } from './drive-link.ts';

type SharingProblem = 'blocked' | 'unavailable' | 'no_fix' | 'offline' | 'ended';

// The phone measures its position again when the last fix is older.
const OLDEST_FIX_MS = 10_000;

/** Sends this phone's position, with the time of the fix, at most every ten seconds from `start` until `stop` or unmount. */
export function usePositionSharing(link: DriveLink, lastSharedAt: string | null) {
  const [isSharing, setSharing] = useState(false);
  const [sharedAt, setSharedAt] = useState(lastSharedAt);
  const [problem, setProblem] = useState<SharingProblem | null>(null);
  const newest = useRef<GeolocationPosition | null>(null);
  const sent = useRef(0);
  const { orderNumber, key } = link;

  const send = useCallback(async () => {
    const fix = newest.current;
    if (!fix || fix.timestamp <= sent.current) return;
    sent.current = fix.timestamp;
    try {
      const { at } = await api('POST /api/tracking/{orderNumber}/position', {
        params: { orderNumber },
        query: { key },
        body: { lat: fix.coords.latitude, lng: fix.coords.longitude, at: new Date(fix.timestamp).toISOString() },
      });
      setSharedAt(at);
      setProblem(null);
    } catch (error) {
      if (error instanceof ApiError && (error.status === 410 || error.status === 409)) {
        setProblem('ended');
        setSharing(false);
        // A position that is outdated or too frequent is dropped; the next one follows.
      } else if (!(error instanceof ApiError) || error.status >= 500) setProblem('offline');
    }
  }, [orderNumber, key]);

  useEffect(() => {
    if (!isSharing) return;
    let isFirst = true;
    const take = (fix: GeolocationPosition) => {
      newest.current = fix;
      // The first position is sent at once.
      if (isFirst) void send();
      isFirst = false;
    };
    const fail = ({ code, PERMISSION_DENIED }: GeolocationPositionError) => {
      setProblem(code === PERMISSION_DENIED ? 'blocked' : 'no_fix');
      if (code === PERMISSION_DENIED) setSharing(false);
    };
    const watch = navigator.geolocation.watchPosition(take, fail, {
      enableHighAccuracy: true,
      maximumAge: OLDEST_FIX_MS,
    });
    const timer = setInterval(send, SHARE_EVERY_SECONDS * 1000);
    const lock = lockScreenOn();
    return () => {
      navigator.geolocation.clearWatch(watch);
      clearInterval(timer);
      lock.release();
    };
  }, [isSharing, send]);

  return {
    isSharing,
    sharedAt,
    problem,
    start: () => {
      setProblem('geolocation' in navigator ? null : 'unavailable');
      setSharing('geolocation' in navigator);
    },
    stop: () => setSharing(false),
  };
}

/** Prevents the screen from turning off, which would stop the sharing, where the browser supports it. */
function lockScreenOn(): { release(): void } {
  let lock: WakeLockSentinel | undefined;
  let isReleased = false;
  const ask = async () => {
    if (document.visibilityState !== 'visible' || isReleased) return;
    lock = await navigator.wakeLock?.request('screen').catch(() => undefined);
    if (isReleased) void lock?.release();
  };
  void ask();
  // The browser releases the lock when the page is hidden, so it is requested again.
  document.addEventListener('visibilitychange', ask);
  return {
    release: () => {
      isReleased = true;
      document.removeEventListener('visibilitychange', ask);
      void lock?.release();
    },
  };
}
