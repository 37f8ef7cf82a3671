export type Verdict = 'fits' | 'refused' | 'not known' | 'irrelevant';

/** What one rule found of a pair. Sentences are made only for pairs that are shown. */
export interface Finding {
  is: 'met' | 'remark' | 'unknown' | 'broken';
  say(): string;
  /** The numbers in a few words, for a row in a list: '23.8 of 50 kg'. */
  brief?(): string;
  /** What it is about, so that many findings can be counted by it: 'holes', 'load'; 'itself' where no other product would do. */
  about?: string;
}

export const met = (say: () => string, brief?: () => string): Finding => ({ is: 'met', say, brief });
export const remark = (say: () => string, brief?: () => string): Finding => ({ is: 'remark', say, brief });
export const unknown = (say: () => string): Finding => ({ is: 'unknown', say });
export const broken = (say: () => string): Finding => ({ is: 'broken', say });

/** Met or broken by a comparison. */
export function either(isMet: boolean, whenMet: () => string, whenBroken: () => string, brief?: () => string): Finding {
  return isMet ? met(whenMet, brief) : broken(whenBroken);
}

export function about(what: string, finding: Finding): Finding {
  finding.about = what;
  return finding;
}

export function thousands(value: number): string {
  return value.toLocaleString('en-GB');
}
