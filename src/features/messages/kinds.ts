/** The kinds of messages: a question, a quote request, or a note sent with a registration. */
export const MESSAGE_KINDS = ['contact', 'quote', 'account'] as const;
export type MessageKind = (typeof MESSAGE_KINDS)[number];

export const MESSAGE_KIND_NAMES: Record<MessageKind, string> = {
  contact: 'Question',
  quote: 'Quote request',
  account: 'New customer',
};

export const MESSAGE_STATUSES = ['open', 'answered', 'closed'] as const;
export type MessageStatus = (typeof MESSAGE_STATUSES)[number];

export const MESSAGE_STATUS_NAMES: Record<MessageStatus, string> = {
  open: 'Open',
  answered: 'Answered',
  closed: 'Closed',
};
