import { ArrowRight, Building2, CarFront, Coffee, GraduationCap, Presentation, ShoppingBag } from 'lucide-react';
import { CoverLink } from '#ui/cover-link.tsx';
import { Section } from '#ui/section.tsx';

/** The places that customers equip; `solution-links.ts` says where each leads, in the same order. */
const solutions = [
  {
    icon: Coffee,
    title: 'Cafes and takeaways',
    text: 'Menu boards over the counter, a window screen for the offer, a kiosk for the queue.',
  },
  {
    icon: ShoppingBag,
    title: 'Shops and windows',
    text: 'High-bright displays that read in direct sun, LED posters and pavement signs.',
  },
  {
    icon: CarFront,
    title: 'Drive-through and forecourts',
    text: 'Weatherproof boards and totems with glass that takes a knock.',
  },
  {
    icon: Building2,
    title: 'Receptions and lobbies',
    text: 'Video walls, welcome totems and check-in desks that print the badge.',
  },
  {
    icon: GraduationCap,
    title: 'Schools and colleges',
    text: 'Touch screens with pens in the box and a whiteboard that needs no computer.',
  },
  {
    icon: Presentation,
    title: 'Fitting and running it',
    text: 'Brackets, players, cables and software that belong to the screen, listed on its page.',
  },
];

/** Those whose link leads to something; with none of them there is nothing to show. */
export function Solutions({ links }: { links: readonly (string | null)[] }) {
  if (!links.some(Boolean)) return null;
  return (
    <Section
      title="Complete Digital Signage Solutions"
      description="Screen, bracket, player and power from one place, chosen to fit each other."
    >
      <ul className="grid gap-x-10 sm:grid-cols-2 lg:grid-cols-3">
        {solutions.map(({ icon: Icon, title, text }, at) => {
          const href = links[at];
          return href ? (
            <li key={title} className="group relative border-line border-t py-6">
              <Icon aria-hidden="true" className="size-6 text-accent-text" strokeWidth={1.75} />
              <h3 className="title-3 mt-3">
                <CoverLink href={href}>{title}</CoverLink>
                <ArrowRight
                  aria-hidden="true"
                  className="ms-1.5 inline size-4 transition-transform duration-150 group-hover:translate-x-1"
                />
              </h3>
              <p className="mt-1.5 text-ink-soft">{text}</p>
            </li>
          ) : null;
        })}
      </ul>
    </Section>
  );
}
