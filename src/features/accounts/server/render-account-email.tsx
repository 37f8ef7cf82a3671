import { type RenderedEmail, renderEmail } from '#ui/email/render-email.ts';
import { AccountEmail, type AccountLetter, type Sender } from './account-email.tsx';

export function renderAccountEmail(letter: AccountLetter, sender: Sender): Promise<RenderedEmail> {
  return renderEmail(<AccountEmail letter={letter} sender={sender} />);
}
