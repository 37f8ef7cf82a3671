/** How long the assistant types before its reply appears (section 9). */
export const REPLY_DELAY_MS = 1500;

export const GREETING = 'Hello! I can help with prices, delivery, products and support. What would you like to know?';

/** The shop's contact details for the support reply. */
export type SupportContact = { email: string; phone: string };

export const TOPICS = ['price', 'delivery', 'products', 'support', 'other'] as const;
export type Topic = (typeof TOPICS)[number];

/** The reply of each topic in section 9's words; `placeholders.ts` puts live figures in their place. Staff can reword each. */
export const REPLIES: Readonly<Record<Topic, string>> = {
  price: 'Our displays range from £1,250 to £4,010, depending on size and type.',
  delivery: 'We offer three delivery options: Standard (3-5 days), Express (1-2 days) and Next Day.',
  products:
    'We sell digital menu boards, window displays, LED displays, interactive displays and touch screens, kiosks, video walls, brackets and accessories.',
  support: 'You can reach our support team by e-mail at {email} or by phone on {phone}.',
  other: 'Thank you for your message. You can ask me about prices, delivery, products or support.',
};

// Section 9, in its order: the first rule with a matching keyword answers.
const RULES: readonly { topic: Topic; keywords: readonly string[] }[] = [
  { topic: 'price', keywords: ['price', 'cost'] },
  { topic: 'delivery', keywords: ['delivery', 'shipping'] },
  { topic: 'products', keywords: ['product', 'menu', 'display'] },
  { topic: 'support', keywords: ['support', 'help'] },
];

/** The topic of the first keyword in the message; `other` without one. */
export function topicOf(message: string): Topic {
  const text = message.toLowerCase();
  return RULES.find(({ keywords }) => keywords.some((keyword) => text.includes(keyword)))?.topic ?? 'other';
}

/** Whether a message is nothing but one of section 9's keywords: its own reply is what is asked for. */
export function isBareKeyword(message: string): boolean {
  const word = message
    .trim()
    .toLowerCase()
    .replace(/[^a-z]+$/u, '');
  return RULES.some(({ keywords }) => keywords.includes(word));
}

// Of nothing that was named: 'what does it cost', 'how much do they cost', 'what is the price'.
const PRICE_OF_NOTHING =
  /^(?:so )?(?:(?:what|how much) (?:do|does|did|would|will) (?:it|this|that|they|these|those|one|things) cost|what(?:[’']?s| is| are) (?:the|your) (?:costs?|prices?))\W*$/iu;

/** Whether a message asks what 'it' costs: with nothing spoken of before, section 9's prices are the answer. */
export function asksPriceOfNothing(message: string): boolean {
  return PRICE_OF_NOTHING.test(message.trim());
}

/** The message without the words that contain its topic's keywords. */
export function answerFromProducts(message: string): string {
  const topic = topicOf(message);
  const keywords = RULES.find((rule) => rule.topic === topic)?.keywords ?? [];
  return message
    .split(/\s+/)
    .filter((word) => !keywords.some((keyword) => word.toLowerCase().includes(keyword)))
    .join(' ')
    .trim();
}

/** The assistant's reply to a message; null to a blank one. */
export function replyTo(message: string, contact: SupportContact, replies = REPLIES): string | null {
  if (!message.trim()) return null;
  return replies[topicOf(message)]
    .replaceAll('{email}', () => contact.email)
    .replaceAll('{phone}', () => contact.phone);
}
