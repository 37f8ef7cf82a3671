import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import { PERSON_MM } from '#features/viewing/person.ts';
import { drawWall } from '#features/walls/drawing.ts';
import type { WallPlan } from '#features/walls/plan.ts';
import { type LengthUnit, lengthText } from '#values/length.ts';
import { useHydrated } from '#web/use-hydrated.ts';
import { LitWall } from './lit-wall.tsx';

type WallDrawingProps = {
  plan: WallPlan;
  unit: LengthUnit;
  /** The corner was drawn to this size. */
  onSize: (size: { widthMm: number; heightMm: number }) => void;
};

interface Drag {
  x: number;
  y: number;
  widthMm: number;
  heightMm: number;
  mmAPixel: number;
}

// Room for the dimensions beside the wall, and above it.
const EDGE_SHARE = 0.09;

/** The wall to scale, lit, with a person before it. Its corner can be dragged, or moved with the arrow keys. */
export function WallDrawing({ plan, unit, onSize }: WallDrawingProps) {
  const isHydrated = useHydrated();
  const sheet = useRef<SVGSVGElement>(null);
  const [drag, setDrag] = useState<Drag | null>(null);
  const drawing = drawWall(plan);
  const { wall, width, height } = drawing;
  const edge = Math.max(width, height) * EDGE_SHARE;
  const view = { x: -edge, y: -edge, width: width + 2 * edge, height: height + 1.7 * edge };
  const left = (x: number) => `${((x - view.x) / view.width) * 100}%`;
  const top = (y: number) => `${((y - view.y) / view.height) * 100}%`;
  const { columns, rows, cabinetWidthMm, cabinetHeightMm } = plan;
  const resize = (widthMm: number, heightMm: number) =>
    onSize({
      widthMm: Math.max(1, Math.round(widthMm / cabinetWidthMm)) * cabinetWidthMm,
      heightMm: Math.max(1, Math.round(heightMm / cabinetHeightMm)) * cabinetHeightMm,
    });
  const start = (event: PointerEvent<HTMLButtonElement>) => {
    const box = sheet.current?.getBoundingClientRect();
    if (!box) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    const size = { widthMm: plan.widthMm, heightMm: plan.heightMm };
    setDrag({ x: event.clientX, y: event.clientY, ...size, mmAPixel: view.width / box.width });
  };
  const move = (event: PointerEvent) => {
    if (!drag) return;
    const { x, y, widthMm, heightMm, mmAPixel } = drag;
    resize(widthMm + (event.clientX - x) * mmAPixel, heightMm + (y - event.clientY) * mmAPixel);
  };
  const step = (event: KeyboardEvent) => {
    const [right, up] = STEPS[event.key] ?? [0, 0];
    if (right === 0 && up === 0) return;
    event.preventDefault();
    resize((columns + right) * cabinetWidthMm, (rows + up) * cabinetHeightMm);
  };
  const label = `${lengthText(plan.widthMm, unit)} wide and ${lengthText(plan.heightMm, unit)} high, of ${columns} × ${rows} cabinets, beside a person of ${lengthText(PERSON_MM, unit)}`;
  return (
    <figure className="wall-stage">
      <div className="wall-sheet">
        <svg
          ref={sheet}
          viewBox={`${view.x} ${view.y} ${view.width} ${view.height}`}
          role="img"
          aria-label={`The wall, drawn to scale: ${label}`}
        >
          <LitWall drawing={drawing} edge={edge} />
        </svg>
        <span className="wall-width" style={{ left: left(wall.x + wall.width / 2), top: top(wall.y - edge * 0.28) }}>
          {lengthText(plan.widthMm, unit)}
        </span>
        <span
          className="wall-height"
          style={{ left: left(wall.x + wall.width + edge * 0.28), top: top(wall.y + wall.height / 2) }}
        >
          {lengthText(plan.heightMm, unit)}
        </span>
        {isHydrated && (
          <button
            type="button"
            className="wall-corner"
            style={{ left: left(wall.x + wall.width), top: top(wall.y) }}
            aria-label="Corner of the wall: drag it, or use the arrow keys"
            onPointerDown={start}
            onPointerMove={move}
            onPointerUp={() => setDrag(null)}
            onPointerCancel={() => setDrag(null)}
            onKeyDown={step}
          />
        )}
      </div>
      <figcaption className="wall-caption">
        To scale, beside a person of {lengthText(PERSON_MM, unit)}.{isHydrated && ' Drag the corner to draw your wall.'}
      </figcaption>
    </figure>
  );
}

const STEPS: Readonly<Record<string, readonly [right: number, up: number]>> = {
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
};
