const SECRET = /passw|passphrase|hash|token|secret|cookie|authorization|api_?key|access_?key|card_?number|cvc|cvv/i;

/** What stands in the log instead of a secret, so that it still shows that there was one. */
export const REMOVED = '[removed]';

/** A copy fit for the log: what JSON keeps of it, with every member whose name says that it is secret taken out. */
export function withoutSecrets(value: object | null): unknown {
  return value && JSON.parse(JSON.stringify(value, (name, member) => (isSecret(name, member) ? REMOVED : member)));
}

function isSecret(name: string, member: unknown): boolean {
  return member !== null && member !== undefined && SECRET.test(name);
}
