import type { WallDrawing } from '#features/walls/drawing.ts';

/** What is drawn in mm: the lit wall with its seams, the floor, the person and the dimension lines, so far from the wall. */
export function LitWall({ drawing, edge }: { drawing: WallDrawing; edge: number }) {
  const { wall, cabinets, person, floorY, width } = drawing;
  return (
    <>
      <defs>
        <linearGradient id="wall-sky" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#1a2236" />
          <stop offset="0.55" stopColor="#27406b" />
          <stop offset="0.8" stopColor="#df7a3a" />
          <stop offset="1" stopColor="#ffb000" />
        </linearGradient>
        <radialGradient id="wall-glow">
          <stop offset="0" stopColor="#ffb000" stopOpacity="0.34" />
          <stop offset="1" stopColor="#ffb000" stopOpacity="0" />
        </radialGradient>
      </defs>
      <ellipse
        cx={wall.x + wall.width / 2}
        cy={wall.y + wall.height / 2}
        rx={wall.width * 0.75}
        ry={wall.height * 0.85}
        fill="url(#wall-glow)"
      />
      <g transform={`translate(${wall.x} ${wall.y}) scale(${wall.width / 160} ${wall.height / 90})`}>
        <rect width="160" height="90" fill="url(#wall-sky)" />
        <path d="M0 66q30-22 62-8t50-12 48 6v38H0z" fill="#1f4d3f" opacity="0.75" />
        <path d="M0 76q40-16 84-4t76-10v28H0z" fill="#10141f" opacity="0.85" />
      </g>
      <circle
        cx={wall.x + wall.width * 0.7}
        cy={wall.y + wall.height * 0.42}
        r={Math.min(wall.width, wall.height) * 0.14}
        fill="#ffd36b"
      />
      <path
        d={cabinets.map(({ x, y, width, height }) => `M${x} ${y}h${width}v${height}h${-width}z`).join('')}
        className="wall-seams"
      />
      <path d={`M${-edge} ${floorY}h${width + 2 * edge}`} className="wall-floor" />
      <path d={personPath(person)} className="wall-person" />
      <path
        d={`M${wall.x} ${wall.y - edge * 0.28}h${wall.width}M${wall.x + wall.width + edge * 0.28} ${wall.y}v${wall.height}`}
        className="wall-dimension"
      />
    </>
  );
}

// A head, and a body from the shoulders to the floor.
function personPath({ x, y, width, height }: { x: number; y: number; width: number; height: number }): string {
  const radius = height / 14;
  const middle = x + width / 2;
  const head = `M${middle - radius} ${y + radius}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0z`;
  const [shoulder, waist] = [y + height * 0.17, y + height * 0.5];
  return `${head}M${middle - width * 0.36} ${shoulder + 80}q0-80 80-80h${width * 0.72 - 160}q80 0 80 80l${-width * 0.06} ${waist - shoulder}l${-width * 0.1} ${y + height - waist - 80}h${-width * 0.4}l${-width * 0.1} ${-(y + height - waist - 80)}z`;
}
