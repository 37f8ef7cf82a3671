import type { SearchAnswer } from '#features/search/contract.ts';
import { ChipRow, RemovableChip } from '#ui/chip.tsx';

type UnderstoodChipsProps = { understood: SearchAnswer['understood']; hrefOf: (query: string) => string };

/** How the words were understood; a click removes one from the query. Links, so that they work without scripts. */
export function UnderstoodChips({ understood, hrefOf }: UnderstoodChipsProps) {
  if (understood.length === 0) return null;
  return (
    <ChipRow label="Understood from your words">
      {understood.map(({ label, without }) => (
        <RemovableChip key={label} removeLabel={`Search without: ${label}`} href={hrefOf(without)}>
          {label}
        </RemovableChip>
      ))}
    </ChipRow>
  );
}
