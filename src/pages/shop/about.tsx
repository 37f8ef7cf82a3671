import { RETURN_WINDOW_DAYS } from '#features/orders/return-window.ts';
import { Branches } from '#features/settings/screens/shop/branches.tsx';
import { Claims } from '#features/settings/screens/shop/claims.tsx';
import { ClientLogos } from '#features/settings/screens/shop/client-logos.tsx';
import { Values, WhoWeAre } from '#features/settings/screens/shop/who-we-are.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { Container } from '#ui/container.tsx';
import { DarkSection } from '#ui/dark-section.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { organisationFacts } from '#web/head/facts.ts';
import { fixedMeta } from '#web/head/page-meta.ts';
import { paths } from '#web/paths.ts';
import { useShop } from '#web/use-shop.ts';

export const meta = fixedMeta(
  'About',
  'Who we are: a UK specialist in digital signage for restaurants, cafes and shops.',
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
        <Values returnDays={RETURN_WINDOW_DAYS} />
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

function CallToAction() {
  return (
    <Container className="pt-12 sm:pt-16">
      <DarkSection className="rounded-lg px-6 py-10 sm:px-12 sm:py-14">
        <h2 className="title-1 max-w-xl">Have a wall in mind?</h2>
        <p className="mt-3 max-w-xl text-lg text-dark-soft">
          Send us a photo and a tape measure’s worth of numbers, and ask which screen and bracket it needs.
        </p>
        <div className="mt-6 flex flex-wrap gap-3">
          <ButtonLink href={paths.contact()}>Contact us</ButtonLink>
          <ButtonLink href={paths.products} variant="secondary">
            See the products
          </ButtonLink>
        </div>
      </DarkSection>
    </Container>
  );
}
