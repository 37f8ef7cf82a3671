import type { SearchAnswer } from '#features/search/contract.ts';
import { ChipRow, RemovableChip } from '#ui/chip.tsx';

type UnderstoodChipsProps = { understood: SearchAnswer['understood']; hrefOf: (query: string) => string };

/** What the words were taken to mean; a press takes it out of the query. Links, so that they work before any script. */
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
