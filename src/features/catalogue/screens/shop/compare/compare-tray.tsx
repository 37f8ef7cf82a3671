import { X } from 'lucide-react';
import { useLocation } from 'react-router';
import { MOST_COMPARED } from '#features/catalogue/compared.ts';
import { UiLink } from '#ui/link.tsx';
import { paths } from '#web/paths.ts';
import { rememberCompared } from './compare-choice.ts';

/** The products being compared, over every page but those on which it would lie over sums. */
export function CompareTray({ ids }: { ids: readonly number[] }) {
  const { pathname } = useLocation();
  if (pathname === paths.cart || pathname === paths.checkout) return null;
  return (
    <aside
      aria-label="Comparison"
      className="in-the-dark fixed start-4 bottom-4 z-20 flex items-center rounded-full border border-dark bg-dark text-on-dark text-sm shadow-overlay"
    >
      <UiLink
        href={paths.compare(ids)}
        className="flex min-h-11 items-center gap-2.5 rounded-s-full py-2 ps-4 pe-2 font-semibold hover:underline"
      >
        <span aria-hidden="true" className="grid grid-cols-4 gap-0.5">
          {SLOTS.map((slot) => (
            <span key={slot} className={`h-3.5 w-1.5 ${slot < ids.length ? 'bg-accent' : 'bg-dark-line'}`} />
          ))}
        </span>
        <span>
          Compare {ids.length}
          <span className="max-sm:sr-only">{ids.length === 1 ? ' product' : ' products'}</span>
        </span>
      </UiLink>
      <button
        type="button"
        aria-label="Compare none of them"
        onClick={() => rememberCompared([])}
        className="grid size-11 place-items-center rounded-e-full text-dark-soft hover:text-on-dark"
      >
        <X aria-hidden="true" className="size-4" />
      </button>
    </aside>
  );
}

const SLOTS = Array.from({ length: MOST_COMPARED }, (_, i) => i);
