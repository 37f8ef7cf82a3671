import { UserRound } from 'lucide-react';
import type { ReactNode } from 'react';
import { ButtonLink } from '#ui/button-link.tsx';
import { Container } from '#ui/container.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Notice } from '#ui/notice.tsx';
import { paths } from '#web/paths.ts';
import { SIGNED_OUT } from './begun-by.ts';

type SignedOutProps = {
  /** Where the sign-in leads back to. */
  next: string;
  /** What became of what was typed, and what signing in brings back. */
  children: ReactNode;
};

type SignedOutNoticeProps = SignedOutProps & {
  /** Stores what is typed as its user leaves to sign in: the end of the session has emptied the storage of the tab. */
  onLeave: () => void;
};

/** Above a form that is still filled in: its user has been signed out, and what to do. */
export function SignedOutNotice({ next, onLeave, children }: SignedOutNoticeProps) {
  return (
    <div role="alert" tabIndex={-1}>
      <Notice
        tone="caution"
        title={SIGNED_OUT.title}
        action={
          <ButtonLink href={paths.login(next)} size="sm" onClick={onLeave}>
            Sign in
          </ButtonLink>
        }
      >
        {children}
      </Notice>
    </div>
  );
}

/** In place of a form whose cart is in the account that is signed in no more. */
export function SignedOutPage({ next, children }: SignedOutProps) {
  return (
    <Container className="py-10">
      <EmptyState
        headingLevel={1}
        title={SIGNED_OUT.title}
        description={children}
        icon={<UserRound />}
        actions={
          <>
            <ButtonLink href={paths.login(next)}>Sign in</ButtonLink>
            <ButtonLink href={paths.search()} variant="secondary">
              Continue shopping
            </ButtonLink>
          </>
        }
      />
    </Container>
  );
}
