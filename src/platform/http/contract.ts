import type { z } from 'zod';

/** The permissions by name. The shop adds its own in `features/permissions/permission.ts`. */
// biome-ignore lint/suspicious/noEmptyInterface: platform knows no feature, so the shop fills it in
export interface PermissionTypes {}

/**
 * Who may make a call: anyone, a signed-in user for their own records, the same for customers only, any employer or admin, an
 * admin, or an employer with a permission.
 */
export type Who = 'public' | 'self' | 'customer' | 'staff' | 'admin' | `perm:${keyof PermissionTypes}`;

/** `METHOD /api/path/{parameter}`: how the specification, the rights table and the client all name a call. */
export type CallName = `${'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'} /api/${string}`;

/** One call of the API: its input, its answer, and who may make it. */
export interface Call {
  summary: string;
  who: Who;
  /** Who may read more of a list, by the value of `?scope=`; enforced together with `who`. */
  scopes?: Readonly<Record<string, Who>>;
  /** Who may make it for another user's record; the use case that finds the record enforces it. Absent: no one. */
  others?: Who;
  params?: z.ZodType;
  query?: z.ZodType;
  headers?: z.ZodType;
  body?: z.ZodType;
  /** A body that is a file: the handler receives its bytes. Replaces `body`. */
  file?: FileBody;
  /** Further errors of a body that its schema refuses, so that a form shows all errors at once. */
  alsoWrong?: (body: unknown) => Record<string, string[]>;
  /** The answer of a success, as JSON. Absent: no body (204). */
  answer?: z.ZodType;
  /** The media type of an answer that is a download, such as `text/csv; charset=utf-8`. Replaces `answer`. */
  answersFile?: string;
  /** The media type of an answer that is an endless stream: `text/event-stream`. Replaces `answer`. */
  answersStream?: string;
  /** The status of a success; by default 200 with an answer and 204 without. */
  status?: 200 | 201 | 202 | 204;
  /** Public data with an ETag, which caches may store but must revalidate. */
  revalidated?: boolean;
  /** The largest body in bytes; 1 MB by default. */
  bodyLimit?: number;
  /** Stores so much that it is refused while the disk is nearly full; files and larger bodies are in any case. */
  takesRoom?: true;
  /** The call of the same address that must succeed before more than 1 MB is read: who may send this much must see what it is for. */
  largeBodyAfter?: CallName;
}

/** The limits of a file; another content type is a 415, more bytes are a 413. */
export interface FileBody {
  contentTypes: readonly string[];
  /** In bytes. */
  limit: number;
  /** A more helpful sentence for a file beyond the limit. */
  tooLarge?: string;
  /** A file too large for memory: the handler receives it piece by piece, which fails at the limit. */
  isStreamed?: boolean;
}

/** A received file. Its content type is only a claim. */
export interface ReceivedFile {
  bytes: Buffer<ArrayBuffer>;
  /** Without parameters, in lower case: `text/csv`. */
  contentType: string;
}

/** A file that arrives while the handler reads it. */
export interface ReceivedStream {
  chunks: AsyncIterable<Uint8Array>;
  /** Without parameters, in lower case. */
  contentType: string;
}

/** A file as the answer of a handler. */
export interface FileAnswer {
  /** The suggested name of the download. */
  filename: string;
  /**
   * The whole content, or pieces that are made as the client reads. A failure before the first piece is still answered as a
   * problem; a later one breaks the download.
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

type Body<C extends Call> = C['file'] extends FileBody & { isStreamed: true }
  ? ReceivedStream
  : C['file'] extends FileBody
    ? ReceivedFile
    : Part<C, 'body'>;
type BodySent<C extends Call> = C['file'] extends FileBody ? Blob : PartSent<C, 'body'>;

/** The checked and typed input of a handler. */
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

/** The answer of a handler. A file is downloaded by a link, not through the API client. */
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
