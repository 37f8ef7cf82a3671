import { encode } from 'uqr';

/** A QR code as one path of an SVG, drawn here: what it holds is a secret and is given to no service. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { border: 2 });
  const path = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      width={224}
      height={224}
      className="rounded-md bg-white"
    >
      <path d={path} fill="black" shapeRendering="crispEdges" />
    </svg>
  );
}
