import { useEffect } from 'react';
import { useLocation } from 'react-router';

/** Opens the answer that the address names: a browser scrolls to a closed one and leaves it closed. */
export function useOpenedAnswer(): void {
  const { hash } = useLocation();
  useEffect(() => {
    const named = hash.startsWith('#answer-') ? document.getElementById(hash.slice(1)) : null;
    if (!(named instanceof HTMLDetailsElement)) return;
    named.open = true;
    named.scrollIntoView({ block: 'center' });
  }, [hash]);
}
