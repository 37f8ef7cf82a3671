import { buttonClass } from '#ui/button-class.ts';
import { ButtonLink } from '#ui/button-link.tsx';
import { Container } from '#ui/container.tsx';
import { BackButton } from '#web/frames/shop/back-button.tsx';
import { paths } from '#web/paths.ts';
import { PAGE_TITLES } from '#web/toast-texts-everywhere.ts';
import { PixelSign } from './pixel-sign.tsx';

/** Section 2: who may enter, and links to other pages. `restricted` is 'staff', 'admin' or the permissions that open the page. */
export function AccessRestricted({ restricted }: { restricted?: string }) {
  return (
    <Container className="py-10 sm:py-16">
      <PixelSign code="403">
        <h1 className="title-1">{PAGE_TITLES.restricted}</h1>
        <p className="lead mt-3">{explanation(restricted)}</p>
        <div className="mt-6 flex flex-wrap gap-3">
          <BackButton label="Go Back" className={`${buttonClass()} ms-0`} />
          <ButtonLink href={paths.search()} variant="secondary">
            Search the shop
          </ButtonLink>
        </div>
      </PixelSign>
    </Container>
  );
}

function explanation(restricted = 'admin'): string {
  if (restricted === 'staff') return 'Only employers and admins may enter here.';
  if (restricted === 'admin') return 'Only admins may enter here.';
  return `Only admins and users who were granted the ${restricted} permission may enter here. An admin can grant it to you.`;
}
