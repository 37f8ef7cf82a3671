import type { ReactNode } from 'react';
import type { ProjectList } from '#features/projects/contract.ts';
import { listPath } from '#features/projects/list-paths.ts';
import { ADDRESS_CHANGES, DELETED_FOR_GOOD, EACH_TIME_OPENED, LINK_READS } from '#features/projects/list-words.ts';
import { Button } from '#ui/button.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { Panel } from '#ui/panel.tsx';
import { TextField } from '#ui/text-field.tsx';
import { formatDate } from '#values/instant.ts';
import { CopyLink } from '#web/copy-link.tsx';
import { paths } from '#web/paths.ts';
import { useShop } from '#web/use-shop.ts';

type ListSharingProps = { list: ProjectList; linkKey: string | undefined; isSignedIn: boolean };

/** Where the list is kept, the link by which it is read, and its deletion; for who may change it. */
export function ListSharing({ list, linkKey, isSignedIn }: ListSharingProps) {
  const site = useShop()?.siteUrl ?? '';
  const link = list.readKey && `${site}${listPath(list.id, list.readKey)}`;
  return (
    <div className="flex flex-col gap-5 print:hidden">
      {list.access === 'edit' && <Kept list={list} linkKey={linkKey} isSignedIn={isSignedIn} />}
      <Panel title="Show it to others">
        <p className="text-sm">{LINK_READS}</p>
        {link && (
          <div className="mt-3 flex flex-col gap-2">
            <TextField id="link" label="Link to read it" value={link} readOnly />
            {/* The address of this page would let whoever gets it change the list. */}
            <CopyLink to="read this list" addressOf={() => link} otherwise="copy it from the box above" />
          </div>
        )}
        <div className="mt-3 flex flex-wrap gap-2">
          <Press intent="link">{link ? 'Make a new link' : 'Make a link'}</Press>
          {link && <Press intent="unlink">Revoke the link</Press>}
        </div>
        {link && <p className="meta mt-2">A new link ends the one before.</p>}
      </Panel>
      <details className="text-sm">
        <summary className="cursor-pointer py-2 font-semibold">Delete this list</summary>
        <p className="mb-3">{DELETED_FOR_GOOD}</p>
        <Press intent="delete" variant="danger">
          Delete for good
        </Press>
      </details>
    </div>
  );
}

// Without what it says of the last change.
function ownAddress(): string {
  const url = new URL(window.location.href);
  url.searchParams.delete('said');
  return url.href;
}

function Kept({ list: { id, keptUntil }, linkKey, isSignedIn }: ListSharingProps) {
  return (
    <Panel title="Keep its address">
      <p className="text-sm">
        {ADDRESS_CHANGES}
        {keptUntil && ` It stays until ${formatDate(keptUntil)}, and ${EACH_TIME_OPENED}.`}
      </p>
      <div className="mt-3 flex flex-wrap gap-2">
        <CopyLink to="this list" addressOf={ownAddress} otherwise="copy the address of this page" />
        {isSignedIn ? (
          <Press intent="claim">Keep it in your account</Press>
        ) : (
          <ButtonLink href={paths.login(listPath(id, linkKey))} variant="secondary" size="sm">
            Sign in to keep it
          </ButtonLink>
        )}
      </div>
    </Panel>
  );
}

type PressProps = { intent: string; variant?: 'secondary' | 'danger'; children: ReactNode };

function Press({ intent, variant = 'secondary', children }: PressProps) {
  return (
    <form method="post">
      <input type="hidden" name="intent" value={intent} />
      <Button type="submit" variant={variant} size="sm">
        {children}
      </Button>
    </form>
  );
}
