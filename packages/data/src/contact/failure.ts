/** The status and the code of an answer. */
export interface Failure {
  /** The HTTP status; 0 if there was no answer. */
  status: number;
  /** The code in the body, if there is one: of Postgres, of PostgREST, or `NOT_JSON`. */
  code?: string | undefined;
  message?: string | undefined;
}

/** The code that callers give to an answer whose body isn't JSON. */
export const NOT_JSON = 'NOT_JSON';

/** The title of a page, or the first line of any other text. */
const gist = (body: string): string =>
  (/<title[^>]*>([^<]*)/i.exec(body)?.[1] ?? body).trim().split('\n')[0]?.slice(0, 100) ?? '';

/** The error in an answer's body. */
export function readFailure(status: number, body: string): Failure {
  let answer: unknown;
  try {
    answer = JSON.parse(body);
  } catch {
    return { status, code: NOT_JSON, message: gist(body) };
  }
  const { code, message } = Object(answer);
  return {
    status,
    code: typeof code === 'string' ? code : undefined,
    message: typeof message === 'string' ? message : undefined,
  };
}
