import { BrandMark } from '#ui/brand-mark.tsx';
import { Container } from '#ui/container.tsx';
import { OfflineGuard } from '#web/offline/offline-guard.tsx';
import { paths } from '#web/paths.ts';
import { ErrorContent, errorTitle } from './error-content.tsx';

/** The error page of last resort, when the shop's frame itself failed: it needs nothing but the offline watch. */
export function ErrorPage({ error }: { error: unknown }) {
  return (
    <>
      <title>{`${errorTitle(error)} · Brightfront`}</title>
      <header className="border-line border-b">
        <Container className="flex h-16 items-center">
          <a href={paths.home} className="flex min-h-11 items-center gap-2.5 font-heading font-semibold text-xl">
            <BrandMark className="size-8" />
            Brightfront
          </a>
        </Container>
      </header>
      <main id="main">
        <OfflineGuard>
          <ErrorContent error={error} />
        </OfflineGuard>
      </main>
    </>
  );
}
