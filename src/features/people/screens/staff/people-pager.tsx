import { buttonClass } from '#ui/button-class.ts';
import { UiLink } from '#ui/link.tsx';
import { type PeopleView, peopleSearch } from './people-view.ts';

type PeoplePagerProps = { view: PeopleView; count: number; found: number; nextCursor: string | null };

/** How much of the list is shown, and the way on. */
export function PeoplePager({ view, count, found, nextCursor }: PeoplePagerProps) {
  const { task: _open, trail, ...rest } = view;
  const to = (cursors: string[]) => `?${peopleSearch({ ...rest, trail: cursors }).slice(1)}`;
  return (
    <nav
      aria-label="Pages of users"
      className="flex flex-wrap items-center justify-between gap-3 border-line border-t px-3 py-2"
    >
      <p className="meta tabular">
        {count.toLocaleString('en-GB')} of {found.toLocaleString('en-GB')} {found === 1 ? 'user' : 'users'}
        {(trail.length > 0 || nextCursor) && `, page ${trail.length + 1}`}
      </p>
      <div className="flex gap-2">
        {trail.length > 0 && (
          <UiLink href={to(trail.slice(0, -1))} className={buttonClass({ variant: 'secondary', size: 'sm' })}>
            Newer
          </UiLink>
        )}
        {nextCursor && (
          <UiLink href={to([...trail, nextCursor])} className={buttonClass({ variant: 'secondary', size: 'sm' })}>
            Older
          </UiLink>
        )}
      </div>
    </nav>
  );
}
