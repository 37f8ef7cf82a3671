import { useEffect } from 'react';
import { useLocation } from 'react-router';

/**
 * Draws what waited for the first paint, piece by piece while the visitor's device has nothing else to do: who scrolls fast,
 * prints or photographs the whole page finds all of it. A wide screen fetches the pictures too; a phone, whose data may cost,
 * those that come near. Where a browser cannot say when it is idle, each piece is drawn as it comes near.
 */
export function RenderWhenIdle() {
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another place has other pieces
  useEffect(() => {
    if (!('requestIdleCallback' in window)) return;
    const pieces = document.querySelectorAll<HTMLElement>('.drawn-when-near, .shelf > *');
    const isWide = matchMedia('(min-width: 48rem)').matches;
    let drawn = 0;
    let turn = 0;
    const draw = (time: IdleDeadline) => {
      for (; drawn < pieces.length && time.timeRemaining() > 0; drawn++) {
        const piece = pieces.item(drawn);
        piece.style.contentVisibility = 'visible';
        if (isWide) for (const picture of piece.querySelectorAll('img')) picture.loading = 'eager';
        // Laid out now, so that the time it takes is counted.
        piece.getBoundingClientRect();
      }
      if (drawn < pieces.length) turn = requestIdleCallback(draw);
    };
    turn = requestIdleCallback(draw);
    return () => cancelIdleCallback(turn);
  }, [key]);
  return null;
}
