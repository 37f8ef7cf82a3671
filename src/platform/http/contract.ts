import type { z } from 'zod';

/** Who may make a call: anyone, whoever is signed in and owns the record, an admin, or an employer granted something. */
export type Who = 'public' | 'self' | 'admin' | `perm:${string}`;

/** `METHOD /api/path/{parameter}`: how the specification, the rights table and the client all name a call. */
export type CallName = `${'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'} /api/${string}`;

/** One call of the API: what it takes, what it answers, who may make it. */
export interface Call {
  summary: string;
  who: Who;
  params?: z.ZodType;
  query?: z.ZodType;
  headers?: z.ZodType;
  body?: z.ZodType;
  /** What else is wrong with a body that its schema refuses, so that a form hears of every field at once. */
  alsoWrong?: (body: unknown) => Record<string, string[]>;
  /** The answer of a success, as JSON. Absent: no body (204). */
  answer?: z.ZodType;
  /** The status of a success: 200 with an answer and 204 without, unless said otherwise. */
  status?: 200 | 201 | 202 | 204;
  /** Public data that carries an ETag and may be kept by caches that ask each time. */
  revalidated?: boolean;
  /** The largest body in bytes; 1 MB unless said otherwise. */
  bodyLimit?: number;
}

/** The calls of one feature by name. */
export type Contract = Record<CallName, Call>;

type Part<C extends Call, Name extends 'params' | 'query' | 'headers' | 'body'> = C[Name] extends z.ZodType
  ? z.output<C[Name]>
  : undefined;
type PartSent<C extends Call, Name extends 'params' | 'query' | 'headers' | 'body'> = C[Name] extends z.ZodType
  ? z.input<C[Name]>
  : undefined;

/** What a handler is given: every part checked and typed. */
export interface CallInput<C extends Call> {
  params: Part<C, 'params'>;
  query: Part<C, 'query'>;
  headers: Part<C, 'headers'>;
  body: Part<C, 'body'>;
}

/** What a client sends. */
export interface CallSent<C extends Call> {
  params: PartSent<C, 'params'>;
  query: PartSent<C, 'query'>;
  headers: PartSent<C, 'headers'>;
  body: PartSent<C, 'body'>;
}

/** What a handler answers, and a client receives. */
export type CallAnswer<C extends Call> = C['answer'] extends z.ZodType ? z.output<C['answer']> : undefined;

/** One handler for each call of a contract. */
export type Handlers<C extends Contract, Context> = {
  [Name in keyof C & CallName]: Handler<C[Name] & Call, Context>;
};

export type Handler<C extends Call, Context> = (
  input: CallInput<C>,
  context: Context,
) => Promise<CallAnswer<C>> | CallAnswer<C>;
