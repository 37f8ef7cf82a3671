import type { z } from 'zod';

/** What an employer can be granted, by name. The shop adds its own in `features/permissions/permission.ts`. */
// biome-ignore lint/suspicious/noEmptyInterface: platform knows no feature, so the shop fills it in
export interface PermissionTypes {}

/**
 * Who may make a call: anyone, whoever is signed in and owns the record, the same if they are a customer, any employer or
 * admin, an admin, or an employer granted something.
 */
export type Who = 'public' | 'self' | 'customer' | 'staff' | 'admin' | `perm:${keyof PermissionTypes}`;

/** `METHOD /api/path/{parameter}`: how the specification, the rights table and the client all name a call. */
export type CallName = `${'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'} /api/${string}`;

/** One call of the API: what it takes, what it answers, who may make it. */
export interface Call {
  summary: string;
  who: Who;
  /** Who may ask for more of a list, by the value of `?scope=`; enforced where `who` is. */
  scopes?: Readonly<Record<string, Who>>;
  /** Who may make it for somebody else's record, which only the use case that finds the record can tell. Absent: nobody. */
  others?: Who;
  params?: z.ZodType;
  query?: z.ZodType;
  headers?: z.ZodType;
  body?: z.ZodType;
  /** A body that is no JSON but a file: the handler is given its bytes as they came. Stands instead of `body`. */
  file?: FileBody;
  /** What else is wrong with a body that its schema refuses, so that a form hears of every field at once. */
  alsoWrong?: (body: unknown) => Record<string, string[]>;
  /** The answer of a success, as JSON. Absent: no body (204). */
  answer?: z.ZodType;
  /** The media type of an answer that is no JSON but a file to keep, such as `text/csv; charset=utf-8`. Instead of `answer`. */
  answersFile?: string;
  /** The media type of an answer that goes on for as long as somebody listens: `text/event-stream`. Instead of `answer`. */
  answersStream?: string;
  /** The status of a success: 200 with an answer and 204 without, unless said otherwise. */
  status?: 200 | 201 | 202 | 204;
  /** Public data that carries an ETag and may be kept by caches that ask each time. */
  revalidated?: boolean;
  /** The largest body in bytes; 1 MB unless said otherwise. */
  bodyLimit?: number;
}

/** What a call takes as a file; another content type is a 415, more bytes are a 413. */
export interface FileBody {
  contentTypes: readonly string[];
  /** In bytes. */
  limit: number;
  /** The sentence for a file beyond the limit, where there is a better one than that it is too large. */
  tooLarge?: string;
}

/** A file as it came. What it says it is and what it is are two things: only its bytes tell. */
export interface ReceivedFile {
  bytes: Buffer<ArrayBuffer>;
  /** Without parameters, in lower case: `text/csv`. */
  contentType: string;
}

/** A file that a handler answers with. */
export interface FileAnswer {
  /** The name under which a browser keeps it. */
  filename: string;
  /**
   * All of it, or piece by piece as the client takes it. The first piece is waited for, so that a failure up to there is
   * still answered as a problem; a later one breaks the download off.
   */
  content: string | Uint8Array<ArrayBuffer> | AsyncIterable<string>;
}

/** The calls of one feature by name. */
export type Contract = Record<CallName, Call>;

type Part<C extends Call, Name extends 'params' | 'query' | 'headers' | 'body'> = C[Name] extends z.ZodType
  ? z.output<C[Name]>
  : undefined;
type PartSent<C extends Call, Name extends 'params' | 'query' | 'headers' | 'body'> = C[Name] extends z.ZodType
  ? z.input<C[Name]>
  : undefined;

type Body<C extends Call> = C['file'] extends FileBody ? ReceivedFile : Part<C, 'body'>;
type BodySent<C extends Call> = C['file'] extends FileBody ? Blob : PartSent<C, 'body'>;

/** What a handler is given: every part checked and typed. */
export interface CallInput<C extends Call> {
  params: Part<C, 'params'>;
  query: Part<C, 'query'>;
  headers: Part<C, 'headers'>;
  body: Body<C>;
}

/** What a client sends. */
export interface CallSent<C extends Call> {
  params: PartSent<C, 'params'>;
  query: PartSent<C, 'query'>;
  headers: PartSent<C, 'headers'>;
  body: BodySent<C>;
}

/** What a handler answers, and a client receives. A file comes by a link, not through the client. */
export type CallAnswer<C extends Call> = C['answersFile'] extends string
  ? FileAnswer
  : C['answersStream'] extends string
    ? ReadableStream<Uint8Array>
    : C['answer'] extends z.ZodType
      ? z.output<C['answer']>
      : undefined;

/** One handler for each call of a contract. */
export type Handlers<C extends Contract, Context> = {
  [Name in keyof C & CallName]: Handler<C[Name] & Call, Context>;
};

export type Handler<C extends Call, Context> = (
  input: CallInput<C>,
  context: Context,
) => Promise<CallAnswer<C>> | CallAnswer<C>;
