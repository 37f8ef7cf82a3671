import { Check } from 'lucide-react';
import { ButtonLink } from '#ui/button-link.tsx';
import { Card, CardBody, CardFooter, CardMedia, CardTitle } from '#ui/card.tsx';
import { Price } from '#ui/price.tsx';
import { useIsRegistered } from '#web/use-is-registered.ts';
import { ShowcasePicture } from './showcase-picture.tsx';

export interface Family {
  name: string;
  category: string;
  exVat: string;
  incVat: string;
  exPence: readonly number[];
  incPence: readonly number[];
  features: readonly string[];
  picture: string;
  learnHref: string;
  quoteHref: string;
}

/** Section 2, Products page: up to three features, then how many more there are. */
export const FEATURES_SHOWN = 3;

export function ShowcaseFamilies({ families }: { families: readonly Family[] }) {
  return (
    <ul className="grid gap-x-8 gap-y-12 sm:grid-cols-2 lg:grid-cols-3">
      {families.map((family) => (
        <FamilyCard key={family.name} family={family} />
      ))}
    </ul>
  );
}

function FamilyCard({ family }: { family: Family }) {
  const more = family.features.length - FEATURES_SHOWN;
  return (
    <Card as="li">
      <CardMedia className="p-0!">
        <ShowcasePicture name={family.picture} sizes="(min-width: 64rem) 390px, (min-width: 40rem) 46vw, 92vw" />
      </CardMedia>
      <CardBody>
        <p className="meta">{family.category}</p>
        <CardTitle>{family.name}</CardTitle>
        <Price
          exVat={family.exVat}
          incVat={useIsRegistered() ? family.incVat : undefined}
          exPence={family.exPence}
          incPence={family.incPence}
          size="sm"
        />
        <ul className="mt-1 flex flex-col gap-1 text-sm">
          {family.features.slice(0, FEATURES_SHOWN).map((feature) => (
            <li key={feature} className="flex gap-2">
              <Check aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-accent-text" />
              {feature}
            </li>
          ))}
          {more > 0 && <li className="ps-6 text-ink-soft">+{more} more features</li>}
        </ul>
      </CardBody>
      <CardFooter className="justify-start!">
        <ButtonLink href={family.learnHref} variant="primary">
          Learn More<span className="sr-only"> about {family.name}</span>
        </ButtonLink>
        <ButtonLink href={family.quoteHref} variant="secondary">
          Quote<span className="sr-only"> for {family.name}</span>
        </ButtonLink>
      </CardFooter>
    </Card>
  );
}
