import { digestOf } from './digest.ts';

// Asked this often by one process, a statement belongs to what is done all day.
const OFTEN = 20;
// Of each connection the server stores a plan for each name, about 10 kB.
const MOST_NAMED = 150;
const MOST_COUNTED = 2_000;
// What a name stands for must answer with the same columns for as long as the connection lives.
const ALL_COLUMNS = /(select|returning|\.|,)\s*\*/i;

/** Gives names to statements that are asked again and again, for the server to read and plan each once a connection and not each time. */
export interface StatementNames {
  /** Counts this statement; its name, once it has one. */
  nameOf(text: string): string | undefined;
  /** From now on there are none: the server, or what stands before it, does not know them. */
  stop(): void;
}

export function openStatementNames(): StatementNames {
  const counts = new Map<string, number>();
  const names = new Map<string, string>();
  let isStopped = false;
  return {
    stop: () => {
      isStopped = true;
    },
    nameOf: (text) => {
      if (isStopped) return undefined;
      const known = names.get(text);
      if (known || names.size >= MOST_NAMED) return known;
      const count = (counts.get(text) ?? 0) + 1;
      if (count < OFTEN || ALL_COLUMNS.test(text)) {
        if (counts.size < MOST_COUNTED || count > 1) counts.set(text, count);
        return undefined;
      }
      counts.delete(text);
      const name = `often_${digestOf(text)}`;
      names.set(text, name);
      return name;
    },
  };
}
