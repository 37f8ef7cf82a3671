import type { Answers } from '../../answers.ts';
import type { Scene } from './scene.ts';

/** A screen with what it shows: as many lines as were asked for, a picture, or bars. */
export function DrawnScreen({ scene: { screen }, content }: { scene: Scene; content: Answers['content'] }) {
  const { x, y, width, height } = screen;
  const edge = Math.max(1, height * 0.02);
  return (
    <g>
      <rect
        x={x - edge}
        y={y - edge}
        width={width + 2 * edge}
        height={height + 2 * edge}
        rx={edge}
        className="guide-bezel"
      />
      {content.shows === 'menu' && <Lines screen={screen} lines={content.lines} />}
      {content.shows === 'pictures' && (
        <>
          <rect {...{ x, y, width, height }} className="guide-lit-plain" />
          <rect
            x={x + width * 0.08}
            y={y + height * 0.72}
            width={width * 0.6}
            height={height * 0.05}
            className="guide-ink"
          />
          <circle
            cx={x + width * 0.62}
            cy={y + height * 0.36}
            r={Math.min(width, height) * 0.2}
            className="guide-ink"
          />
        </>
      )}
      {content.shows === 'figures' &&
        [0.35, 0.6, 0.45, 0.8, 0.7].map((tall, at) => (
          <rect
            key={tall}
            x={x + width * (0.1 + at * 0.17)}
            y={y + height * (0.9 - tall * 0.75)}
            width={width * 0.1}
            height={height * tall * 0.75}
            className="guide-lit-plain"
          />
        ))}
    </g>
  );
}

// Each line has as much room as is reckoned with: its letters three fifths of it.
function Lines({ screen: { x, y, width, height }, lines }: { screen: Scene['screen']; lines: number }) {
  const room = height / lines;
  const d = (from: number, to: number) =>
    Array.from(
      { length: lines },
      (_, at) => `M${x + width * from} ${(y + room * (at + 0.5)).toFixed(2)}H${x + width * to}`,
    ).join('');
  const style = { strokeWidth: room * 0.42 };
  return (
    <>
      <path d={d(0.07, 0.62)} className="guide-words" style={style} />
      <path d={d(0.78, 0.93)} className="guide-price" style={style} />
    </>
  );
}
