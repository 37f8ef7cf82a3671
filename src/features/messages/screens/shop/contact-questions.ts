import { RETURN_WINDOW_DAYS } from '#features/orders/return-window.ts';
import texts from '#features/settings/legal/contact-questions.json' with { type: 'json' };
import { prose } from '#features/settings/screens/shop/prose.tsx';

/** Section 2, Contact: five questions, one open at a time, of a shop that is registered for VAT or not. */
export function questionsOf(isRegistered: boolean) {
  return texts.map(({ title, text }) => ({
    title,
    content: prose(text, { returnDays: RETURN_WINDOW_DAYS }, isRegistered),
  }));
}
