import type { AssistantAnswer } from '#features/assistant/contract.ts';
import { paths } from '#web/paths.ts';
import { type Asked, NOTHING } from '../asked.ts';

type Way = { words: RegExp; reply: string; label: string; href: string };

// What is done on a page of the shop.
const WAYS: readonly Way[] = [
  {
    words: /\b(?:my|our|has (?:my|our)|the) quote\b|\bQ-?\d{3,}/iu,
    reply:
      'Your quotes, with what became of each, are in your account; the e-mail of a quote has a link to it as well.',
    label: 'Your account',
    href: paths.customerDashboard,
  },
  {
    words: /\b(?:forgot(?:ten)?|reset|lost|change|new)\b.*\bpassword|\bpassword\b.*\b(?:wrong|work|forgot|reset)/iu,
    reply: 'You can choose a new password here.',
    label: 'Forgot password',
    href: paths.forgotPassword,
  },
  {
    words: /\b(?:open|create|make|set up|register|sign ?up|need)\b.*\baccount\b|\bsign ?up\b|\bregister\b/iu,
    reply: 'You can open an account here, and you can also order without one.',
    label: 'Sign up',
    href: paths.signup,
  },
  {
    words: /\b(?:log|sign) ?(?:in|into|on)\b|\bmy (?:account|details|address(?:es)?|data)\b/iu,
    reply: 'Your orders, addresses, points and data are in your account.',
    label: 'Your account',
    href: paths.customerDashboard,
  },
  {
    words: /\bcompar(?:e|ing)\b/iu,
    reply: 'Choose ‘Compare’ on up to four products; their specifications stand side by side here.',
    label: 'Compare',
    href: paths.compare(),
  },
  {
    words: /\b(?:where are you|your address|based|who are you|about you|your company)\b/iu,
    reply: 'Who we are and where to find us stands here.',
    label: 'Contact',
    href: paths.contact(),
  },
];

/** What a page of the shop is for, with its link. */
export async function answerWithPage({ message }: Asked): Promise<AssistantAnswer | null> {
  const way = WAYS.find(({ words }) => words.test(message));
  return way ? { ...NOTHING, reply: way.reply, sources: [{ label: way.label, href: way.href }] } : null;
}
