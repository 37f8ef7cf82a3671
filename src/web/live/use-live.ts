import { useEffect, useRef } from 'react';
import { useRevalidator } from 'react-router';
import { atMostEvery } from './at-most-every.ts';
import { concerns, type LiveInterest, subscribe } from './live-bus.ts';

const READ_AGAIN_MS = 1_000;

/** Calls `read` after events about `interest`, at most once a second. */
export function useLive(interest: LiveInterest, read: () => void): void {
  const latest = useRef(read);
  useEffect(() => {
    latest.current = read;
  });
  const { about } = interest;
  const orderNumber = about === 'order' ? interest.orderNumber : undefined;
  useEffect(() => {
    const wanted: LiveInterest = about === 'order' ? { about, orderNumber } : { about };
    const reading = atMostEvery(READ_AGAIN_MS, () => latest.current());
    const stop = subscribe((event) => concerns(event, wanted) && reading.ask());
    return () => {
      stop();
      reading.stop();
    };
  }, [about, orderNumber]);
}

/**
 * Loads the page's data again after events about `interest`. Nothing typed or opened is lost. Without a connection what
 * is shown stays: once the line is back everything is read again.
 */
export function useLivePage(interest: LiveInterest): void {
  const { revalidate } = useRevalidator();
  useLive(interest, () => {
    if (navigator.onLine) void revalidate();
  });
}
