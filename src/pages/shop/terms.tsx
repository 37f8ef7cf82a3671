import { CompanyLine, SupportMail } from '#features/settings/screens/shop/company-line.tsx';
import { LegalPage, type LegalSection } from '#features/settings/screens/shop/legal-page.tsx';
import { UiLink } from '#ui/link.tsx';
import { linkClass } from '#ui/link-class.ts';
import { pageMeta } from '#web/head/page-meta.ts';
import { paths } from '#web/paths.ts';
import type { Route } from './+types/terms.ts';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(
    matches,
    'Terms of sale',
    'The terms on which we sell to businesses, and the rights that consumers have beside them.',
  );

export default function TermsPage() {
  return (
    <LegalPage
      title="Terms of sale"
      description="Written to be read. They hold for orders placed in this shop."
      changed="21 Nov 2026"
      sections={sections}
    />
  );
}

const sections: LegalSection[] = [
  {
    id: 'seller',
    title: 'Who sells to you',
    content: <CompanyLine />,
  },
  {
    id: 'orders',
    title: 'Orders',
    content: (
      <>
        <p>
          The products in the shop are an invitation to order. Your order is an offer; we accept it when we confirm the
          order by e-mail. If we cannot supply what you ordered, we tell you and return what you paid.
        </p>
        <p>
          If a price is plainly wrong and you could have seen that it was, we ask you before we send anything: you may
          then buy at the right price or cancel without cost.
        </p>
      </>
    ),
  },
  {
    id: 'prices',
    title: 'Prices and VAT',
    content: (
      <>
        <p>
          Prices are in pounds sterling. Every price is shown without VAT and with VAT at the rate in force. Delivery
          carries the same rate. Deliveries outside the United Kingdom, and to Jersey and Guernsey, are zero-rated;
          duties and taxes of the country of arrival are the buyer’s.
        </p>
        <p>The total that you are charged is the one shown when you place the order.</p>
      </>
    ),
  },
  {
    id: 'payment',
    title: 'Payment',
    content: (
      <>
        <p>
          You pay in the way you choose at checkout, from the methods offered there. A card payment is taken when you
          place the order; if it is not finished within 30 minutes, the order is cancelled and the goods go back on
          sale.
        </p>
        <p>
          For a bank transfer the order tells you where to pay; please give the order number as the reference. We
          dispatch when the payment has arrived and may cancel an order that stays unpaid for 14 days.
        </p>
        <p>A VAT invoice is issued at payment or at dispatch, whichever comes first.</p>
      </>
    ),
  },
  {
    id: 'price-match',
    title: 'Price match guarantee',
    content: (
      <>
        <p>
          If, before you order or within 7 days after, you find the same model for less, send us the link. We match the
          price, or refund the difference, when:
        </p>
        <ul>
          <li>the other seller is a VAT-registered business in the United Kingdom and has it in stock;</li>
          <li>it is new, the same model number, with a UK plug and the manufacturer’s UK warranty;</li>
          <li>the comparison includes VAT and delivery on both sides.</li>
        </ul>
        <p>Auctions, clearance, ex-display goods and quotes for a single project are not matched.</p>
      </>
    ),
  },
  {
    id: 'delivery',
    title: 'Delivery, risk and ownership',
    content: (
      <p>
        Delivery dates are estimates unless we agreed a day in writing. The risk passes to you on delivery, ownership
        when you have paid in full. Check the packing before you sign, and tell us about damage in transit within 3
        working days, with a photo. How delivery works, and what it costs, is under{' '}
        <UiLink href={paths.deliveryAndReturns} className={linkClass}>
          delivery and returns
        </UiLink>
        .
      </p>
    ),
  },
  {
    id: 'consumers',
    title: 'If you buy as a consumer',
    content: (
      <>
        <p>
          Most of our buyers are businesses. If you buy for yourself, outside your trade or profession, the Consumer
          Contracts Regulations 2013 let you cancel within 14 days after the goods arrive, without giving a reason. Tell
          us in any clear way, for example by e-mail to <SupportMail />, and send the goods back within 14 days after
          that.
        </p>
        <p>
          We refund the price and the cheapest standard delivery within 14 days of having the goods back. You pay for
          the return. Goods made to your measure cannot be cancelled. Your rights under the Consumer Rights Act 2015
          when something is faulty are untouched by anything on this page.
        </p>
      </>
    ),
  },
  {
    id: 'trade',
    title: 'If you buy as a business',
    content: (
      <p>
        The 14 days of the law are for consumers. Businesses have our own promise instead: contact support within 30
        days of delivery, and we take back goods in their original packing. Conditions of purchase of your own do not
        apply unless we agreed to them in writing.
      </p>
    ),
  },
  {
    id: 'warranty',
    title: 'Warranty',
    content: (
      <p>
        The years of warranty stand in each product’s specification. In that time we repair or replace what fails in
        normal use within its rated hours, at our cost. Damage by accident, by mains surges, by use outside the rated
        hours or temperature, and burn-in from a still picture are not covered.
      </p>
    ),
  },
  {
    id: 'liability',
    title: 'What we answer for',
    content: (
      <p>
        Nothing here limits liability for death or personal injury through negligence, for fraud, or for anything that
        the law does not allow to be limited. Towards businesses our liability for an order is otherwise limited to its
        price, and we are not liable for lost profit or trade. Fixing into walls, ceilings and over public ways must be
        done by a competent person.
      </p>
    ),
  },
  {
    id: 'weee',
    title: 'Old equipment and energy labels',
    content: (
      <>
        <p>
          Displays, kiosks and players must not go into ordinary waste: that is what the crossed-out bin on them means.
          When you buy a new one from us we take back an old one of the same kind free of charge, at our trade counter
          or, for an agreed carriage charge, from your door. Your council’s recycling centre takes household equipment
          free.
        </p>
        <p>
          Where the law asks for an energy label, its class from A to G is in the product’s specification. Digital
          signage displays are labelled for use at their standard picture setting; brighter settings use more.
        </p>
      </>
    ),
  },
  {
    id: 'law',
    title: 'Law and complaints',
    content: (
      <p>
        Please complain to <SupportMail /> first: we answer within one working day. The law of England and Wales
        applies; its courts decide. Consumers in Scotland and Northern Ireland may also go to their own.
      </p>
    ),
  },
];
