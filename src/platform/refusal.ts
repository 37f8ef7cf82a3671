/** An expected refusal. Throwing it rolls the transaction back; `answerError` turns its code into a problem. */
export class Refusal extends Error {
  readonly code: string;
  readonly errors?: Record<string, string[]>;
  readonly extra: Record<string, unknown>;
  readonly headers: Record<string, string>;

  constructor(code: string, detail: string, options: RefusalOptions = {}) {
    super(detail);
    this.name = 'Refusal';
    this.code = code;
    this.errors = options.errors;
    this.extra = options.extra ?? {};
    this.headers = options.headers ?? {};
  }
}

export interface RefusalOptions {
  /** Field → messages, to show beside the field. */
  errors?: Record<string, string[]>;
  /** Further members of the problem, such as `shortages`. */
  extra?: Record<string, unknown>;
  headers?: Record<string, string>;
}

/** Code → status and title. Each feature's contract adds its own. */
export type RefusalTable = Record<string, { status: number; title: string }>;

/** The refusals that every feature may throw. */
export const commonRefusals = {
  invalid: { status: 400, title: 'Please check your entries' },
  unauthenticated: { status: 401, title: 'Please sign in' },
  forbidden: { status: 403, title: 'Not allowed' },
  not_found: { status: 404, title: 'Not found' },
  conflict: { status: 409, title: 'Not possible just now' },
  too_large: { status: 413, title: 'Too large' },
  wrong_content_type: { status: 415, title: 'Wrong content type' },
  too_many: { status: 429, title: 'Too many requests' },
  unavailable: { status: 503, title: 'Out of reach for a moment' },
} satisfies RefusalTable;

/** Builds the refusal to throw: `throw refuse('not_found', 'There is no such product.')`. */
export function refuse(code: string, detail: string, options?: RefusalOptions): Refusal {
  return new Refusal(code, detail, options);
}

/** The refusal of a form, with messages for each wrong field. */
export function refuseFields(errors: Record<string, string[]>): Refusal {
  return new Refusal('invalid', Object.values(errors)[0]?.[0] ?? 'Please check your entries.', { errors });
}
