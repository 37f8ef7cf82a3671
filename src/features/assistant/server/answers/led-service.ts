import type { AssistantAnswer } from '#features/assistant/contract.ts';
import type { Snapshot } from '#features/catalogue/server/door.ts';
import { paths } from '#web/paths.ts';

const COME_OUT = /[^.!?]*\bmodules\b[^.!?]*\bcome out\b[^.!?]*[.!?]/iu;

/** From which side walls of our LED cabinets are served, by the cabinets' pages; null where none says it. */
export function tellLedService({ entries }: Snapshot): Pick<AssistantAnswer, 'reply' | 'sources'> | null {
  const told = entries.flatMap(({ product }) => {
    const [sentence] = product.specs.wallPart === 'cabinet' ? (COME_OUT.exec(product.description ?? '') ?? []) : [];
    return sentence ? [{ product, sentence: sentence.trim() }] : [];
  });
  if (told.length === 0) return null;
  return {
    reply: ['Of the cabinets that our LED walls are built of:', ...told.map(lineOf)].join('\n'),
    sources: told.map(({ product }) => ({ label: product.name, href: paths.product(product) })),
  };
}

function lineOf({ product, sentence }: { product: { name: string }; sentence: string }): string {
  return `• ${product.name}: ‘${sentence}’`;
}
