import { useId } from 'react';

/** A code of at most three characters in lit pixels. */
export function PixelDots({ text }: { text: string }) {
  const dark = useId();
  const letters = [...text].slice(0, 3).map((letter) => FONT[letter] ?? FONT['-'] ?? []);
  const width = letters.length * 6 + 3;
  return (
    <svg aria-hidden="true" viewBox={`0 0 ${width} 11`} className="w-full">
      <pattern id={dark} width="1" height="1" patternUnits="userSpaceOnUse">
        <circle cx="0.5" cy="0.5" r="0.36" className="fill-dark-line" />
      </pattern>
      <rect width={width} height="11" fill={`url(#${dark})`} />
      {litPixels(letters).map(([x, y]) => (
        <circle key={`${x}-${y}`} cx={x + 0.5} cy={y + 0.5} r="0.38" className={litClass(x * 7 + y * 3)} />
      ))}
    </svg>
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
