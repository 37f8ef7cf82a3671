import { Handshake, Lightbulb, Smile } from 'lucide-react';
import { Branches } from '#features/settings/screens/shop/branches.tsx';
import { Claims } from '#features/settings/screens/shop/claims.tsx';
import { ClientLogos } from '#features/settings/screens/shop/client-logos.tsx';
import { buttonClass } from '#ui/button-class.ts';
import { Container } from '#ui/container.tsx';
import { DarkSection } from '#ui/dark-section.tsx';
import { UiLink } from '#ui/link.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { Section } from '#ui/section.tsx';
import { organisationFacts } from '#web/head/facts.ts';
import { pageMeta } from '#web/head/page-meta.ts';
import { paths } from '#web/paths.ts';
import { useShop } from '#web/use-shop.ts';
import type { Route } from './+types/about.ts';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(
    matches,
    'About',
    'Who we are: a UK specialist in digital signage for restaurants, cafes and shops, with branches abroad.',
    { facts: (site) => [organisationFacts(site)] },
  );

export default function AboutPage() {
  const name = useShop()?.company.tradingName ?? 'Brightfront';
  return (
    <>
      <Container>
        <PageHeader
          title="Screens that earn their place on the wall"
          description={`${name} sells digital signage to UK businesses and nothing else: the screen, the bracket, the player and the advice that makes them one working thing.`}
        />
        <div className="grid gap-x-12 gap-y-10 py-6 sm:py-10 lg:grid-cols-2">
          {statements.map(({ title, text }) => (
            <section key={title} className="border-ink border-t-2 pt-5">
              <h2 className="title-2">{title}</h2>
              <p className="lead mt-3">{text}</p>
            </section>
          ))}
        </div>
        <WhoWeAre />
        <Values />
      </Container>
      <ClientLogos />
      <Container>
        <Branches />
      </Container>
      <Claims />
      <CallToAction />
    </>
  );
}

const statements = [
  {
    title: 'Our mission',
    text: 'To put a clear, bright, reliable screen within reach of every business with a counter, a window or a waiting room, at a price that is on the page and not behind a form.',
  },
  {
    title: 'Our vision',
    text: 'High streets where changing a menu takes a minute instead of a print run, and no screen shows an error message to a customer.',
  },
];

function WhoWeAre() {
  return (
    <Section title="Who we are" className="border-line border-t">
      <div className="grid gap-8 text-ink-soft leading-relaxed lg:grid-cols-2 lg:gap-12">
        <p>
          We are signage people: buyers who know what 2,500 nits look like behind glass at noon, fitters who have hung
          boards over fryers and under leaking roofs, and a support desk that picks up the phone. Every model in the
          shop has run on our own test wall before it is listed.
        </p>
        <p>
          Most of our customers run between one and two hundred sites. They order a board on a Tuesday, hang it on a
          Thursday and change its menu on a Friday, without calling us. When they do call, they talk to somebody who has
          the same screen on the desk.
        </p>
      </div>
    </Section>
  );
}

const values = [
  {
    icon: Handshake,
    title: 'Collaboration',
    text: 'We plan with your fitter, your till supplier and your landlord, so that the screen, the socket and the bracket meet in the same place.',
  },
  {
    icon: Lightbulb,
    title: 'Innovation',
    text: 'We list new panels and players when they have proved themselves on our test wall, and say plainly what they are not good at.',
  },
  {
    icon: Smile,
    title: 'Client Satisfaction',
    text: 'A price that holds, a delivery day that is kept, thirty days to send it back, and an answer within one working day.',
  },
];

function Values() {
  return (
    <Section title="What we hold to" className="border-line border-t">
      <ul className="grid gap-8 md:grid-cols-3 lg:gap-12">
        {values.map(({ icon: Icon, title, text }) => (
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

function CallToAction() {
  return (
    <Container className="pt-12 sm:pt-16">
      <DarkSection className="rounded-lg px-6 py-10 sm:px-12 sm:py-14">
        <h2 className="title-1 max-w-xl">Have a wall in mind?</h2>
        <p className="mt-3 max-w-xl text-lg text-dark-soft">
          Send us a photo and a tape measure’s worth of numbers. We answer with a screen, a bracket and a price.
        </p>
        <div className="mt-6 flex flex-wrap gap-3">
          <UiLink href={paths.contact()} className={buttonClass()}>
            Contact us
          </UiLink>
          <UiLink href={paths.products} className={buttonClass({ variant: 'secondary' })}>
            See the products
          </UiLink>
        </div>
      </DarkSection>
    </Container>
  );
}
