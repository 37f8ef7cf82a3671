import { type ReactNode, useId } from 'react';

/** A pixel screen that shows the status code, with the explanation and links beside it. */
export function PixelSign({ code, children }: { code: string; children: ReactNode }) {
  return (
    <div className="grid items-center gap-8 sm:gap-12 lg:grid-cols-2">
      <Dots text={code} />
      <div className="max-w-xl">{children}</div>
    </div>
  );
}

function Dots({ text }: { text: string }) {
  const dark = useId();
  const letters = [...text].slice(0, 3).map((letter) => FONT[letter] ?? FONT['-'] ?? []);
  const width = letters.length * 6 + 3;
  return (
    <div className="dark-surface overflow-clip rounded-lg p-4 sm:p-6">
      <svg aria-hidden="true" viewBox={`0 0 ${width} 11`} className="w-full">
        <pattern id={dark} width="1" height="1" patternUnits="userSpaceOnUse">
          <circle cx="0.5" cy="0.5" r="0.36" className="fill-dark-line" />
        </pattern>
        <rect width={width} height="11" fill={`url(#${dark})`} />
        {litPixels(letters).map(([x, y]) => (
          <circle key={`${x}-${y}`} cx={x + 0.5} cy={y + 0.5} r="0.38" className={litClass(x * 7 + y * 3)} />
        ))}
      </svg>
    </div>
  );
}

function litPixels(letters: readonly (readonly string[])[]): [x: number, y: number][] {
  return letters.flatMap((rows, at) =>
    rows.flatMap((row, y) =>
      [...row].flatMap((cell, x): [number, number][] => (cell === '#' ? [[at * 6 + x + 2, y + 2]] : [])),
    ),
  );
}

// Every eleventh lit pixel is faint, like a worn one.
function litClass(n: number): string {
  return n % 11 === 4 ? 'fill-accent opacity-35' : 'fill-accent';
}

const FONT: Record<string, readonly string[]> = {
  '0': ['.###.', '#...#', '#..##', '#.#.#', '##..#', '#...#', '.###.'],
  '2': ['.###.', '#...#', '....#', '..##.', '.#...', '#....', '#####'],
  '3': ['####.', '....#', '....#', '.###.', '....#', '....#', '####.'],
  '4': ['...#.', '..##.', '.#.#.', '#..#.', '#####', '...#.', '...#.'],
  '5': ['#####', '#....', '####.', '....#', '....#', '#...#', '.###.'],
  '9': ['.###.', '#...#', '#...#', '.####', '....#', '...#.', '.##..'],
  '.': ['.....', '.....', '.....', '.....', '.....', '.##..', '.##..'],
  '-': ['.....', '.....', '.....', '#####', '.....', '.....', '.....'],
};
