import type { ServiceTopic } from '#features/assistant/topics/topics.ts';
import type { Answerer } from '../asked.ts';
import { answerArrival, answerFault, answerMoneyWrong, answerUnhappy, answerWrongGoods } from './complaints.ts';
import { answerDelivery } from './delivery.ts';
import { answerCollection, answerOtherAddress, answerSlot, answerUnloading } from './delivery-terms.ts';
import { answerFitting } from './fitting.ts';
import { answerBank, answerInvoice, answerVat } from './invoices.ts';
import { answerLists } from './lists.ts';
import { answerBasket, answerSignIn } from './pages.ts';
import { answerCredit, answerPayment } from './payment.ts';
import { answerOffTopic, answerOfItself, answerPerson } from './people.ts';
import {
  answerCancel,
  answerChangeOrder,
  answerOld,
  answerPoints,
  answerPriceMatch,
  answerReturns,
  answerWarranty,
} from './policies.ts';

import { answerQuantity, answerQuote, answerTradeAccount } from './quoting.ts';
import { answerContent, answerSoftware } from './software.ts';
import { answerBranding, answerUnsaid } from './unsaid.ts';

/** Who answers what the shop itself is asked; an order is found by what `api.ts` supplies. */
export const BY_TOPIC: Readonly<Record<Exclude<ServiceTopic, 'order'>, Answerer>> = {
  arrival: answerArrival,
  'wrong-goods': answerWrongGoods,
  cancel: answerCancel,
  'change-order': answerChangeOrder,
  fault: answerFault,
  'money-wrong': answerMoneyWrong,
  unhappy: answerUnhappy,
  person: answerPerson,
  bot: answerOfItself,
  chat: answerOffTopic,
  returns: answerReturns,
  warranty: answerWarranty,
  'price-match': answerPriceMatch,
  old: answerOld,
  vat: answerVat,
  payment: answerPayment,
  credit: answerCredit,
  invoice: answerInvoice,
  bank: answerBank,
  discount: answerQuantity,
  quote: answerQuote,
  'trade-account': answerTradeAccount,
  'sign-in': answerSignIn,
  fitting: answerFitting,
  hire: answerUnsaid('hire'),
  showroom: answerUnsaid('showroom'),
  paper: answerUnsaid('paper'),
  supplier: answerUnsaid('supplier'),
  print: answerUnsaid('print'),
  repair: answerUnsaid('repair'),
  content: answerContent,
  software: answerSoftware,
  branding: answerBranding,
  delivery: answerDelivery,
  unloading: answerUnloading,
  slot: answerSlot,
  'other-address': answerOtherAddress,
  collection: answerCollection,
  points: answerPoints,
  basket: answerBasket,
  list: answerLists,
};
