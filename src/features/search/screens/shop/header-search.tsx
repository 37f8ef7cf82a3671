import { Search } from 'lucide-react';
import { type ComponentType, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { controlClass } from '#ui/control-class.ts';
import { iconButtonClass } from '#ui/icon-button.tsx';
import { paths } from '#web/paths.ts';
import { rememberHtml } from '#web/rendering/remember-html.tsx';
import { HEADER_FIELD } from './header-field.ts';

/**
 * The search in the header of every page but its own: a field on wide screens, elsewhere an icon that opens one across the
 * screen, before the scripts have arrived too.
 */
export function HeaderSearch() {
  const { pathname, key } = useLocation();
  if (pathname === paths.search()) return null;
  return (
    <>
      <div className="me-2 hidden w-full max-w-sm xl:block">
        <HeaderForm />
      </div>
      {/* Arriving somewhere closes it. */}
      <details
        key={key}
        className="xl:hidden"
        onToggle={({ currentTarget: opened }) => opened.open && opened.querySelector('input')?.focus()}
        onKeyDown={({ key: pressed, currentTarget: opened, defaultPrevented }) => {
          if (pressed === 'Escape' && !defaultPrevented) opened.open = false;
        }}
      >
        <summary aria-label={HEADER_FIELD.label} className={`${iconButtonClass()} cursor-pointer`}>
          <Search aria-hidden="true" className="size-5" />
        </summary>
        <div className="absolute inset-x-0 top-full border-line border-y bg-canvas p-3 shadow-overlay">
          <HeaderForm />
        </div>
      </details>
    </>
  );
}

// The same on every page, so it is drawn once on the server.
const HeaderForm = import.meta.env.SSR ? rememberHtml('header search', DrawnForm) : DrawnForm;

/** Suggestions are loaded with the first touch; the plain field stays until they are there, so nothing typed is lost. */
function DrawnForm() {
  const navigate = useNavigate();
  const field = useRef<HTMLInputElement>(null);
  const [Suggesting, setSuggesting] = useState<ComponentType<{ typed: string }>>();
  const load = async () => {
    const { SuggestingField } = await import('./suggesting-field.tsx');
    setSuggesting(() => SuggestingField);
  };
  // Whoever was quicker than the scripts is in the field already.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page comes alive
  useEffect(() => {
    if (document.activeElement === field.current) load().catch(() => undefined);
  }, []);
  return (
    <search aria-label="Shop">
      <form
        action={paths.search()}
        className="flex"
        onSubmit={(event) => {
          event.preventDefault();
          navigate(paths.search({ q: String(new FormData(event.currentTarget).get('q')).trim() }));
        }}
      >
        {Suggesting ? (
          <Suggesting typed={field.current?.value ?? ''} />
        ) : (
          <div className="relative min-w-0 flex-1">
            <Search
              aria-hidden="true"
              className="pointer-events-none absolute start-3.5 top-3.5 size-5 text-ink-soft"
            />
            <input
              ref={field}
              type="search"
              aria-label={HEADER_FIELD.label}
              name="q"
              maxLength={500}
              placeholder={HEADER_FIELD.placeholder}
              // Without them it is still a search.
              onFocus={() => load().catch(() => undefined)}
              className={`${controlClass} min-h-12! ps-11!`}
            />
          </div>
        )}
      </form>
    </search>
  );
}
