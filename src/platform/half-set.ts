import type { Config } from './config.ts';

interface Together {
  names: readonly (keyof Config)[];
  /** What stays off while one of them is missing. */
  off: string;
}

/** What Stripe needs. */
export const STRIPE_KEYS = ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'] as const;
/** What a model that words the assistant's answers needs. */
export const MODEL_KEYS = ['AI_BASE_URL', 'AI_API_KEY', 'AI_MODEL'] as const;

const TOGETHER: readonly Together[] = [
  { names: STRIPE_KEYS, off: 'card payments are not offered' },
  { names: MODEL_KEYS, off: 'the assistant words its answers itself' },
];

/** A sentence for each group of variables of which some are set and others missing, so that none of them has an effect. */
export function halfSet(config: Config): string[] {
  return TOGETHER.flatMap(({ names, off }) => {
    const set = names.filter((name) => config[name] !== undefined);
    const missing = names.filter((name) => config[name] === undefined);
    if (set.length === 0 || missing.length === 0) return [];
    return [`${set.join(' and ')} ${set.length === 1 ? 'is' : 'are'} set without ${missing.join(' and ')}: ${off}.`];
  });
}
