import http, { type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

/** How the stand-in behaves: it says this text, or it answers as models in trouble do. */
export type Mood =
  | { says: string }
  | { status: number; body?: string }
  | { raw: string }
  | 'silent'
  | 'dawdling'
  | 'endless'
  | 'broken off';

export interface ModelStandIn {
  /** What a shop needs in its environment to ask here. */
  env: Record<string, string>;
  mood: Mood;
  /** What it was asked: the body of each request. */
  asked: { model: string; messages: { role: string; content: string }[]; authorization: string | undefined }[];
  close(): Promise<void>;
}

/** Speaks chat completions on loopback, in their own shapes. */
export async function openModel(): Promise<ModelStandIn> {
  const standIn: ModelStandIn = { env: {}, mood: { says: '' }, asked: [], close: async () => undefined };
  const timers = new Set<NodeJS.Timeout>();
  const server = http.createServer(async (request, response) => {
    const body = JSON.parse(await textOf(request)) as ModelStandIn['asked'][number];
    standIn.asked.push({ ...body, authorization: request.headers.authorization });
    const { mood } = standIn;
    if (request.method !== 'POST' || request.url !== '/v1/chat/completions') return void response.writeHead(404).end();
    if (mood === 'silent') return;
    if (mood === 'broken off') return void request.socket.destroy();
    if (mood === 'dawdling') {
      response.writeHead(200, { 'content-type': 'application/json' });
      response.write('{"id":"c1","choices":[');
      timers.add(setInterval(() => response.write(' '), 100));
      return;
    }
    if (mood === 'endless') {
      response.writeHead(200, { 'content-type': 'application/json' });
      response.write('{"id":"c1","choices":[{"message":{"content":"');
      timers.add(setInterval(() => response.write('word '.repeat(10_000)), 5));
      return;
    }
    if ('raw' in mood) return void response.writeHead(200, { 'content-type': 'application/json' }).end(mood.raw);
    if ('status' in mood) {
      const said = mood.body ?? JSON.stringify({ error: { message: 'No.', type: 'server_error', code: null } });
      return void response.writeHead(mood.status, { 'content-type': 'application/json' }).end(said);
    }
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(
      JSON.stringify({
        id: 'chatcmpl-1',
        object: 'chat.completion',
        created: 1_700_000_000,
        model: body.model,
        choices: [
          { index: 0, message: { role: 'assistant', content: mood.says, refusal: null }, finish_reason: 'stop' },
        ],
        usage: { prompt_tokens: 1, completion_tokens: 1, total_tokens: 2 },
      }),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  standIn.env = {
    AI_BASE_URL: `http://127.0.0.1:${port}/v1`,
    AI_API_KEY: 'sk-standin-b7Qm2xW9',
    AI_MODEL: 'stand-in-1',
  };
  standIn.close = async () => {
    for (const timer of timers) clearInterval(timer);
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
  return standIn;
}

async function textOf(request: IncomingMessage): Promise<string> {
  const pieces: Buffer[] = [];
  for await (const piece of request) pieces.push(piece as Buffer);
  return Buffer.concat(pieces).toString('utf8');
}
