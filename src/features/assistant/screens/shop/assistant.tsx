import { MessageCircle, X } from 'lucide-react';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { paths } from '#web/paths.ts';
import { useHydrated } from '#web/use-hydrated.ts';

// Loaded when it is opened.
const AssistantPanel = lazy(async () => ({ default: (await import('./assistant-panel.tsx')).AssistantPanel }));

/**
 * Section 2: the floating button at the bottom right; on a phone, where it would lie over what is read, an icon among those of the
 * header. Without scripts it links to the contact form.
 */
export function Assistant() {
  const isHydrated = useHydrated();
  const [isOpen, setOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const { pathname } = useLocation();
  // On a phone the panel would cover the next page and the contact form.
  useEffect(() => {
    if (pathname === paths.contact() || innerWidth < 640) setOpen(false);
    // Until then it is a link.
    if (isHydrated) import('./keep-clear.ts').then((module) => module.keepClear());
  }, [pathname, isHydrated]);
  // Nothing covers the checkout and what became of it.
  if (/^.(checkout|order-r)/.test(pathname)) return null;

  const Icon = isOpen ? X : MessageCircle;
  const icon = <Icon aria-hidden="true" className="size-6" />;
  return (
    <div className="fixed end-6 bottom-6 max-sm:static print:hidden">
      {isHydrated ? (
        <button
          ref={button}
          type="button"
          aria-label={`${isOpen ? 'Close' : 'Open'} the chat assistant`}
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
        <Suspense>
          <AssistantPanel
            isOpen={isOpen}
            onClose={() => {
              setOpen(false);
              button.current?.focus();
            }}
          />
        </Suspense>
      )}
    </div>
  );
}

// Where the system takes the colours, the clear border is drawn.
const buttonClass =
  'grid size-14 place-items-center rounded-full border border-transparent bg-action text-on-action max-sm:size-11';
