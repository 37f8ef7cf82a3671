import { Pause, Play } from 'lucide-react';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { BoardPart } from './board-part.tsx';
import { DAY_PARTS, type DayPart, dayPartAfter, dayPartAt } from './day-part.ts';
import { menus } from './menus.ts';

const PART_MS = 8_000;

/**
 * A menu board that changes by the time of day; as a demonstration it lets the day pass in 24 seconds. The server
 * always draws lunch, the browser then turns to its own clock. It can be paused, and stands still for visitors who
 * ask for less motion.
 */
export function MenuBoard() {
  const [part, setPart] = useState<DayPart>('lunch');
  const [isPlaying, setPlaying] = useState(true);
  const isStill = useReducedMotion();

  useEffect(() => setPart(dayPartAt(new Date().getHours())), []);
  useEffect(() => {
    if (!isPlaying || isStill) return;
    const timer = setInterval(() => {
      if (!document.hidden) setPart(dayPartAfter);
    }, PART_MS);
    return () => clearInterval(timer);
  }, [isPlaying, isStill]);

  const Icon = isPlaying ? Pause : Play;
  return (
    <div>
      <div className="board-wall" data-part={part}>
        <div className="board">
          <div className="board-bezel">
            <div
              role="img"
              aria-label={`A digital menu board: ${menus[part].title.toLowerCase()}`}
              className="board-screen"
            >
              {DAY_PARTS.map((each) => (
                <BoardPart key={each} part={each} isLit={each === part} />
              ))}
            </div>
          </div>
        </div>
      </div>
      <div className="mt-5 flex flex-wrap items-center justify-center gap-1">
        {DAY_PARTS.map((each) => (
          <button
            key={each}
            type="button"
            aria-pressed={each === part}
            className="board-switch"
            onClick={() => {
              setPlaying(false);
              setPart(each);
            }}
          >
            {menus[each].title}
          </button>
        ))}
        <button
          type="button"
          aria-label={isPlaying ? 'Pause the menu board' : 'Play the menu board'}
          className="board-switch motion-reduce:hidden"
          onClick={() => setPlaying(!isPlaying)}
        >
          <Icon aria-hidden="true" className="size-4" />
        </button>
      </div>
    </div>
  );
}

const LESS_MOTION = '(prefers-reduced-motion: reduce)';

/** Whether the visitor's system asks for less motion; false while the server renders. */
function useReducedMotion(): boolean {
  return useSyncExternalStore(
    watchMotion,
    () => matchMedia(LESS_MOTION).matches,
    () => false,
  );
}

function watchMotion(listener: () => void) {
  const media = matchMedia(LESS_MOTION);
  media.addEventListener('change', listener);
  return () => media.removeEventListener('change', listener);
}
