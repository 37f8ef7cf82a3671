import { Ruler } from 'lucide-react';
import { wallSearched } from '#features/walls/wall-searched.ts';
import { UiLink } from '#ui/link.tsx';
import { paths } from '#web/paths.ts';

/** Leads from a search for LED walls to their plan, with the size that was searched for. */
export function PlanWallLink(asked: { q: string; category: string }) {
  const search = wallSearched(asked);
  if (search === null) return null;
  return (
    <UiLink href={paths.ledWall(search)} className="flex items-center gap-2 py-1 font-semibold underline">
      <Ruler aria-hidden="true" className="size-4 shrink-0" />
      Plan an LED wall and see its price while you draw it
    </UiLink>
  );
}
