import type { WallTyped } from '#features/walls/wall-address.ts';
import { wallSubject } from '#features/walls/wall-subject.ts';
import { ButtonLink } from '#ui/button-link.tsx';
import { Notice } from '#ui/notice.tsx';
import { paths } from '#web/paths.ts';

/** In place of the price of a wall that cannot be planned here: the way to ask about it, with its size. */
export function NoWall({ typed }: { typed: WallTyped }) {
  return (
    <Notice
      tone="caution"
      title="This wall cannot be planned here"
      action={
        <ButtonLink href={paths.contact(wallSubject(typed))} variant="secondary">
          Ask us for a quote
        </ButtonLink>
      }
    >
      The fields say why, and what can be. What they hold is as you left it; its size goes along when you ask us.
    </Notice>
  );
}
