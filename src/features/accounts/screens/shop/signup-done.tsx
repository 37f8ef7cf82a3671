import { CircleCheck } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { ButtonLink } from '#ui/button-link.tsx';

/** The result of a signup: an account, or a request for staff to decide. */
export type SignupOutcome =
  | { kind: 'account'; username: string; email: string }
  | { kind: 'request'; userType: 'employer' | 'admin'; email: string };

type SignupDoneProps = {
  outcome: SignupOutcome;
  loginHref: string;
  homeHref: string;
  /** Whether this shop sends e-mails at all. */
  sendsEmail?: boolean | undefined;
};

export function SignupDone({ outcome, loginHref, homeHref, sendsEmail }: SignupDoneProps) {
  return outcome.kind === 'account' ? (
    <Done title="Account Created!">
      <p>You sign in with this username, or with your e-mail address:</p>
      <p className="name my-4 rounded-md border border-line bg-sunken px-4 py-3 font-semibold text-lg">
        {outcome.username}
      </p>
      {sendsEmail && (
        <p className="mb-3 text-ink-soft">
          We have also sent it to <bdi className="name">{outcome.email}</bdi>.
        </p>
      )}
      <ButtonLink href={loginHref} size="lg" full>
        Go to Login
      </ButtonLink>
    </Done>
  ) : (
    <Done title="Request Submitted!">
      <p>What happens next:</p>
      <ol className="my-4 flex list-decimal flex-col gap-2 ps-6 marker:font-semibold">
        <li>An admin reviews your request.</li>
        <li>
          {sendsEmail === false ? (
            'You are given your credentials: a username, and a link to choose your password.'
          ) : (
            <>
              Your credentials come by e-mail to <bdi className="name font-semibold">{outcome.email}</bdi>: a username,
              and a link to choose your password.
            </>
          )}
        </li>
        <li>You sign in and reach your {outcome.userType} dashboard.</li>
      </ol>
      <ButtonLink href={homeHref} variant="secondary" size="lg" full>
        Back to the shop
      </ButtonLink>
    </Done>
  );
}

/** Moves the focus to the heading, so that screen readers announce the result. */
function Done({ title, children }: { title: string; children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="flex flex-col gap-3 py-6 sm:py-8">
      <CircleCheck aria-hidden="true" className="size-10 text-positive" />
      <h1 ref={heading} tabIndex={-1} className="title-1">
        {title}
      </h1>
      {children}
    </div>
  );
}
