import { expect, test } from 'vitest';
import { whyNotSent } from './why-not-sent.ts';

test.each([
  ['connect ECONNREFUSED 127.0.0.1:25', /could not be reached/],
  ['getaddrinfo ENOTFOUND smtp.example', /name could not be found/],
  ['queryA ETIMEOUT smtp.example', /did not answer in time|did not take/],
  ['Connection timeout', /did not answer in time/],
  ['Greeting never received', /did not answer in time/],
  ['Invalid login: 535 5.7.8 Authentication failed', /user name or password/],
  ["Can't send mail - all recipients were rejected: 550 No such user", /does not take mail for this address/],
  ['Mail command failed: 550 Come back later', /from our address/],
  ['Data command failed: 554 Spam', /refused the message/],
  ['self-signed certificate', /safe connection/],
  ['Connection closed unexpectedly', /broke off/],
  ['Something new', /did not take the message/],
])('%s', (error, said) => {
  expect(whyNotSent(error)).toMatch(said);
});
