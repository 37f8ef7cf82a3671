import type { ReactNode } from 'react';
import type { CONTENTS, HOURS_OFFERED, Light, Place } from '../../questions.ts';

export type IconName = Place | Light | (typeof CONTENTS)[number] | `h${(typeof HOURS_OFFERED)[number]}`;

/** The small picture of an answer, drawn with lines of the text's colour; what is lit is amber. */
export function GuideIcon({ name }: { name: IconName }) {
  return (
    <svg viewBox="0 0 48 48" aria-hidden="true" className="guide-icon">
      {DRAWN[name]}
    </svg>
  );
}

const lit = (x: number, y: number, width: number, height: number) => (
  <rect x={x} y={y} width={width} height={height} rx="2" className="guide-lit" />
);
const sun = (x: number, y: number, r: number) => (
  <>
    <circle cx={x} cy={y} r={r} className="guide-lit" />
    <path
      d={[0, 45, 90, 135, 180, 225, 270, 315]
        .map((angle) => {
          const [cos, sin] = [Math.cos((angle * Math.PI) / 180), Math.sin((angle * Math.PI) / 180)];
          return `M${(x + cos * (r + 2.5)).toFixed(1)} ${(y + sin * (r + 2.5)).toFixed(1)}L${(x + cos * (r + 5.5)).toFixed(1)} ${(y + sin * (r + 5.5)).toFixed(1)}`;
        })
        .join('')}
    />
  </>
);
const lamp = (strength: number) => (
  <>
    <path d="M24 4v8M14 24l4-12h12l4 12z" />
    {strength > 0 && <path d="M24 29v7" />}
    {strength > 1 && <path d="M15 28l-4 6M33 28l4 6" />}
    {strength > 2 && <path d="M8 24l-5 3M40 24l5 3M24 38v5" />}
  </>
);
const cloud = <path d="M14 37h20a7 7 0 0 0 1-14 11 11 0 0 0-21-2 8 8 0 0 0 0 16z" />;
const clock = (share: number) => {
  const angle = share * 2 * Math.PI - 0.001;
  const [x, y] = [24 + 16 * Math.sin(angle), 24 - 16 * Math.cos(angle)];
  return (
    <>
      <path d={`M24 24V8A16 16 0 ${share > 0.5 ? 1 : 0} 1 ${x.toFixed(2)} ${y.toFixed(2)}z`} className="guide-lit" />
      <circle cx="24" cy="24" r="18" />
    </>
  );
};

const DRAWN: Readonly<Record<IconName, ReactNode>> = {
  wall: (
    <>
      {lit(8, 12, 32, 19)}
      <path d="M3 42h42M3 6v36" />
    </>
  ),
  ceiling: (
    <>
      <path d="M3 5h42M24 5v10" />
      {lit(9, 15, 30, 18)}
    </>
  ),
  floor: (
    <>
      {lit(15, 5, 18, 30)}
      <path d="M24 35v6M14 42h20M3 42h42" />
    </>
  ),
  counter: (
    <>
      {lit(16, 6, 16, 20)}
      <path d="M24 26v4M4 30h40v5H4zM8 35v9M40 35v9" />
    </>
  ),
  window: (
    <>
      <path d="M5 5h38v38H5zM5 43h38" />
      <path d="M19 5v8M29 5v8" />
      {lit(15, 13, 18, 25)}
    </>
  ),
  outdoors: (
    <>
      {sun(37, 11, 4)}
      {lit(9, 10, 18, 26)}
      <path d="M18 36v7M3 43h42" />
    </>
  ),
  dim: lamp(0),
  room: lamp(1),
  bright: lamp(2),
  daylight: lamp(3),
  shaded: (
    <>
      <path d="M8 8h32v34H8zM24 8v34M8 25h32" />
      <path d="M12 38l8-8M28 38l8-8M12 21l8-8" />
    </>
  ),
  normal: <path d="M8 8h32v34H8zM24 8v34M8 25h32" />,
  south: (
    <>
      <path d="M4 16h28v28H4zM18 16v28M4 30h28" />
      {sun(38, 10, 4)}
    </>
  ),
  shade: (
    <>
      <path d="M6 20L24 8l18 12M10 19v23M38 19v23M3 42h42" />
    </>
  ),
  open: cloud,
  sun: sun(24, 24, 9),
  menu: (
    <>
      <rect x="6" y="8" width="36" height="32" rx="2" />
      <path d="M11 15h10M11 21h16M11 27h14M11 33h16M34 21h4M34 27h4M34 33h4" />
    </>
  ),
  pictures: (
    <>
      <rect x="6" y="8" width="36" height="32" rx="2" className="guide-lit" />
      <path d="M6 34l11-12 8 8 5-5 12 11" />
      <circle cx="32" cy="17" r="3" />
    </>
  ),
  figures: (
    <>
      <rect x="6" y="8" width="36" height="32" rx="2" />
      <path d="M13 34V24M20 34V18M27 34V26M34 34V14" />
    </>
  ),
  h8: clock(8 / 24),
  h12: clock(12 / 24),
  h16: clock(16 / 24),
  h24: clock(1),
};
