import type { Verdict } from './finding.ts';

const VERDICTS: Readonly<Record<Exclude<Verdict, 'irrelevant'>, string>> = {
  fits: 'they fit.',
  refused: 'they do not fit.',
  'not known': 'the specifications do not say whether they fit. A person checks it before you buy.',
};

interface Said {
  verdict: Exclude<Verdict, 'irrelevant'>;
  reasons: readonly string[];
}

/** What is said of two products by name, as the assistant and the comparison say it: the verdict, then each reason. */
export function pairSentences(one: string, other: string, { verdict, reasons }: Said): string[] {
  return [`${one} and ${other}: ${VERDICTS[verdict]}`, ...reasons];
}
