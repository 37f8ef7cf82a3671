// Decision E7: a shop without a mail server sends nothing, so no screen says that an e-mail comes.
import { createContext, type ReactNode, useContext } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { describe, expect, test } from 'vitest';
import type { User } from '#features/accounts/contract.ts';
import { SignupFields } from '#features/accounts/screens/shop/signup-fields.tsx';
import type { Message } from '#features/messages/contract.ts';
import { ContactForm } from '#features/messages/screens/shop/contact-form.tsx';
import { AnswerForm } from '#features/messages/screens/staff/message-forms.tsx';
import type { Order } from '#features/orders/contract.ts';
import { ContactSection } from '#features/orders/screens/shop/contact-section.tsx';
import { OrderContents } from '#features/orders/screens/shop/order-contents.tsx';
import { KeepAddressNotice } from '#features/orders/screens/shop/payment-notices.tsx';
import { DeliveryDialog } from '#features/orders/screens/staff/delivery-dialog.tsx';
import { AccountSettings } from '#features/profile/screens/shop/account-settings.tsx';
import type { Quote } from '#features/quotes/contract.ts';
import { QuoteOutcome } from '#features/quotes/screens/shop/quote-header.tsx';
import { QuoteRequestSent } from '#features/quotes/screens/shop/quote-request-sent.tsx';
import { TrackForm } from '#features/tracking/screens/shop/track-form.tsx';
import { ToastProvider } from '#ui/toast.tsx';
import { QueryClientProvider } from '#web/query/client-context.tsx';
import { QueryClient } from '#web/query/query-client.ts';

const collected = {
  status: 'pending',
  vatRate: '20.00',
  items: [],
  events: [],
  deliveryAddress: null,
  billingAddress: null,
} as unknown as Order;
const quote = (status: Quote['status']) => ({ status, orderNumber: 'BF-1', validUntil: null }) as Quote;

const settings = {
  user: { id: 1, userType: 'public', username: 'jo', email: 'jo@here', firstName: 'Jo', lastName: 'Ng' } as User,
  ...{ addresses: [], openAddress: null, answer: undefined },
};
const message = { id: 1, email: 'jo@here', status: 'open', version: 1 } as unknown as Message;
const delivery = { open: true, order: collected, onDone: () => {}, onStale: () => {}, onClose: () => {} };

const SCREENS: [string, ReactNode, string][] = [
  ['the checkout', <ContactSection key="a" isGuest email={undefined} error={undefined} />, 'For your receipt'],
  ['the order of a guest', <KeepAddressNotice key="b" />, 'in your receipt'],
  ['an order to collect', <OrderContents key="c" order={collected} />, 'We e-mail you when it is ready.'],
  ['a quote request', <QuoteRequestSent key="d" number="Q-1" sentTo="jo@cafe.example" hasAccount={false} />, 'send it'],
  ['a quote in work', <QuoteOutcome key="e" quote={quote('requested')} isTheirs />, 'send it to you by e-mail'],
  ['an accepted quote', <QuoteOutcome key="f" quote={quote('accepted')} isTheirs={false} />, 'in your receipt'],
  ['the signup', <SignupFields key="h" values={undefined} errors={{}} />, 'Your credentials arrive by e-mail.'],
  ['the account', <AccountSettings key="i" {...settings} />, 'by a link that we send to your e-mail address'],
  ['tracking', <TrackForm key="j" typed="" problem={undefined} recent={[]} />, 'On your receipt'],
  ['an answer of staff', <AnswerForm key="k" message={message} onDone={() => {}} />, 'Answer by e-mail'],
  ['a changed delivery', <DeliveryDialog key="l" {...delivery} />, 'Tell the customer by e-mail'],
  ['a message', <ContactForm key="g" answer={{ sentTo: 'jo@cafe.example' }} />, 'We answer within one working day, to'],
];

describe.each(SCREENS)('%s', (_, screen, promised) => {
  test('promises an e-mail where e-mails are sent', () =>
    expect(drawn(screen, { sendsEmail: true })).toContain(promised));

  test('promises none where they are not', () => {
    const words = drawn(screen, { sendsEmail: false });
    expect(words).not.toContain(promised);
    expect(words).not.toContain('jo@cafe.example');
  });
});

describe('A quote request without e-mail', () => {
  const sent = (company: object, hasAccount = false) =>
    drawn(<QuoteRequestSent number="Q-1" sentTo="jo@cafe.example" hasAccount={hasAccount} />, {
      sendsEmail: false,
      company,
    });

  test('a guest is told whom to call or write to, and to name the number', () => {
    const words = sent({ phone: '0113 496 0000', email: 'sales@shop.example' });
    expect(words).toMatch(/Q-1.*call 0113 496 0000.* or .*write to sales@shop\.example.*name it/s);
    expect(words).toContain('href="tel:01134960000"');
  });

  test('a shop that names neither offers its form', () => {
    expect(sent({ phone: '', email: '' })).toMatch(/href="\/contact\?subject=Quote[^"]*Q-1"/);
  });

  test('a customer finds it in the account', () => {
    expect(sent({ phone: '', email: '' }, true)).toContain('href="/quotes/Q-1"');
  });
});

const Drawn = createContext<ReactNode>(null);

function Screen() {
  return useContext(Drawn);
}

function drawn(screen: ReactNode, settings: { sendsEmail: boolean; company?: object }): string {
  const Page = createRoutesStub([{ id: 'root', path: '/', loader: () => null, Component: Screen }]);
  const root = { settings: { company: { phone: '', email: '' }, ...settings } };
  return renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <ToastProvider>
        <Drawn value={screen}>
          <Page hydrationData={{ loaderData: { root } }} />
        </Drawn>
      </ToastProvider>
    </QueryClientProvider>,
  );
}
