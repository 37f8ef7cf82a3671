import { Eye, Zap } from 'lucide-react';
import type { ProductLine } from '../../product-line.ts';

/** From how far a screen reads and what it costs a year, on its page. */
export function ScreenLine({ line }: { line: ProductLine | null }) {
  if (!line) return null;
  return (
    <ul className="flex flex-wrap gap-x-8 gap-y-2 border-line border-t py-5 text-ink-soft">
      <li className="flex gap-2">
        <Eye aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
        {line.reads}
      </li>
      <li className="flex gap-2">
        <Zap aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
        {line.costs}
      </li>
    </ul>
  );
}
