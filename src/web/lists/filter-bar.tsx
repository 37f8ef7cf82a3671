import { Search } from 'lucide-react';
import { type FormEvent, type ReactNode, useEffect, useRef } from 'react';
import { Form, useNavigation, useSearchParams, useSubmit } from 'react-router';
import { Button } from '#ui/button.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { controlClass } from '#ui/control-class.ts';
import { Spinner } from '#ui/spinner.tsx';

type FilterBarProps = {
  /** What can be searched for: placeholder and name of the box. */
  label?: string;
  /** Absent: this list cannot be searched, only filtered. */
  q?: string;
  /** The address without filters; absent when nothing is filtered. */
  clearHref?: string;
  /** Named selects: a choice filters at once. */
  children: ReactNode;
};

/** Search and filters of a staff list. They are stored in the address, so that a view can be shared and 'back' works. */
export function FilterBar({ label, q, clearHref, children }: FilterBarProps) {
  const submit = useSubmit();
  const navigation = useNavigation();
  const [search] = useSearchParams();
  const form = useRef<HTMLFormElement>(null);
  // 'Back' and 'Clear filters' change the address under the form.
  useEffect(() => {
    if (form.current) showSearch(form.current, search);
  }, [search]);
  const filterAtOnce = (event: FormEvent<HTMLFormElement>) => {
    if (event.target instanceof HTMLSelectElement) submit(event.currentTarget, { preventScrollReset: true });
  };
  return (
    <Form
      ref={form}
      method="get"
      role="search"
      preventScrollReset
      onChange={filterAtOnce}
      className="flex flex-wrap items-center gap-2 sm:gap-3"
    >
      {q !== undefined && (
        <div className="flex w-full gap-2 sm:w-auto sm:min-w-72 sm:max-w-lg sm:flex-1">
          <div className="relative flex min-w-0 flex-1 items-center">
            <Search aria-hidden="true" className="pointer-events-none absolute start-3 size-4 text-ink-soft" />
            <input
              type="search"
              name="q"
              dir="auto"
              maxLength={200}
              defaultValue={q}
              aria-label={label}
              placeholder={label}
              className={`${controlClass} ps-9`}
            />
          </div>
          <Button type="submit" variant="secondary">
            Search
          </Button>
        </div>
      )}
      {children}
      {q === undefined && (
        <Button type="submit" variant="secondary">
          Filter
        </Button>
      )}
      {clearHref !== undefined && (
        <ButtonLink href={clearHref} variant="ghost">
          Clear filters
        </ButtonLink>
      )}
      {navigation.state === 'loading' && <Spinner label="Loading" size="sm" />}
    </Form>
  );
}

function showSearch(form: HTMLFormElement, search: URLSearchParams): void {
  for (const control of form.elements) {
    if (control instanceof HTMLSelectElement)
      control.value = search.get(control.name) || (control.options[0]?.value ?? '');
    // Not the one that the user is typing in.
    if (control instanceof HTMLInputElement && control !== document.activeElement)
      control.value = search.get(control.name) ?? '';
  }
}
