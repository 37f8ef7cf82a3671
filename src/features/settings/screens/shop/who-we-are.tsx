import { Handshake, Lightbulb, Smile } from 'lucide-react';
import { Section } from '#ui/section.tsx';
import { type PublicSettings, useShop } from '#web/use-shop.ts';

type Company = PublicSettings['company'];

/** What the shop knows of its company. A demo tells the story of an invented one. */
export function WhoWeAre() {
  const shop = useShop();
  if (!shop) return null;
  return (
    <Section title="Who we are" className="border-line border-t">
      <div className="grid gap-8 text-ink-soft leading-relaxed lg:grid-cols-2 lg:gap-12">
        {shop.mode === 'demo' ? <Story /> : <p className="wrap-anywhere">{introduction(shop.company)}</p>}
      </div>
    </Section>
  );
}

function Story() {
  return (
    <>
      <p>
        We are signage people: buyers who know what 2,500 nits look like behind glass at noon, fitters who have hung
        boards over fryers and under leaking roofs, and a support desk that picks up the phone. Every model in the shop
        has run on our own test wall before it is listed.
      </p>
      <p>
        Most of our customers run between one and two hundred sites. They order a board on a Tuesday, hang it on a
        Thursday and change its menu on a Friday, without calling us. When they do call, they talk to somebody who has
        the same screen on the desk.
      </p>
    </>
  );
}

/** The company in two sentences. */
export function introduction({ name, tradingName, companyNumber, addressLines, phone, email, openingHours }: Company) {
  const trade = tradingName === name ? name : `${tradingName} is a trading name of ${name}`;
  const number = companyNumber ? `company number ${companyNumber}` : '';
  const first = [trade, number, addressLines.join(', ')].filter(Boolean).join(', ');
  const ways = [phone && `by phone on ${phone}`, email && `by e-mail at ${email}`].filter(Boolean).join(' or ');
  const hours = openingHours && ` (${openingHours})`;
  return ways ? `${first}. You reach us ${ways}${hours}.` : `${first}.`;
}

const valuesOf = (returnDays: number) => [
  {
    icon: Handshake,
    title: 'Collaboration',
    text: 'We plan with your fitter, your till supplier and your landlord, so that the screen, the socket and the bracket meet in the same place.',
  },
  {
    icon: Lightbulb,
    title: 'Innovation',
    text: 'We list new panels and players for what they do, and say plainly what they are not good at.',
  },
  {
    icon: Smile,
    title: 'Client Satisfaction',
    text: `A price that stands on the page, a delivery day that is named before you pay, and ${returnDays} days to send it back.`,
  },
];

/** The three values; goods can be sent back for so many days. */
export function Values({ returnDays }: { returnDays: number }) {
  return (
    <Section title="What we hold to" className="border-line border-t">
      <ul className="grid gap-8 md:grid-cols-3 lg:gap-12">
        {valuesOf(returnDays).map(({ icon: Icon, title, text }) => (
          <li key={title}>
            <Icon aria-hidden="true" className="size-7 text-accent-text" strokeWidth={1.75} />
            <h3 className="title-3 mt-3">{title}</h3>
            <p className="mt-1.5 text-ink-soft">{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
