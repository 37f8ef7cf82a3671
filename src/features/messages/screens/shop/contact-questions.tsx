import { RETURN_WINDOW_DAYS } from '#features/orders/return-window.ts';
import { UiLink } from '#ui/link.tsx';
import { linkClass } from '#ui/link-class.ts';
import { paths } from '#web/paths.ts';

/** Section 2, Contact: five questions, one open at a time. */
export const questions = [
  {
    title: 'How soon can I have it?',
    content: (
      <p>
        Each product’s page names the delivery methods and their days. Stocked screens leave our warehouse within two
        working days; walls and outdoor totems are made to order, and their page says how long that takes. The current
        charges are under{' '}
        <UiLink href={paths.deliveryAndReturns} className={linkClass}>
          delivery and returns
        </UiLink>
        .
      </p>
    ),
  },
  {
    title: 'Which size and brightness do I need?',
    content: (
      <p>
        As a rule of thumb, a menu is readable from a distance in metres of about a tenth of the diagonal in inches: 43
        inches for 4 m, 55 for 5 to 6 m. Indoors 350 to 500 nits will do; behind shop glass ask for 2,500 or more.
        Outdoors you need an IP rating as well.
      </p>
    ),
  },
  {
    title: 'Do you fit it?',
    content: (
      <p>
        Boards up to 65 inches are made to be hung by two people with the bracket and the drilling template in the box.
        For walls, totems and anything over a public way we send our own fitters after a survey; ask for a quote with
        the form above.
      </p>
    ),
  },
  {
    title: 'Can I return it?',
    content: (
      <p>
        Yes: contact support within {RETURN_WINDOW_DAYS} days of delivery. Goods in their original packing are refunded
        in full; what was made to your measure can be returned only if it is faulty.
      </p>
    ),
  },
  {
    title: 'How can my business pay?',
    content: (
      <p>
        By card, or by bank transfer with your order number as the reference. Every order gets a receipt by e-mail that
        shows its VAT. Give your purchase-order number at checkout and it is printed on the receipt.
      </p>
    ),
  },
];
