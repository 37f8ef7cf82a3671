import { useNavigation } from 'react-router';
import { BuyTogether } from '#features/cart/screens/shop/buy-together.tsx';
import { answersInWords } from '#features/guide/answer-words.ts';
import { addressOf, readAnswers } from '#features/guide/answers.ts';
import { FIELDS } from '#features/guide/questions.ts';
import { GuideForm } from '#features/guide/screens/shop/guide-form.tsx';
import { GuideResults } from '#features/guide/screens/shop/guide-results.tsx';
import { PlaceDrawing } from '#features/guide/screens/shop/place-drawing.tsx';
import { type ShownGuide, shownGuide } from '#features/guide/screens/shop/shown-guide.ts';
import { useGuide } from '#features/guide/screens/shop/use-guide.ts';
import { exampleFor, wallSearch } from '#features/walls/wall-address.ts';
import { Container } from '#ui/container.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { orErrorPage } from '#web/errors/page-error.ts';
import { pageMeta } from '#web/head/page-meta.ts';
import { pageApi } from '#web/page-api.ts';
import { paths } from '#web/paths.ts';
import type { Route } from './+types/guide.ts';
import '#features/guide/screens/shop/guide.css';

export const meta: Route.MetaFunction = ({ matches, location }) =>
  // Answers would make countless variants of the page.
  pageMeta(matches, 'Which screen do I need?', DESCRIPTION, { isListed: location.search === '' });

const DESCRIPTION =
  'Five questions about your place, and you see how big and how bright a screen has to be, which ones do it, what they cost to buy and to run, and what holds them.';

export async function loader({ context, request }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url);
  const read = readAnswers(Object.fromEntries(FIELDS.map((field) => [field, searchParams.get(field) ?? ''])));
  if (!read.answers) return { read, found: null };
  const address = addressOf(read.answers);
  const product = /^\d{1,9}$/.test(read.typed.product) ? { product: read.typed.product } : {};
  const answer = await orErrorPage(context.get(pageApi)('GET /api/guide', { query: { ...address, ...product } }));
  return { read, found: { guide: shownGuide(answer), words: answersInWords(read.answers), address } };
}

export default function GuidePage({ loaderData: { read: loaded, found } }: Route.ComponentProps) {
  const { form, results, read, errors, onChange, onSubmit } = useGuide(loaded);
  const isBusy = useNavigation().location?.pathname === paths.guide();
  const open = read.missing.length;
  return (
    <Container>
      <PageHeader
        title="Which screen do I need?"
        description="Answer five questions about your place. You see how big and how bright it has to be, and what does it."
        tight
      />
      <div className="guide">
        <div className="guide-aside">
          <PlaceDrawing given={read.given} />
        </div>
        <GuideForm form={form} typed={loaded.typed} errors={errors} onChange={onChange} onSubmit={onSubmit} />
      </div>
      <div className="guide-answer">
        <p role="status" className="meta mt-4">
          {found && open === 0 ? '' : stillOpen(open)}
        </p>
        {found && (
          <div aria-busy={isBusy || undefined}>
            <GuideResults
              {...found}
              heading={results}
              wallHref={wallFor(found.address.place)}
              quoteHref={quoteFor(found)}
              buyOf={(suit) => <BuyTogether bundle={suit.bundle} />}
            />
          </div>
        )}
      </div>
    </Container>
  );
}

// The screen that was asked about by name goes along, whatever the verdict: staff read both.
function quoteFor({ address, guide: { asked } }: { address: Record<string, string>; guide: ShownGuide }): string {
  const screen: Record<string, string> = asked ? { product: String(asked.product.id) } : {};
  return `${paths.requestQuote}?${new URLSearchParams({ ...address, ...screen })}`;
}

// LED cabinets hang or stand; none is made for a ceiling, a counter or a window.
function wallFor(place: string | undefined): string | null {
  const isOutdoor = place === 'outdoors';
  if (!isOutdoor && place !== 'wall' && place !== 'floor') return null;
  return paths.ledWall(wallSearch(exampleFor(isOutdoor)));
}

function stillOpen(open: number): string {
  if (open === 0) return '';
  return open === 1 ? 'One question is still open.' : `${open} questions are still open.`;
}
