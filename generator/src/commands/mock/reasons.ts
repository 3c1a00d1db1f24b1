/** Tells callers why a mock server rejects a request, even if the document's error body has no field for it. */

interface Context {
  readonly request: { readonly method: string; readonly target: string };
}

interface Issue {
  readonly in: string;
  readonly path: readonly (string | number)[];
  readonly message: string;
}

/** A problem that the generated server passes to its hook `onError`. */
export interface Problem {
  readonly message: string;
  readonly issues: readonly Issue[];
}

interface Response {
  readonly status: number;
  readonly headers: readonly (readonly [name: string, value: string])[];
}

/** Name of the header that contains the reason for an error. */
export const reasonHeader = 'x-mock-reason';

/** Describes a problem on one line: its first issues with their locations, or else its message. */
function describe({ message, issues }: Problem): string {
  if (issues.length === 0) return message;
  const shown = issues.slice(0, 3).map((issue) => `${[issue.in, ...issue.path].join('/')} ${issue.message}`);
  return `${shown.join('; ')}${issues.length > 3 ? ` and ${issues.length - 3} more` : ''}`;
}

/** Creates the hooks that add the reason for an error to the response, and that log each response. */
export function createReasons(log: ((line: string) => void) | undefined) {
  const reasons = new WeakMap<object, string>();
  return {
    onError: (problem: Problem, context: Context): void => {
      reasons.set(context.request, describe(problem));
    },
    onResponse: (response: Response, { request }: Context): Response => {
      const reason = reasons.get(request);
      log?.([request.method, request.target, response.status, ...(reason === undefined ? [] : [reason])].join('  '));
      if (reason === undefined) return response;
      // A header can have printable ASCII characters only.
      const value = reason.replaceAll(/[^\x20-\x7e]/gu, '?');
      return { ...response, headers: [...response.headers, [reasonHeader, value]] };
    },
  };
}
