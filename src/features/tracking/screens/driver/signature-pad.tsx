import { type PointerEvent, useRef, useState } from 'react';
import { Button } from '#ui/button.tsx';

type SignaturePadProps = {
  label: string;
  /** Gets the signature as a PNG in a `data:` URL; empty once it is cleared. */
  onChange: (picture: string) => void;
  error?: string;
};

const SIZE = { width: 680, height: 280 };

/** A canvas to sign on with a finger or a pen. */
export function SignaturePad({ label, onChange, error }: SignaturePadProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [isBlank, setBlank] = useState(true);
  const isDrawing = useRef(false);

  const pointAt = (event: PointerEvent<HTMLCanvasElement>) => {
    const box = event.currentTarget.getBoundingClientRect();
    return [
      ((event.clientX - box.left) / box.width) * SIZE.width,
      ((event.clientY - box.top) / box.height) * SIZE.height,
    ] as const;
  };
  const begin = (event: PointerEvent<HTMLCanvasElement>) => {
    const ink = canvas.current?.getContext('2d');
    if (!ink) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    if (isBlank) paper(ink);
    isDrawing.current = true;
    ink.beginPath();
    ink.moveTo(...pointAt(event));
  };
  const draw = (event: PointerEvent<HTMLCanvasElement>) => {
    const ink = canvas.current?.getContext('2d');
    if (!ink || !isDrawing.current) return;
    ink.lineTo(...pointAt(event));
    ink.stroke();
    setBlank(false);
  };
  const end = () => {
    if (!isDrawing.current) return;
    isDrawing.current = false;
    if (!isBlank) onChange(canvas.current?.toDataURL('image/png') ?? '');
  };
  const clear = () => {
    canvas.current?.getContext('2d')?.clearRect(0, 0, SIZE.width, SIZE.height);
    setBlank(true);
    onChange('');
  };
  return (
    <div>
      <div className="flex items-end justify-between gap-4">
        <p className="font-semibold text-sm">{label}</p>
        <Button variant="ghost" size="sm" onClick={clear} disabled={isBlank}>
          Clear
        </Button>
      </div>
      <canvas
        ref={canvas}
        {...SIZE}
        role="img"
        aria-label={isBlank ? 'Space to sign, empty' : 'Space to sign, signed'}
        onPointerDown={begin}
        onPointerMove={draw}
        onPointerUp={end}
        onPointerCancel={end}
        className={`mt-1 block aspect-[17/7] w-full touch-none rounded-md border-2 border-dashed bg-white ${error ? 'border-negative' : 'border-line-strong'}`}
      />
      {error && <p className="mt-1 font-semibold text-negative text-sm">{error}</p>}
      <p className="meta mt-1">With a finger or a pen. Without one, take a photo instead.</p>
    </div>
  );
}

// A white background, because the stored JPEG has no transparency.
function paper(ink: CanvasRenderingContext2D): void {
  ink.fillStyle = '#fff';
  ink.fillRect(0, 0, SIZE.width, SIZE.height);
  ink.strokeStyle = '#10141f';
  ink.lineWidth = 4;
  ink.lineCap = 'round';
  ink.lineJoin = 'round';
}
