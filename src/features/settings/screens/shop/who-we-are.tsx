import { Handshake, Lightbulb, Smile } from 'lucide-react';
import { Section } from '#ui/section.tsx';

export function WhoWeAre() {
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

export function Values() {
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
