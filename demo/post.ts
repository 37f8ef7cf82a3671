import type { MessageKind, MessageStatus } from '#features/messages/kinds.ts';

/** The messages to the demo shop, with their status and replies. */
export interface DemoMessage {
  /** The sender's index in `demoCustomers`; absent: a sender without an account. */
  customer?: number;
  name: string;
  email: string;
  phone: string;
  kind: MessageKind;
  subject: string;
  message: string;
  hoursAgo: number;
  status?: MessageStatus;
  isAssigned?: boolean;
  answer?: string;
  note?: string;
}

export const demoMessages: DemoMessage[] = [
  {
    customer: 3,
    name: '',
    email: '',
    phone: '',
    kind: 'contact',
    subject: 'Bracket for a plasterboard wall',
    message:
      'The screen is here and it is lovely. Which bracket do I need for a stud wall, and do you sell the fixings?',
    hoursAgo: 190,
    status: 'closed',
    isAssigned: true,
    answer:
      'The tilting wall bracket spreads the weight over two studs. Fixings for timber studs are in the box; for metal studs you need spring toggles, which any builders’ merchant has.',
    note: 'Checked with the warehouse: timber fixings only.',
  },
  {
    name: 'Agnieszka Kowalczyk',
    email: 'agnieszka@lido-bar.example',
    phone: '0117 496 0164',
    kind: 'contact',
    subject: 'How bright for a south-facing window?',
    message:
      'We open on to the harbour and have sun until six. Is 700 nits enough, or do I need the outdoor kind?\n\nThe window is 2.4 m wide.',
    hoursAgo: 52,
    status: 'answered',
    isAssigned: true,
    answer:
      'With direct sun you want 3,000 nits or more behind glass: our larger window displays have that. 700 nits would look grey from noon on. Shall I work out a price for you?',
  },
  {
    customer: 5,
    name: '',
    email: '',
    phone: '',
    kind: 'account',
    subject: 'Message from a new customer',
    message: 'We have four shops and want the same menu boards in all of them by spring.',
    hoursAgo: 30,
    isAssigned: true,
    note: 'Ring on Monday after ten.',
  },
  {
    name: 'Tom Ashworth',
    email: 'tom.ashworth@peak-outdoor.example',
    phone: '0114 496 0127',
    kind: 'quote',
    subject: 'Quote: video wall for our climbing hall',
    message: 'Three by three, about 4 m wide, seen from 15 m away. There is chalk dust everywhere. Fitted, please.',
    hoursAgo: 20,
  },
  {
    name: '佐藤 美咲',
    email: 'misaki@ramen-yokocho.example',
    phone: '020 7946 0181',
    kind: 'contact',
    subject: 'Menus in Japanese and English',
    message: 'Can one board show two languages in turn? メニューは日本語と英語です。',
    hoursAgo: 3,
  },
];

/** Open quotes: the customer, the products and the status. */
export interface DemoQuote {
  customer: number;
  request: string;
  goods: { sku: string; quantity: number; percentOff?: number }[];
  note?: string;
  isSent?: boolean;
  hoursAgo: number;
}

export const demoQuotes: DemoQuote[] = [
  {
    customer: 0,
    request: 'For our second café on Park Row. We open on the first of the month after next.',
    goods: [
      { sku: 'BF-MB-43', quantity: 4, percentOff: 12 },
      { sku: 'BF-AC-WT-600', quantity: 4, percentOff: 100 },
    ],
    note: 'Brackets are on us with four boards. We can hang them for you: just ask.',
    isSent: true,
    hoursAgo: 44,
  },
  {
    customer: 2,
    request: 'Twelve for the whole estate, delivered to one address. What can you do on the price?',
    goods: [
      { sku: 'BF-MB-65', quantity: 12 },
      { sku: 'BF-AC-WF-800', quantity: 12 },
    ],
    hoursAgo: 6,
  },
];
