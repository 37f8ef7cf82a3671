// The order matters: the error of a refused mailbox also mentions a connection, for example.
const REASONS: readonly [RegExp, string][] = [
  [/by now, so this link was not sent/, 'The account has another e-mail address by now.'],
  [/recipients? (was|were) rejected/i, 'The mail server does not take mail for this address.'],
  [/invalid login|auth(entication|plain|login)?\b|\b535\b/i, 'The mail server refused our user name or password.'],
  [/ENOTFOUND|EAI_AGAIN|EDNS|getaddrinfo/, 'The mail server’s name could not be found.'],
  [/ECONNREFUSED|EHOSTUNREACH|ENETUNREACH/, 'The mail server could not be reached.'],
  [/timed? ?out|ETIMEDOUT|greeting never received/i, 'The mail server did not answer in time.'],
  [/ECONNRESET|EPIPE|socket (close|hang)|connection closed|unexpected/i, 'The mail server broke off the connection.'],
  [/certificate|SSL|TLS|wrong version number/i, 'No safe connection to the mail server could be made.'],
  [/mail command failed|sender/i, 'The mail server does not take mail from our address.'],
  [/data command failed|message failed/i, 'The mail server refused the message.'],
];

/** A mail server's error in plain words. */
export function whyNotSent(error: string): string {
  return REASONS.find(([pattern]) => pattern.test(error))?.[1] ?? 'The mail server did not take the message.';
}
