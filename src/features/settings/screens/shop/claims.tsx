import { Check } from 'lucide-react';
import { Container } from '#ui/container.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { useShop } from '#web/use-shop.ts';

/** The claims from the settings, each with a link to its terms (decision B12). */
export function Claims() {
  const claims = useShop()?.claims ?? [];
  if (claims.length === 0) return null;
  return (
    <section aria-labelledby="claims" className="bg-sunken">
      <Container className="py-10 sm:py-14">
        <h2 id="claims" className="sr-only">
          What you can count on
        </h2>
        <ul className="grid gap-8 md:grid-cols-3 lg:gap-12">
          {claims.map((claim) => (
            <li key={claim.title} className="flex gap-4">
              <span className="mt-0.5 grid size-7 shrink-0 place-items-center rounded-sm bg-dark text-accent">
                <Check aria-hidden="true" className="size-4" strokeWidth={3} />
              </span>
              <div>
                <h3 className="title-3">{claim.title}</h3>
                <p className="mt-1 text-ink-soft">{claim.text}</p>
                <TextLink href={claim.href} className="mt-1 inline-block py-1 text-sm">
                  Terms<span className="sr-only"> of {claim.title.toLowerCase()}</span>
                </TextLink>
              </div>
            </li>
          ))}
        </ul>
      </Container>
    </section>
  );
}
