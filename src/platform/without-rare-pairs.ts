import type { Features } from './learn.ts';

/** Examples without the pairs of words that stand beside each other only once: these teach nothing, and there are more of them than of all else. */
export function withoutRarePairs<Read extends { features: Features }>(examples: readonly Read[]): Read[] {
  const times = new Map<string, number>();
  for (const { features } of examples)
    for (const name of features.keys()) if (isPair(name)) times.set(name, (times.get(name) ?? 0) + 1);
  const isTold = ([name]: [string, number]) => !isPair(name) || (times.get(name) ?? 0) > 1;
  return examples.map((each) => ({ ...each, features: new Map([...each.features].filter(isTold)) }));
}

const isPair = (name: string) => name.includes(' ');
