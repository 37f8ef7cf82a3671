export type Tone = 'neutral' | 'positive' | 'negative' | 'caution' | 'info' | 'accent';

/** The background and text of each tone; every pair has a contrast of 4.5:1 or better, on paper and in the dark. */
export const toneClass: Record<Tone, string> = {
  neutral: 'bg-sunken text-ink',
  positive: 'bg-positive-wash text-positive',
  negative: 'bg-negative-wash text-negative',
  caution: 'bg-caution-wash text-caution',
  info: 'bg-info-wash text-info',
  accent: 'bg-accent text-on-accent',
};
