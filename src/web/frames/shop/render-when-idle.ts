import { useEffect } from 'react';
import { useLocation } from 'react-router';

/**
 * Draws the parts that are not yet laid out, one by one while the browser is idle, so that fast scrolling or printing finds
 * the whole page. Wide screens load the pictures too; phones, whose data may cost money, only those near the screen.
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
        // Forces the layout now, so that its time counts against the idle time.
        piece.getBoundingClientRect();
      }
      if (drawn < pieces.length) turn = requestIdleCallback(draw);
    };
    turn = requestIdleCallback(draw);
    return () => cancelIdleCallback(turn);
  }, [key]);
  return null;
}
