import { type RefObject, useEffect } from 'react';
import type { SessionUser } from '#web/session.ts';

/** Fills in who is signed in. The page is served the same to everyone, so that is known only afterwards; what was typed stays. */
export function useOwnDetails(form: RefObject<HTMLFormElement | null>, user: SessionUser | null | undefined) {
  useEffect(() => {
    if (!user) return;
    const details = {
      name: [user.firstName, user.lastName].filter(Boolean).join(' '),
      email: user.email,
      phone: user.phoneNumber ?? '',
    };
    for (const [name, known] of Object.entries(details)) {
      const field = form.current?.elements.namedItem(name);
      if (field instanceof HTMLInputElement && !field.value) field.value = known;
    }
  }, [form, user]);
}
