import { PERSON_MM } from '#features/viewing/person.ts';
import { sidesOf } from '#features/viewing/picture.ts';
import { leastHeightMm, printMm } from '#features/viewing/reading.ts';
import { inWords } from '../../answer-words.ts';
import type { Answers } from '../../answers.ts';
import type { Place } from '../../questions.ts';
import { sayNumber } from '../../words.ts';
import { DrawnScreen } from './drawn-screen.tsx';
import { EYE_CM, HEAD_CM, type Scene, sceneOf } from './scene.ts';

/** What is drawn until it is answered. */
const BEFORE: Pick<Answers, 'metres' | 'content' | 'place' | 'lux'> = {
  metres: 4,
  content: { shows: 'menu', lines: 12 },
  place: 'wall',
  lux: 500,
};

/** A person, the distance and the smallest screen that does, drawn to scale from the side; the screen is turned towards us. */
export function PlaceDrawing({ given }: { given: Partial<Answers> }) {
  const asked = { ...BEFORE, ...withoutAbsent(given) };
  const heightMm = leastHeightMm(asked.metres, asked.content);
  const scene = sceneOf(asked, heightMm);
  const inch = sidesOf(1);
  const inches = Math.ceil(heightMm / inch.heightMm);
  const upright = Math.ceil(heightMm / inch.widthMm);
  const isAnswered = given.metres !== undefined && given.content !== undefined;
  const metres = sayNumber(asked.metres, 2);
  const letters =
    asked.content.shows === 'figures'
      ? ''
      : ` Letters ${sayNumber(printMm(asked.metres).comfortable, 0)} mm high are read there with ease.`;
  return (
    <figure className="guide-drawing">
      <svg viewBox={`0 0 ${scene.width} ${scene.height + scene.foot}`} aria-hidden="true" data-light={scene.light}>
        <rect width={scene.width} height={scene.height} className="guide-air" />
        {scene.light === 'sun' && (
          <circle cx={scene.width * 0.12} cy={scene.height * 0.16} r={scene.letters} className="guide-lit" />
        )}
        <Built scene={scene} place={asked.place} />
        <DrawnScreen scene={scene} content={asked.content} />
        <path
          d={scene.sight}
          className="guide-sight"
          style={{ strokeWidth: scene.line, strokeDasharray: `${scene.line * 4} ${scene.line * 3}` }}
        />
        <g transform={`translate(${scene.person.x} ${scene.height})`} className="guide-person">
          <circle cy={-EYE_CM} r={HEAD_CM} />
          <path d="M-20-132q0-10 12-10h16q12 0 12 10v50h-8V0H2v-76h-4V0h-10v-82h-8z" />
        </g>
        <Measure scene={scene} label={`${metres} m`} />
      </svg>
      <figcaption className="text-ink-soft text-sm">
        {isAnswered ? (
          <>
            <strong className="text-ink">
              {inches}″ or more, {upright}″ where it hangs upright.
            </strong>{' '}
            From {metres} m, {inWords(asked.content)} needs a picture {sayNumber(heightMm, 0)} mm high.{letters}
          </>
        ) : (
          `Drawn to scale as you answer: a person of ${sayNumber(PERSON_MM / 1_000, 2)} m, the distance, and the smallest screen that is read from there.`
        )}
      </figcaption>
    </figure>
  );
}

function withoutAbsent(given: Partial<Answers>): Partial<Answers> {
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
}

function Built({ scene, place }: { scene: Scene; place: Place }) {
  const { screen, height, width, line } = scene;
  const middle = screen.x + screen.width / 2;
  const style = { strokeWidth: line * 1.5 };
  return (
    <g className="guide-built" style={style}>
      {place === 'wall' && <path d={`M${width - line} 0V${height}`} />}
      {place === 'ceiling' && <path d={`M0 ${line}H${width}M${middle} 0V${screen.y}`} />}
      {(place === 'floor' || place === 'outdoors') && (
        <path d={`M${middle} ${screen.y + screen.height}V${height}M${middle - 35} ${height - line}h70`} />
      )}
      {place === 'counter' && (
        <rect x={screen.x - 30} y={height - 95} width={screen.width + 60} height="95" className="guide-counter" />
      )}
      {place === 'window' && (
        <path
          d={`M${screen.x - 35} ${height}V${Math.max(10, screen.y - 45)}H${screen.x + screen.width + 35}V${height}M${middle} ${Math.max(10, screen.y - 45)}V${screen.y}`}
        />
      )}
    </g>
  );
}

function Measure({ scene, label }: { scene: Scene; label: string }) {
  const { person, screen, height, foot, letters, line } = scene;
  const y = height + foot * 0.32;
  const tick = foot * 0.14;
  return (
    <>
      <path
        d={`M${person.x} ${y}H${screen.x}M${person.x} ${y - tick}v${tick * 2}M${screen.x} ${y - tick}v${tick * 2}`}
        className="guide-measure"
        style={{ strokeWidth: line }}
      />
      <text
        x={(person.x + screen.x) / 2}
        y={height + foot * 0.88}
        textAnchor="middle"
        fontSize={letters}
        className="guide-label"
      >
        {label}
      </text>
    </>
  );
}
