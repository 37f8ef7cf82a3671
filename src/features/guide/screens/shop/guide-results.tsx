import type { ReactNode, RefObject } from 'react';
import { LEAST_CONTRAST, LIGHT, windowNits } from '#features/viewing/brightness.ts';
import { ButtonLink } from '#ui/button-link.tsx';
import { Notice } from '#ui/notice.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { paths } from '#web/paths.ts';
import { sayNumber } from '../../words.ts';
import { JudgedRow, SuitCard } from './judged-screens.tsx';
import type { ShownGuide, ShownSuit } from './shown-guide.ts';

interface GuideResultsProps {
  guide: ShownGuide;
  /** The questions with their answers, in words. */
  words: readonly { asked: string; said: string }[];
  quoteHref: string;
  /** Where a wall of LED is planned for the place; null where none goes there. */
  wallHref: string | null;
  heading: RefObject<HTMLHeadingElement | null>;
  buyOf: (suit: ShownSuit) => ReactNode;
}

/** What suits, or why nothing does; then what comes near and why it is refused. */
export function GuideResults({ guide, words, quoteHref, wallHref, heading, buyOf }: GuideResultsProps) {
  const { suits, isMore, nothing, nearest, unknown, asked } = guide;
  return (
    <section aria-labelledby="results" className="guide-results">
      <h2 ref={heading} id="results" tabIndex={-1} className="title-1">
        {nothing === null ? countOf(suits.length, isMore) : 'Nothing we sell does this'}
      </h2>
      <p className="meta mt-2">
        {words.map(({ asked: question, said }) => (
          <span key={question} className="guide-said">
            {question}: <strong className="text-ink">{said}</strong>
          </span>
        ))}
      </p>
      {asked && <Asked screen={asked} />}
      {nothing !== null && (
        <Notice tone="caution" className="mt-6" action={<ButtonLink href={quoteHref}>Ask us for a quote</ButtonLink>}>
          {nothing} We may be able to get or build what does: what you answered goes along with the question.
          {wallHref && (
            <>
              {' '}
              A wall of LED cabinets is made to your size:{' '}
              <TextLink href={wallHref}>plan one and see its price</TextLink>.
            </>
          )}
        </Notice>
      )}
      <ol className="guide-suits">
        {suits.map((suit) => (
          <SuitCard key={suit.product.id} suit={suit} pencePerKwh={guide.pencePerKwh}>
            {buyOf(suit)}
          </SuitCard>
        ))}
      </ol>
      {nothing === null && (
        <p className="mt-6 text-ink-soft">
          {isMore && 'More suit than these. '}
          Several sites, or fitting too? <TextLink href={quoteHref}>Ask for a quote with these answers</TextLink>.
        </p>
      )}
      <Others
        title="Not known"
        says="A fact is missing from the specification of these, so we do not say that they suit."
        screens={unknown}
      />
      <Others title="Close, but not right" says="Left out, and why." screens={nearest} />
      <Assumptions />
    </section>
  );
}

function countOf(count: number, isMore: boolean): string {
  if (isMore) return `The first ${count} that suit`;
  return count === 1 ? 'One screen suits' : `${count} screens suit`;
}

function Asked({ screen }: { screen: ShownGuide['asked'] & object }) {
  const tone = screen.verdict === 'suits' ? 'positive' : screen.verdict === 'refused' ? 'negative' : 'caution';
  const says = { suits: 'suits this place', refused: 'does not suit this place', 'not known': 'cannot be judged' };
  return (
    <Notice tone={tone} title={`${screen.product.name} ${says[screen.verdict]}`} className="mt-6">
      {screen.reasons.join(' ')}
    </Notice>
  );
}

function Others({ title, says, screens }: { title: string; says: string; screens: ShownGuide['nearest'] }) {
  if (screens.length === 0) return null;
  return (
    <div className="mt-10">
      <h3 className="title-2">{title}</h3>
      <p className="meta mt-1">{says}</p>
      <ul className="mt-3 divide-y divide-line border-line border-y">
        {screens.map((screen) => (
          <JudgedRow key={screen.product.id} screen={screen} />
        ))}
      </ul>
    </div>
  );
}

function Assumptions() {
  const { indoors, byDay } = LEAST_CONTRAST;
  const nits = new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(
    [LIGHT.shaded, LIGHT.normal, LIGHT.south].map((lux) => sayNumber(windowNits(lux))),
  );
  return (
    <details className="mt-10 text-ink-soft text-sm">
      <summary className="cursor-pointer py-2 font-semibold text-ink">How this is worked out</summary>
      <p className="mt-1 max-w-3xl">
        Distance by AVIXA’s rule for basic reading: 200 × the height of the picture × the share of it that a letter
        takes, which is a twentieth for pictures with a headline. Of a menu, letters take three fifths of the room of a
        line: our assumption. Text and figures by its rule for analytical reading, as drawn for Full HD. Contrast is
        (brightness + reflection) ÷ (black + reflection) of a matt screen that throws back 4 % of the light; {indoors}{' '}
        is the least indoors, {byDay} by day in a window or outdoors. A window asks for {nits} nits as well. Electricity
        is typical watts × hours × 365 days. Where a specification does not say a fact, nothing is assumed.{' '}
        <TextLink href={paths.contact('Which screen do I need?')}>Ask a specialist</TextLink> where a place is special.
      </p>
    </details>
  );
}
