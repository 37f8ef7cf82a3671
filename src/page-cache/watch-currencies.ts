import { openShownCurrencies } from '#features/currencies/server/door.ts';
import type { AppContext } from '#platform/app-context.ts';
import { factsOf } from '#platform/facts.ts';

/** Answers the codes of the currencies that shoppers can choose, and says when one of them or a rate has changed. */
export function openCurrencyWatch(context: AppContext): () => Promise<ReadonlySet<string>> {
  const read = openShownCurrencies(context);
  let seen: string | null = null;
  return async () => {
    const { codes, version } = await read();
    if (seen !== null && version !== seen) factsOf(context).changed('currencies');
    seen = version;
    return codes;
  };
}
