/** The body of an error answer (RFC 9457). `detail` is a sentence for the user; `errors` maps a field to its messages. */
export interface Problem {
  type: string;
  title: string;
  status: number;
  detail: string;
  errors?: Record<string, string[]>;
  [extension: string]: unknown;
}

/** The texts for an unexpected error. */
export const OUR_FAULT = {
  title: 'Something went wrong',
  detail: 'Something went wrong on our side. Please try again in a moment.',
};

/** The media type of a problem. */
export const PROBLEM_JSON = 'application/problem+json';
