import { useLocation } from 'react-router';
import { type ButtonSize, type ButtonVariant, buttonClass } from '#ui/button-class.ts';

/** Loads this page again: an ordinary link to itself, so that it works when scripts have failed. */
export function TryAgain({ variant, size }: { variant?: ButtonVariant; size?: ButtonSize }) {
  const { pathname, search } = useLocation();
  return (
    <a href={pathname + search} className={buttonClass({ variant, size })}>
      Try again
    </a>
  );
}
