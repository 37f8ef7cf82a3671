import type { DayPart } from './day-part.ts';

/** The dish of each part of the day, seen from above: flat shapes, no picture to download. */
export function DishDrawing({ part }: { part: DayPart }) {
  return (
    <svg viewBox="0 0 200 200" aria-hidden="true" className="board-dish">
      <circle cx="100" cy="104" r="94" fill="#000" opacity="0.18" />
      {drawings[part]}
    </svg>
  );
}

const drawings = {
  breakfast: (
    <>
      <circle cx="100" cy="98" r="94" fill="#fff" />
      <circle cx="100" cy="98" r="76" fill="#f3ede0" />
      <path d="M44 74c10-22 34-24 48-14s34-2 44 18-10 28-10 42-22 24-44 16-20-14-32-24-12-26-6-38z" fill="#fff" />
      <circle cx="80" cy="88" r="19" fill="#ffb000" />
      <circle cx="112" cy="102" r="19" fill="#ffc23d" />
      <path
        d="M70 82a12 12 0 0 1 11-6M103 96a12 12 0 0 1 11-6"
        stroke="#fff"
        strokeWidth="4"
        strokeLinecap="round"
        fill="none"
      />
      <path d="M118 44l34 20a8 8 0 0 1 3 11l-10 17-44-26 8-17a8 8 0 0 1 9-5z" fill="#c98a44" />
      <path d="M119 52l28 17a5 5 0 0 1 2 6l-6 11-34-20 5-11a4 4 0 0 1 5-3z" fill="#efc98a" />
      <circle cx="66" cy="142" r="13" fill="#d8432f" />
      <circle cx="66" cy="142" r="8" fill="#f0735c" />
      <path d="M128 140c10-6 22-4 26 0-6 8-18 8-26 0z" fill="#5f8f3e" />
    </>
  ),
  lunch: (
    <>
      <circle cx="100" cy="98" r="94" fill="#e9e2d2" />
      <circle cx="100" cy="98" r="82" fill="#1b2b20" />
      <path d="M100 98V20a78 78 0 0 1 67.500 39z" fill="#4f8a3d" />
      <path d="M100 98l67.500-39a78 78 0 0 1 0 78z" fill="#e0bd76" />
      <path d="M100 98l67.500 39a78 78 0 0 1-67.500 39z" fill="#7fb04a" />
      <path d="M100 98v78a78 78 0 0 1-67.500-39z" fill="#f3efe4" />
      <path d="M100 98l-67.500 39a78 78 0 0 1 0-78z" fill="#c9384f" />
      <path d="M100 98L32.500 59A78 78 0 0 1 100 20z" fill="#94c25a" />
      <path
        d="M112 34c8 10 6 24 0 34M128 40c6 10 2 22-6 32M144 52c2 8-4 18-14 24"
        stroke="#86b56a"
        strokeWidth="4"
        fill="none"
        strokeLinecap="round"
      />
      <g fill="#b78f45">
        <circle cx="138" cy="92" r="4" />
        <circle cx="152" cy="100" r="4" />
        <circle cx="140" cy="110" r="4" />
        <circle cx="156" cy="84" r="4" />
        <circle cx="158" cy="116" r="4" />
      </g>
      <g fill="#fff" stroke="#c9384f" strokeWidth="3">
        <circle cx="48" cy="88" r="11" />
        <circle cx="62" cy="108" r="11" />
      </g>
      <ellipse cx="100" cy="100" rx="29" ry="25" fill="#fff" />
      <circle cx="102" cy="100" r="14" fill="#ffb000" />
      <path d="M93 94a10 10 0 0 1 8-6" stroke="#fff" strokeWidth="3" strokeLinecap="round" fill="none" />
    </>
  ),
  dinner: (
    <>
      <circle cx="100" cy="98" r="94" fill="#2b2521" />
      <circle cx="100" cy="98" r="80" fill="#d9a05b" />
      <circle cx="100" cy="98" r="70" fill="#c8402b" />
      <g fill="#fbf2dd">
        <circle cx="72" cy="70" r="17" />
        <circle cx="128" cy="78" r="19" />
        <circle cx="96" cy="120" r="20" />
        <circle cx="58" cy="112" r="12" />
        <circle cx="138" cy="126" r="13" />
        <circle cx="102" cy="48" r="9" />
      </g>
      <g fill="#3f7d3a">
        <path d="M96 86c-2-14 8-24 20-24 0 14-8 24-20 24zM70 138c-10-6-12-18-6-26 10 6 14 16 6 26zM120 146c2-12 12-18 22-16-2 12-12 18-22 16z" />
      </g>
      <path d="M100 98L30 60M100 98l70-36M100 98v80" stroke="#8a2a1c" strokeWidth="2.500" opacity="0.5" />
    </>
  ),
};
