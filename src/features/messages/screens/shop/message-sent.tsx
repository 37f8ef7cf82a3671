import { Notice } from '#ui/notice.tsx';
import { useSent } from '#web/forms/use-sent.ts';
import { useShop } from '#web/use-shop.ts';

/** In the place of the form once a message is sent: what comes next. */
export function MessageSent({ email }: { email: string }) {
  const isSilent = useShop()?.sendsEmail === false;
  const heading = useSent('contact');
  return (
    <Notice tone="positive" role="status">
      <h2 ref={heading} tabIndex={-1} className="title-3">
        Message sent
      </h2>
      <p className="mt-1">
        {isSilent ? (
          'Thank you. Your message is with us. This shop sends no e-mail yet: call us if you left no number.'
        ) : (
          <>
            Thank you. We answer within one working day, to <span className="name font-semibold">{email}</span>.
          </>
        )}
      </p>
    </Notice>
  );
}
