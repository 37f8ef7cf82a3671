import type { ReactNode } from 'react';
import type { HomeSample } from '#features/catalogue/showcase.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { Card, CardBody, CardFooter, CardMedia, CardTitle } from '#ui/card.tsx';
import { Price, type PriceProps } from '#ui/price.tsx';
import { Section } from '#ui/section.tsx';
import { useSession } from '#web/session.ts';
import { CARD_SIZES, ProductGrid } from '../product-card-frame.tsx';
import { ShowcasePicture } from './showcase-picture.tsx';
import { storePath } from './store-path.ts';

export type Sample = HomeSample & Pick<PriceProps, 'exVat' | 'incVat' | 'exPence' | 'incPence'>;

/** Section 2, Home: up to four products in stock; with none, four samples that cannot be bought (decision B11). */
export function FeaturedProducts({ samples, children: cards }: { samples: Sample[]; children: ReactNode }) {
  return (
    <Section title="Featured Products" action={<ViewAll />} className="border-line border-t">
      <ProductGrid label="Featured Products">
        {cards}
        {samples.map((sample) => (
          <SampleCard key={sample.name} sample={sample} />
        ))}
      </ProductGrid>
    </Section>
  );
}

function ViewAll() {
  const user = useSession().data?.user;
  return (
    <ButtonLink href={storePath(user)} variant="secondary">
      View All Products
    </ButtonLink>
  );
}

function SampleCard({ sample }: { sample: Sample }) {
  return (
    <Card as="li">
      <CardMedia className="p-0!">
        <ShowcasePicture name={sample.picture} sizes={CARD_SIZES} />
      </CardMedia>
      <CardBody>
        <div className="flex flex-col items-start justify-between gap-x-3 gap-y-1 sm:flex-row sm:items-center">
          <span className="meta max-w-full min-w-0 truncate">{sample.category}</span>
          <Badge>Sample</Badge>
        </div>
        <CardTitle>{sample.name}</CardTitle>
        <p className="meta line-clamp-2">{sample.description}</p>
      </CardBody>
      <CardFooter className="flex-col flex-nowrap! items-stretch!">
        <Price {...sample} />
        <Button variant="secondary" full disabled>
          Add to Cart
        </Button>
      </CardFooter>
    </Card>
  );
}
