import type { ReactNode } from 'react';
import type { Suggestion, SuggestionGroup } from './suggestions.tsx';

type SuggestionListProps = {
  /** The id of the field, which announces the list. */
  id: string;
  groups: readonly SuggestionGroup[];
  at: number;
  onTake: (suggestion: Suggestion) => void;
};

/** The suggestions under the field, in groups. */
export function SuggestionList({ id, groups, at, onTake }: SuggestionListProps) {
  const options = groups.flatMap((group) => group.options);
  return (
    <div
      id={`${id}-list`}
      role="listbox"
      aria-label="Suggestions"
      hidden={options.length === 0}
      tabIndex={-1}
      className="absolute inset-x-0 top-full z-20 mt-2 max-h-[min(28rem,60vh)] overflow-y-auto rounded-lg border border-line bg-surface py-2 shadow-overlay"
    >
      {groups.map((group) => (
        // biome-ignore lint/a11y/useSemanticElements: a listbox divides its options into groups, not into fieldsets
        <div key={group.title} role="group" aria-label={group.title}>
          <p aria-hidden="true" className="meta px-4 pt-2 pb-1">
            {group.title}
          </p>
          {group.options.map((option) => {
            const place = options.indexOf(option);
            return (
              <OptionRow key={option.key} id={`${id}-${place}`} isActive={place === at} onTake={() => onTake(option)}>
                {option.content}
              </OptionRow>
            );
          })}
        </div>
      ))}
    </div>
  );
}

type OptionRowProps = { id: string; isActive: boolean; onTake: () => void; children: ReactNode };

function OptionRow({ id, isActive, onTake, children }: OptionRowProps) {
  return (
    // The field has the focus and handles the keys.
    // biome-ignore lint/a11y/useFocusableInteractive: the active option is named by the field
    // biome-ignore lint/a11y/useKeyWithClickEvents: the field handles the keys
    <div
      id={id}
      role="option"
      aria-selected={isActive}
      ref={(row) => {
        if (isActive) row?.scrollIntoView({ block: 'nearest' });
      }}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onTake}
      className="flex min-h-11 cursor-pointer items-center gap-3 px-4 py-1.5 hover:bg-sunken aria-selected:bg-accent-wash aria-selected:shadow-[inset_3px_0_0_var(--color-accent)]"
    >
      {children}
    </div>
  );
}
