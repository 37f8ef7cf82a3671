import { useId } from 'react';
import { FRAMES } from '#features/tracking/coastline/frames.ts';
import { boxOf, type LoadedCoast } from './layers.ts';
import type { MapView } from './projection.ts';

// The number of dots across, in every view.
const DOTS_ACROSS = 96;

/** The land as dots; each part covers the coarser one below it. */
export function MapLand({ coasts, view }: { coasts: readonly LoadedCoast[]; view: MapView }) {
  const dots = useId();
  const pitch = view.width / DOTS_ACROSS;
  return (
    <>
      <defs>
        <pattern id={dots} width={pitch} height={pitch} patternUnits="userSpaceOnUse" x={view.x} y={view.y}>
          <rect width={pitch} height={pitch} className="fill-dark-raised" />
          <rect x={pitch * 0.3} y={pitch * 0.3} width={pitch * 0.4} height={pitch * 0.4} className="fill-dark-line" />
        </pattern>
      </defs>
      {coasts.map(({ name, land, borders }) => (
        <g key={name}>
          <rect {...boxOf(name)} className="fill-dark" />
          {/* Not scaled, so that the dots of all parts align. */}
          <clipPath id={`${dots}-${name}`}>
            <path d={land} transform={`scale(${FRAMES[name].unit})`} />
          </clipPath>
          <rect {...boxOf(name)} fill={`url(#${dots})`} clipPath={`url(#${dots}-${name})`} />
          <path
            d={borders}
            transform={`scale(${FRAMES[name].unit})`}
            vectorEffect="non-scaling-stroke"
            strokeWidth={1}
            className="fill-none stroke-dark-soft/50"
          />
        </g>
      ))}
    </>
  );
}
