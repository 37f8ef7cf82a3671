import { RETURN_WINDOW_DAYS } from '#features/orders/return-window.ts';
import { prose } from '#features/settings/screens/shop/prose.tsx';
import texts from './contact-questions.json' with { type: 'json' };

/** Section 2, Contact: five questions, one open at a time. */
export const questions = texts.map(({ title, text }) => ({
  title,
  content: prose(text, { returnDays: RETURN_WINDOW_DAYS }),
}));
