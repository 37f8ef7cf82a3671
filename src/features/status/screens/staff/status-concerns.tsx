import type { Concern } from '#features/status/contract.ts';
import { Notice } from '#ui/notice.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { paths } from '#web/paths.ts';

/** What needs a person, with what to do; or that nothing does. */
export function StatusConcerns({ concerns }: { concerns: readonly Concern[] }) {
  if (concerns.length === 0) return <Notice tone="positive" title="Nothing needs you" />;
  return (
    <ul aria-label="What needs you" className="flex flex-col gap-3">
      {concerns.map(({ about, title, action }) => (
        <li key={about}>
          <Notice tone="negative" title={title}>
            {action} {about === 'mail' && <TextLink href={paths.emails}>Open the e-mails</TextLink>}
          </Notice>
        </li>
      ))}
    </ul>
  );
}
