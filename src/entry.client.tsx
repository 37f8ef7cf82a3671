import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
});

// Tooltips come with the first pointer or focus, so that no page loads them at first.
for (const type of ['pointerover', 'focusin']) {
  addEventListener(type, () => import('#ui/watch-tooltips.ts').catch(() => undefined), { once: true });
}
