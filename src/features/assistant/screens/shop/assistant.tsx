import { MessageCircle, X } from 'lucide-react';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { paths } from '#web/paths.ts';
import { useHydrated } from '#web/use-hydrated.ts';

// Loaded when it is opened.
const AssistantPanel = lazy(async () => ({ default: (await import('./assistant-panel.tsx')).AssistantPanel }));

/** Section 2: the floating button at the bottom right. Without scripts it links to the contact form. */
export function Assistant() {
  const isHydrated = useHydrated();
  const [isOpen, setOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const { pathname } = useLocation();
  // On a phone the panel would cover the next page and the contact form.
  useEffect(() => {
    if (pathname === paths.contact() || window.innerWidth < 640) setOpen(false);
  }, [pathname]);
  // Nothing covers the checkout and what became of it.
  if (/^.(checkout|order-r)/.test(pathname)) return null;

  const icon = isOpen ? (
    <X aria-hidden="true" className="size-6" />
  ) : (
    <MessageCircle aria-hidden="true" className="size-6" />
  );
  return (
    <aside aria-label="Assistant" className="print:hidden">
      {isHydrated ? (
        <button
          ref={button}
          type="button"
          aria-label={isOpen ? 'Close the chat assistant' : 'Open the chat assistant'}
          aria-expanded={isOpen}
          onClick={() => {
            setWasOpened(true);
            setOpen(!isOpen);
          }}
          className={buttonClass}
        >
          {icon}
        </button>
      ) : (
        <a href={paths.contact()} aria-label="Ask us" className={buttonClass}>
          {icon}
        </a>
      )}
      {wasOpened && (
        <Suspense fallback={null}>
          <AssistantPanel
            isOpen={isOpen}
            onClose={() => {
              setOpen(false);
              button.current?.focus();
            }}
          />
        </Suspense>
      )}
    </aside>
  );
}

const buttonClass =
  'fixed end-4 bottom-4 z-30 grid size-14 place-items-center rounded-full bg-action text-on-action shadow-overlay ' +
  'transition-transform duration-150 hover:scale-105 motion-reduce:hover:scale-100 sm:end-6 sm:bottom-6';
