import { ArrowDown, ArrowUp, Minus } from 'lucide-react';
import { changeOf } from './words.ts';

type ChangeProps = {
  now: number;
  before: number;
  /** For figures where more is not better: shown without colour. */
  neutral?: boolean;
};

/** The change from the period before, in words and a sign. */
export function Change({ now, before, neutral = false }: ChangeProps) {
  const percent = changeOf(now, before);
  if (percent === null)
    return <span className="text-ink-soft">{now === 0 ? 'none before either' : 'none before'}</span>;
  const Sign = percent > 0 ? ArrowUp : percent < 0 ? ArrowDown : Minus;
  const tone = neutral || percent === 0 ? 'text-ink-soft' : percent > 0 ? 'text-positive' : 'text-negative';
  const size = Math.abs(percent);
  return (
    <span className={`tabular inline-flex items-center gap-1 font-semibold ${tone}`}>
      <Sign aria-hidden="true" className="size-3.5" />
      {size > 999 ? 'over 999' : size.toLocaleString('en-GB', { maximumFractionDigits: 1 })}%
      <span className="sr-only">
        {percent > 0 ? ' more than' : percent < 0 ? ' less than' : ', the same as'} before
      </span>
    </span>
  );
}
