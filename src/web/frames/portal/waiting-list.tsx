import { Panel } from '#ui/panel.tsx';
import { TextLink } from '#ui/text-link.tsx';

/** What waits for the user, each with its count and the link to it. */
export function WaitingList({ waiting }: { waiting: readonly { href: string; text: string }[] }) {
  return (
    <Panel title="Waiting for you">
      {waiting.length === 0 ? (
        <p className="meta">Nothing is waiting for you.</p>
      ) : (
        <ul className="grid gap-x-8 sm:grid-cols-2">
          {waiting.map(({ href, text }) => (
            <li key={href} className="py-1">
              <TextLink href={href} className="tabular inline-block py-1">
                {text}
              </TextLink>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}
