import { readFitFacts } from '#features/fits/fit-facts.ts';
import { judge } from '#features/fits/judge.ts';
import { products, snapshot } from './judged-shop.ts';
import type { Statement } from './statement.ts';

/** What fits a product that is named, and what is not known to. */
export const WHAT_FITS: Statement[] = [
  [
    /^(?:It fits|All of these fit|Each of these fits|It fits one or more of|No .+ that we sell fits) .+\.$/,
    (_, { found, answer }) => found.length > 0 && found.every((product) => fitsAny(product.id, answer.fitted)),
  ],
  [
    /^Of (\d+) more (?:the specifications do not say enough|it is not known)\.$/,
    ([count], { answer: { fitted } }) =>
      Number(count) <= fitted.flatMap((id) => verdictsFor(id)).filter((verdict) => verdict === 'not known').length,
  ],
  [
    /^For .+: (?:nothing we sell fits|it |its |the |whether ).+\.$/,
    (_, { found, answer }) => found.every((product) => !fitsAny(product.id, answer.fitted)),
  ],
  [/^Its .+ (?:is|are) in the box already\.$/, (_, { answer }) => answer.fitted.length === 1],
];

/** Whether the engine says of a product that it fits one of these. */
function fitsAny(id: number, hosts: readonly number[]): boolean {
  return hosts.some((host) => verdictOf(host, id) === 'fits');
}

/** Whether a sentence is a reason of the engine for what it says of a product and another. */
export function isReason(sentence: string, id: number): boolean {
  return products.some((product) => judgedOf(id, product.id)?.findings.some(({ say }) => say() === sentence));
}

function verdictsFor(id: number) {
  return products.map((product) => verdictOf(id, product.id));
}

/** What the engine says of two products; 'irrelevant' of a product and itself. */
export function verdictOf(one: number, other: number) {
  return judgedOf(one, other)?.verdict ?? 'irrelevant';
}

function judgedOf(one: number, other: number) {
  const [a, b] = [snapshot.byId.get(one), snapshot.byId.get(other)];
  return a && b && a !== b ? judge(readFitFacts(a.product), readFitFacts(b.product)) : null;
}
