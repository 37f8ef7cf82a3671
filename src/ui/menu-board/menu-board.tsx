import { Pause, Play } from 'lucide-react';
import { useEffect, useState } from 'react';
import { BoardPart } from './board-part.tsx';
import { DAY_PARTS, type DayPart, dayPartAfter, dayPartAt } from './day-part.ts';
import { menus } from './menus.ts';
import { useReducedMotion } from './use-reduced-motion.ts';

const PART_MS = 8_000;

type MenuBoardProps = { label?: string; pauseLabel?: string; playLabel?: string; className?: string };

/**
 * A menu board that changes by the time of day; as a demonstration it lets the day pass in 24 seconds. The server
 * always draws lunch, the browser then turns to its own clock. It can be paused, and stands still for those who
 * asked for less motion.
 */
export function MenuBoard(props: MenuBoardProps) {
  const {
    label = 'A digital menu board',
    pauseLabel = 'Pause the menu board',
    playLabel = 'Play the menu board',
  } = props;
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
    <div className={props.className}>
      <div className="board-wall" data-part={part}>
        <div className="board">
          <div className="board-bezel">
            <div role="img" aria-label={`${label}: ${menus[part].title.toLowerCase()}`} className="board-screen">
              {DAY_PARTS.map((each) => (
                <BoardPart key={each} part={each} isLit={each === part} />
              ))}
            </div>
          </div>
        </div>
      </div>
      <div className="mt-5 flex items-center justify-center gap-1">
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
          aria-label={isPlaying ? pauseLabel : playLabel}
          className="board-switch motion-reduce:hidden"
          onClick={() => setPlaying(!isPlaying)}
        >
          <Icon aria-hidden="true" className="size-4" />
        </button>
      </div>
    </div>
  );
}
