import { ButtonLink } from '#ui/button-link.tsx';
import { Container } from '#ui/container.tsx';
import { DarkSection } from '#ui/dark-section.tsx';
import { MenuBoard } from '#ui/menu-board/menu-board.tsx';
import { paths } from '#web/paths.ts';

/** The top of the home page: what the shop sells, beside a menu board that runs. Without anything on sale nothing is bought. */
export function Hero({ buyHref }: { buyHref: string | null }) {
  return (
    <DarkSection>
      <Container className="grid grid-cols-1 items-center gap-10 py-12 sm:py-16 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] lg:gap-16 lg:py-24">
        <div>
          <h1 className="display">Dynamic Digital Menu</h1>
          <p className="mt-5 max-w-md text-lg text-dark-soft leading-normal">
            A board that turns from breakfast to lunch by itself, changes a price on every counter at once, and keeps
            showing when the internet is down.
          </p>
          <div className="mt-8 flex flex-wrap gap-3">
            {buyHref && (
              <ButtonLink href={buyHref} variant="accent" size="lg">
                BUY NOW
              </ButtonLink>
            )}
            <ButtonLink href={paths.products} variant="secondary" size="lg">
              View Products
            </ButtonLink>
          </div>
        </div>
        <MenuBoard />
      </Container>
    </DarkSection>
  );
}
