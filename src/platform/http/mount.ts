import type { OpenAPIHono } from '@hono/zod-openapi';
import type { Context } from 'hono';
import { refuse } from '#platform/refusal.ts';
import { answerFile, answerStream } from './answer-file.ts';
import { openReadingInProcess, type ReadInProcess } from './call-in-process.ts';
import { check, checkAnswer, checkBody, checkParams } from './check-input.ts';
import type {
  Call,
  CallInput,
  CallName,
  Contract,
  FileAnswer,
  FileBody,
  Handler,
  Handlers,
  ReceivedFile,
  ReceivedStream,
} from './contract.ts';
import { describeCall } from './describe-call.ts';
import { chunksOf, readBytes } from './read-body.ts';
import { nameRoute } from './route-name.ts';
import { admit } from './who-may.ts';
import { writeAnswer } from './write-answer.ts';

const DEFAULT_BODY_LIMIT = 1024 * 1024;
const MOST_LEVELS = 32;
// The largest bulk change names 100,000 products.
const MOST_MARKS = 150_000;
const FEW_BYTES = 150_000;

/** How a mounted contract finds and authorizes its callers. */
export interface Mounting<CallContext extends { responseHeaders: Headers }> {
  /** Finds the caller; called once a request. */
  open(context: Context, call: Call): Promise<CallContext>;
  /** Throws a refusal when this caller may not make this call. */
  authorize(call: Call, context: CallContext): void;
  /** Throws a refusal when the disk has no room for what this call would store. */
  demandRoom(): Promise<void>;
  /** Further errors of a body that its schema refuses which the database tells, by call: a form shows all errors at once. */
  wrongBeside?: Partial<Record<CallName, (body: unknown, context: CallContext) => Promise<Record<string, string[]>>>>;
  /** Whether to check answers against the contract: in tests and in development. */
  checkAnswers: boolean;
}

/**
 * Serves every call of a contract: authorizes the caller, then checks the input, then answers. The order matters, so that
 * validation messages do not reveal anything to unauthorized callers. Answers the way past HTTP for the shop's own pages.
 */
export function mountContract<C extends Contract, CallContext extends { responseHeaders: Headers }>(
  app: OpenAPIHono,
  contract: C,
  handlers: Handlers<C, CallContext>,
  mounting: Mounting<CallContext>,
): ReadInProcess<CallContext> {
  for (const [name, call] of Object.entries(contract) as [keyof typeof handlers & string, Call][]) {
    const [method = 'GET', path = '/'] = name.split(' ');
    const handler = handlers[name] as Handler<Call, CallContext>;
    app.on(method, path.replace(/\{(\w+)\}/g, ':$1'), async (context) => {
      nameRoute(context.req.raw, path);
      const callContext = await mounting.open(context, call);
      admit(mounting, call, context.req.query('scope'), callContext);
      if (call.takesRoom || call.file || (call.bodyLimit ?? 0) > DEFAULT_BODY_LIMIT) await mounting.demandRoom();
      const before =
        call.largeBodyAfter && (handlers[call.largeBodyAfter as keyof typeof handlers] as Handler<Call, CallContext>);
      const beside = mounting.wrongBeside?.[name as CallName];
      const input = await readInput(call, context, {
        beforeLarge: async (seen) => void (await before?.(seen, callContext)),
        alsoWrong: async (body) => ({ ...call.alsoWrong?.(body), ...(await beside?.(body, callContext)) }),
      });
      const answer: unknown = await handler(input, callContext);
      if (mounting.checkAnswers) checkAnswer(name, call, answer);
      const response = await respond(call, answer, context);
      for (const [key, value] of callContext.responseHeaders) response.headers.append(key, value);
      return response;
    });
    describeCall(app, method, path, call);
  }
  return openReadingInProcess(contract, handlers, mounting);
}

type Input = CallInput<Call>;

interface Reading {
  beforeLarge: (seen: Input) => Promise<void>;
  alsoWrong: (body: unknown) => Promise<Record<string, string[]>>;
}

async function readInput(call: Call, context: Context, { beforeLarge, alsoWrong }: Reading): Promise<Input> {
  const params = checkParams(call, context.req.param());
  const query = check(call.query, context.req.query());
  const headers = check(call.headers, context.req.header());
  const seen = { params, query, headers } as Input;
  // A length that is missing may be any.
  if (call.bodyLimit && Number(context.req.header('content-length') ?? call.bodyLimit) > DEFAULT_BODY_LIMIT)
    await beforeLarge(seen);
  return { ...seen, body: await readBody(call, context, alsoWrong) } as Input;
}

async function readBody(call: Call, context: Context, alsoWrong: Reading['alsoWrong']): Promise<unknown> {
  if (call.file) return readFile(call.file, context);
  return call.body ? checkBody(call.body, await readJson(call, context), alsoWrong) : undefined;
}

async function readFile(file: FileBody, context: Context): Promise<ReceivedFile | ReceivedStream> {
  const { contentTypes, limit, tooLarge } = file;
  const contentType = (context.req.header('content-type') ?? '').split(';')[0]?.trim().toLowerCase() ?? '';
  if (!contentTypes.includes(contentType)) {
    throw refuse('wrong_content_type', `Send the file with the content type ${contentTypes.join(' or ')}.`);
  }
  if (file.isStreamed) return { chunks: chunksOf(context.req.raw, limit, tooLarge), contentType };
  return { bytes: await readBytes(context.req.raw, limit, tooLarge), contentType };
}

async function readJson(call: Call, context: Context): Promise<unknown> {
  const type = context.req.header('content-type') ?? '';
  if (!/^application\/(json|[\w.-]+\+json)\b/i.test(type)) {
    throw refuse('wrong_content_type', 'Send the body as JSON with the content type application/json.');
  }
  const bytes = await readBytes(context.req.raw, call.bodyLimit ?? DEFAULT_BODY_LIMIT);
  if (bytes.length > FEW_BYTES && countMarks(bytes) > MOST_MARKS)
    throw refuse('invalid', 'The body has too many values.');
  const body = parseJson(bytes.toString('utf8'));
  if (isNestedDeeper(body, MOST_LEVELS)) throw refuse('invalid', 'The body is nested too deeply.');
  return body;
}

// A megabyte of empty lists would take a hundred times its size, and all answers would wait for it.
function countMarks(bytes: Uint8Array): number {
  let count = 0;
  for (const byte of bytes) if (byte === COMMA || byte === BRACKET || byte === BRACE) count++;
  return count;
}

const [COMMA, BRACKET, BRACE] = [0x2c, 0x5b, 0x7b];

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw refuse('invalid', 'The body is not valid JSON.');
  }
}

// Iterative, because recursion on such a body would overflow the stack.
function isNestedDeeper(body: unknown, levels: number): boolean {
  let inside = [body];
  for (let level = 0; level <= levels && inside.length > 0; level++) {
    inside = inside.flatMap((value) => (value !== null && typeof value === 'object' ? Object.values(value) : []));
  }
  return inside.length > 0;
}

function respond(call: Call, answer: unknown, context: Context): Response | Promise<Response> {
  if (call.answersFile) return answerFile(call.answersFile, answer as FileAnswer);
  if (call.answersStream) return answerStream(call.answersStream, answer as ReadableStream<Uint8Array>);
  return writeAnswer(call, answer, context);
}
