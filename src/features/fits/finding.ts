export type Verdict = 'fits' | 'refused' | 'not known' | 'irrelevant';

/** What one rule found of a pair. The sentence is made only for pairs that are shown. */
export interface Finding {
  is: 'met' | 'remark' | 'unknown' | 'broken';
  say(): string;
}

export const met = (say: () => string): Finding => ({ is: 'met', say });
export const remark = (say: () => string): Finding => ({ is: 'remark', say });
export const unknown = (say: () => string): Finding => ({ is: 'unknown', say });
export const broken = (say: () => string): Finding => ({ is: 'broken', say });

/** Met or broken by a comparison. */
export function either(isMet: boolean, whenMet: () => string, whenBroken: () => string): Finding {
  return isMet ? met(whenMet) : broken(whenBroken);
}

export function thousands(value: number): string {
  return value.toLocaleString('en-GB');
}
