import { REMOVED } from '#features/audit/removed.ts';

const SECRET = /passw|passphrase|hash|token|secret|cookie|authorization|api_?key|access_?key|card_?number|cvc|cvv/i;

/** A JSON copy of the value with every member of a secret name replaced. */
export function withoutSecrets(value: object | null): unknown {
  return value && JSON.parse(JSON.stringify(value, (name, member) => (isSecret(name, member) ? REMOVED : member)));
}

function isSecret(name: string, member: unknown): boolean {
  return member !== null && member !== undefined && SECRET.test(name);
}
