import { G, Path, Rect, Svg, Text } from '@react-pdf/renderer';
import type { Box, WallDrawing as LaidOutWall } from '#features/walls/drawing.ts';
import { COLOURS } from './style.ts';

/** A wall in mm, and what its sides are. */
export type DrawnWall = LaidOutWall & { widthText: string; heightText: string };

const SHEET_WIDTH = 507;
const MOST_HIGH = 190;
// Room for the dimensions, in points.
const EDGE = 26;

/** The wall to scale with its dimensions. */
export function WallDrawing({ drawing }: { drawing: DrawnWall }) {
  const { width, height, wall, cabinets, person, floorY, widthText, heightText } = drawing;
  const scale = Math.min((SHEET_WIDTH - 2 * EDGE) / width, (MOST_HIGH - 2 * EDGE) / height);
  const at = (mm: number) => Math.round(mm * scale * 100) / 100;
  const left = (SHEET_WIDTH - at(width)) / 2;
  const grid = cabinets
    .map((box) => `M${at(box.x)} ${at(box.y)}h${at(box.width)}v${at(box.height)}h-${at(box.width)}z`)
    .join('');
  const high = at(height) + 2 * EDGE;
  return (
    <Svg viewBox={`0 0 ${SHEET_WIDTH} ${high}`} style={{ width: SHEET_WIDTH, height: high, marginBottom: 14 }}>
      <G transform={`translate(${left} ${EDGE})`}>
        <Rect x={at(wall.x)} y={at(wall.y)} width={at(wall.width)} height={at(wall.height)} fill={COLOURS.ink} />
        <Path d={grid} stroke={COLOURS.accent} strokeWidth={0.4} fill="none" />
        <Path d={personPath(person, at)} fill={COLOURS.soft} />
        <Path d={`M${-left} ${at(floorY)}h${SHEET_WIDTH}`} stroke={COLOURS.line} strokeWidth={1} />
        <Path
          d={`M${at(wall.x)} ${at(wall.y) - 6}h${at(wall.width)}M${at(wall.x + wall.width) + 6} ${at(wall.y)}v${at(wall.height)}`}
          stroke={COLOURS.soft}
          strokeWidth={0.6}
        />
        <Text x={at(wall.x + wall.width / 2)} y={at(wall.y) - 10} textAnchor="middle" style={{ fontSize: 9 }}>
          {widthText}
        </Text>
        <Text x={at(wall.x + wall.width) + 10} y={at(wall.y + wall.height / 2) + 3} style={{ fontSize: 9 }}>
          {heightText}
        </Text>
      </G>
    </Svg>
  );
}

// A head and a body, a seventh and the rest of the height.
function personPath({ x, y, width, height }: Box, at: (mm: number) => number): string {
  const radius = height / 14;
  const middle = x + width / 2;
  const head = `M${at(middle - radius)} ${at(y + radius)}a${at(radius)} ${at(radius)} 0 1 0 ${at(2 * radius)} 0a${at(radius)} ${at(radius)} 0 1 0 ${-at(2 * radius)} 0z`;
  const shoulders = y + 2.4 * radius;
  const waist = y + height * 0.5;
  const half = width / 2;
  return `${head}M${at(middle - half * 0.7)} ${at(shoulders)}h${at(half * 1.4)}L${at(middle + half * 0.55)} ${at(waist)}L${at(middle + half * 0.4)} ${at(y + height)}h${-at(half * 0.8)}L${at(middle - half * 0.55)} ${at(waist)}z`;
}
