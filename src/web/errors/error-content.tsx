import { useEffect } from 'react';
import { isRouteErrorResponse, useRevalidator } from 'react-router';
import { ButtonLink } from '#ui/button-link.tsx';
import { Container } from '#ui/container.tsx';
import { OUR_FAULT } from '#values/problem.ts';
import { BackButton } from '#web/frames/shop/back-button.tsx';
import { paths } from '#web/paths.ts';
import { PAGE_TITLES } from '#web/toast-texts-everywhere.ts';
import { AccessRestricted } from './access-restricted.tsx';
import { PixelSign } from './pixel-sign.tsx';
import { TryAgain } from './try-again.tsx';

/** The page for an error: not found, not allowed, offline, or a fault of the shop. */
export function ErrorContent({ error }: { error: unknown }) {
  const status = statusOf(error);
  if (status === 403) return <AccessRestricted restricted={textIn(error, 'restricted')} />;
  const words = wordsOf(error);
  return (
    <Container className="py-10 sm:py-16">
      <PixelSign code={status < 100 ? '...' : String(status)}>
        <h1 className="title-1">{words.title}</h1>
        <p className="lead mt-3">{words.text}</p>
        <div className="mt-6 flex flex-wrap gap-3">
          {status === 404 ? <OtherPages /> : <TryAgainUntilReached error={error} />}
          <BackButton label="Go Back" className="ms-0" />
        </div>
      </PixelSign>
    </Container>
  );
}

export function errorTitle(error: unknown): string {
  return statusOf(error) === 403 ? PAGE_TITLES.restricted : wordsOf(error).title;
}

export function errorText(error: unknown): string {
  return wordsOf(error).text;
}

const OFFLINE = 0;
const UNREACHED = 1;
const ASK_AGAIN_MS = 3_000;

function statusOf(error: unknown): number {
  if (isRouteErrorResponse(error)) return error.status;
  if (typeof navigator !== 'undefined' && navigator.onLine === false) return OFFLINE;
  return isUnreached(error) ? UNREACHED : 500;
}

// Every browser has words of its own for a fetch that got no answer, and none has a class for it.
function isUnreached(error: unknown): boolean {
  return error instanceof TypeError && /fetch$|network|load failed/i.test(error.message);
}

function wordsOf(error: unknown): { title: string; text: string } {
  const status = statusOf(error);
  const detail = textIn(error, 'detail');
  const known: Record<number, { title: string; text: string }> = {
    [OFFLINE]: { title: 'You are offline', text: 'This page opens as soon as your connection returns.' },
    [UNREACHED]: { title: 'The shop cannot be reached', text: 'This page opens as soon as it is.' },
    404: {
      title: PAGE_TITLES.notFound,
      text: 'There is nothing at this address. The page may have moved, or the product may no longer be sold.',
    },
    405: { title: 'That cannot be done here', text: 'This page takes no forms.' },
    429: { title: 'A little too quick', text: detail ?? 'Please wait a moment and try again.' },
    503: { title: 'We will be right back', text: detail ?? 'Nothing of yours is lost; please try again shortly.' },
  };
  return (
    known[status] ?? {
      title: OUR_FAULT.title,
      text:
        (status < 500 && detail) || 'The fault is on our side and has been written down. Please try again in a moment.',
    }
  );
}

function textIn(error: unknown, member: 'detail' | 'restricted'): string | undefined {
  const text = isRouteErrorResponse(error) ? (error.data as Record<string, unknown> | null)?.[member] : undefined;
  return typeof text === 'string' ? text : undefined;
}

function OtherPages() {
  const links = [
    { href: paths.search(), label: 'Search the shop' },
    { href: paths.products, label: 'See all products' },
    { href: paths.contact(), label: 'Contact us' },
  ];
  return links.map(({ href, label }, at) => (
    <ButtonLink key={href} href={href} variant={at === 0 ? 'primary' : 'secondary'}>
      {label}
    </ButtonLink>
  ));
}

/** Reads the page again when the line is back, and by itself for as long as only the shop is out of reach. */
function TryAgainUntilReached({ error }: { error: unknown }) {
  const { revalidate, state } = useRevalidator();
  useEffect(() => {
    const again = () => void revalidate();
    addEventListener('online', again);
    const next = state === 'idle' && isUnreached(error) ? setTimeout(again, ASK_AGAIN_MS) : undefined;
    return () => {
      removeEventListener('online', again);
      clearTimeout(next);
    };
  }, [revalidate, state, error]);
  return <TryAgain />;
}
