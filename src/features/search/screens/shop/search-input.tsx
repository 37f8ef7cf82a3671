import { Search } from 'lucide-react';
import { type KeyboardEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { controlClass } from '#ui/control-class.ts';
import { useHydrated } from '#web/use-hydrated.ts';
import { HEADER_FIELD } from './header-field.ts';
import { SuggestionList } from './suggestion-list.tsx';
import { groupsOf, type Suggestion } from './suggestions.tsx';
import { useSuggestions } from './use-suggestions.ts';

type SearchInputProps = {
  /** In the header: lower, named for the whole shop, and focused in place of the field that it replaces. */
  inHeader?: boolean;
  text: string;
  onType: (text: string) => void;
  onQuery: (query: string) => void;
  onCategory: (category: string) => void;
};

/** The query field with suggestions: an editable combobox (arrows, Enter, Escape). Without scripts it is a plain field. */
export function SearchInput({ inHeader = false, text, onType, onQuery, onCategory }: SearchInputProps) {
  const id = useId();
  const isHydrated = useHydrated();
  const navigate = useNavigate();
  const { answer, ask, forget } = useSuggestions();
  const [at, setAt] = useState(-1);
  const groups = groupsOf(answer);
  const options = groups.flatMap((group) => group.options);
  const isOpen = options.length > 0;
  const field = useRef<HTMLInputElement>(null);
  // Text typed before hydration is in the field only.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page comes alive
  useLayoutEffect(() => {
    const typed = field.current?.value ?? text;
    if (typed !== text) onType(typed);
    // The focus is nowhere, since the field that had it has gone, or it is where the visitor went meanwhile.
    if (!inHeader || document.activeElement !== document.body) return;
    field.current?.focus();
    field.current?.setSelectionRange(typed.length, typed.length);
    ask(typed);
  }, []);

  const close = () => {
    forget();
    setAt(-1);
  };
  const take = (option: Suggestion) => {
    close();
    if (option.kind === 'query') onQuery(option.text);
    else if (option.kind === 'category') onCategory(option.text);
    else navigate(option.href);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const chosen = options[at];
    if (event.key === 'ArrowDown' && !isOpen) ask(text);
    // A submitted query needs no suggestions, also none still being loaded.
    if (event.key === 'Enter' && !chosen) close();
    if (!isOpen) return;
    if (event.key === 'ArrowDown') setAt(at + 1 < options.length ? at + 1 : -1);
    else if (event.key === 'ArrowUp') setAt(at < 0 ? options.length - 1 : at - 1);
    else if (event.key === 'Escape') close();
    else if (event.key === 'Enter' && chosen) take(chosen);
    else return;
    event.preventDefault();
  };
  return (
    <div className="relative min-w-0 flex-1">
      <label htmlFor={id} className="sr-only">
        {inHeader ? HEADER_FIELD.label : 'Search products'}
      </label>
      <Search aria-hidden="true" className="pointer-events-none absolute start-3.5 top-3.5 size-5 text-ink-soft" />
      <input
        ref={field}
        id={id}
        type="search"
        name="q"
        dir="auto"
        value={text}
        maxLength={500}
        autoComplete="off"
        autoCapitalize="none"
        enterKeyHint="search"
        placeholder={inHeader ? HEADER_FIELD.placeholder : 'Try “55 inch outdoor screen under £2,000”'}
        onChange={(event) => {
          onType(event.target.value);
          ask(event.target.value);
          setAt(-1);
        }}
        onKeyDown={onKeyDown}
        onBlur={close}
        className={`${controlClass} min-h-12! ps-11!`}
        {...(isHydrated && {
          role: 'combobox',
          'aria-autocomplete': 'list',
          'aria-expanded': isOpen,
          'aria-controls': `${id}-list`,
          'aria-activedescendant': at >= 0 && isOpen ? `${id}-${at}` : undefined,
        })}
      />
      <SuggestionList id={id} groups={groups} at={at} onTake={take} />
      <p role="status" className="sr-only">
        {isOpen && `${options.length} ${options.length === 1 ? 'suggestion' : 'suggestions'}, use the arrow keys`}
      </p>
    </div>
  );
}
