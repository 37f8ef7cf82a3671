import { useCallback, useEffect, useRef, useState } from 'react';
import { SHARE_EVERY_SECONDS } from '#features/tracking/drive.ts';
import { ApiError, api } from '#web/api.ts';
import type { DriveLink } from './drive-link.ts';

export type SharingProblem = 'blocked' | 'unavailable' | 'no_fix' | 'offline' | 'ended';

export interface PositionSharing {
  isSharing: boolean;
  /** When the newest position that the shop has was taken. */
  sharedAt: string | null;
  problem: SharingProblem | null;
  start(): void;
  stop(): void;
}

// A fix older than this is not the phone's position any more; it asks its receiver anew.
const OLDEST_FIX_MS = 10_000;

/**
 * Sends where this phone is, at most every ten seconds, from `start` until `stop` or until the page is left. The shop is
 * told when the phone was there, not when it said so.
 */
export function usePositionSharing(link: DriveLink, lastSharedAt: string | null): PositionSharing {
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
        // What is older than the shop knows, or comes too often, is let go of: the next one is on its way.
      } else if (!(error instanceof ApiError) || error.status >= 500) setProblem('offline');
    }
  }, [orderNumber, key]);

  useEffect(() => {
    if (!isSharing) return;
    let isFirst = true;
    const take = (fix: GeolocationPosition) => {
      newest.current = fix;
      // The customer need not wait for the first one.
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
    const lock = keepAwake();
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

/** A phone whose screen goes dark stops sharing, so it is kept lit where the browser lets us. */
function keepAwake(): { release(): void } {
  let lock: WakeLockSentinel | undefined;
  let isReleased = false;
  const ask = async () => {
    if (document.visibilityState !== 'visible' || isReleased) return;
    lock = await navigator.wakeLock?.request('screen').catch(() => undefined);
    if (isReleased) void lock?.release();
  };
  void ask();
  // Leaving the page gives the lock back; coming back asks for it again.
  document.addEventListener('visibilitychange', ask);
  return {
    release: () => {
      isReleased = true;
      document.removeEventListener('visibilitychange', ask);
      void lock?.release();
    },
  };
}
