/** How long the assistant types before its reply appears (section 9). */
export const REPLY_DELAY_MS = 1500;

export const GREETING = 'Hello! I can help with prices, delivery, products and support. What would you like to know?';

/** How the assistant can be got hold of beyond itself; both stand in the reply about support. */
export interface SupportContact {
  email: string;
  phone: string;
}

type Rule = { keywords: readonly string[]; reply: (contact: SupportContact) => string };

// Section 9, in its order: the first rule with a keyword in the message answers.
const RULES: readonly Rule[] = [
  {
    keywords: ['price', 'cost'],
    reply: () => 'Our displays range from £1,250 to £4,010, depending on size and type.',
  },
  {
    keywords: ['delivery', 'shipping'],
    reply: () => 'We offer three delivery options: Standard (3-5 days), Express (1-2 days) and Next Day.',
  },
  {
    keywords: ['product', 'menu', 'display'],
    reply: () =>
      'We sell digital menu boards, window displays, LED displays, interactive displays and touch screens, kiosks, video walls, brackets and accessories.',
  },
  {
    keywords: ['support', 'help'],
    reply: ({ email, phone }) => `You can reach our support team by e-mail at ${email} or by phone on ${phone}.`,
  },
];

const GENERIC_REPLY = 'Thank you for your message. You can ask me about prices, delivery, products or support.';

/** What the assistant answers to a message; `null` to a blank one, which is ignored. */
export function replyTo(message: string, contact: SupportContact): string | null {
  const text = message.trim().toLowerCase();
  if (!text) return null;
  const rule = RULES.find(({ keywords }) => keywords.some((keyword) => text.includes(keyword)));
  return rule ? rule.reply(contact) : GENERIC_REPLY;
}
