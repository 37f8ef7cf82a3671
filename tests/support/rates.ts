import http from 'node:http';
import type { AddressInfo } from 'node:net';

/** What the stand-in says next: rates against the euro, of which day, or something else altogether. */
export interface RatesSource {
  url: string;
  say(rates: Record<string, number>, day?: string): void;
  sayInstead(status: number, body: string): void;
  /** Sends the caller elsewhere. */
  redirectTo(location: string): void;
}

/** A daily feed of exchange rates on loopback, in the form of the European Central Bank. It ends with the process. */
export async function openRatesSource(): Promise<RatesSource> {
  let answer: { status: number; body: string; headers?: object } = { status: 200, body: '' };
  const server = http.createServer((_request, response) => {
    const headers = { 'content-type': 'text/xml', connection: 'close', ...answer.headers };
    response.writeHead(answer.status, headers).end(answer.body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  server.unref();
  const source: RatesSource = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/eurofxref-daily.xml`,
    say: (rates, day = new Date().toISOString().slice(0, 10)) => {
      const cubes = Object.entries(rates).map(([code, rate]) => `<Cube currency='${code}' rate='${rate}'/>`);
      answer = { status: 200, body: `<Envelope><Cube><Cube time='${day}'>${cubes.join('')}</Cube></Cube></Envelope>` };
    },
    sayInstead: (status, body) => {
      answer = { status, body };
    },
    redirectTo: (location) => {
      answer = { status: 302, body: '', headers: { location } };
    },
  };
  source.say({ GBP: 0.8547, USD: 1.0855, CHF: 0.96 });
  return source;
}
