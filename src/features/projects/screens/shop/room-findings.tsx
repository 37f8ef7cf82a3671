import type { ListFinding } from '#features/projects/contract.ts';
import { Badge } from '#ui/badge.tsx';
import { TextLink } from '#ui/text-link.tsx';
import type { Tone } from '#ui/tone.ts';
import { paths } from '#web/paths.ts';

const WORDS: Readonly<Record<ListFinding['is'], readonly [Tone, string]>> = {
  wrong: ['negative', 'Does not fit'],
  missing: ['caution', 'Missing'],
  'not known': ['info', 'Not known'],
  spare: ['neutral', 'Not needed'],
  fits: ['positive', 'Fits'],
};

/** What fits in a room as a whole, what is missing and what is not known. */
export function RoomFindings({ findings }: { findings: readonly ListFinding[] }) {
  if (findings.length === 0) return null;
  return (
    <ul aria-label="What fits here" className="list-findings">
      {findings.map(({ is, product, sentence, reasons }) => {
        const [tone, word] = WORDS[is];
        return (
          <li key={`${is} ${product.id} ${sentence}`}>
            <Badge tone={tone}>{word}</Badge>
            <p>
              <TextLink href={paths.product(product)}>{product.name}</TextLink>: {sentence}
              {reasons.length > 0 && <span className="meta block">{reasons.join(' ')}</span>}
            </p>
          </li>
        );
      })}
    </ul>
  );
}
