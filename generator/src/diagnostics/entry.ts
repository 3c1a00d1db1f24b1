/** The shape of an entry in the table of diagnostics. */

export type Severity = 'error' | 'warning';

export interface Entry<P> {
  readonly severity: Severity;
  readonly message: (parameters: P) => string;
  readonly hint: string;
}

/** Creates an entry of the diagnostics table. */
export function entry<P>(severity: Severity, message: (parameters: P) => string, hint: string): Entry<P> {
  return {
    severity,
    message,
    hint,
  };
}

/** Puts text in quotes for a message; text of more than 120 characters is truncated. */
export function quote(text: string): string {
  return JSON.stringify(text.length > 120 ? `${text.slice(0, 117)}...` : text);
}

/** A message lists up to this number of responses in full. */
const mostListed = 5;

/** Lists responses for a message, such as `getPet (404)`: all of them, or their number and the first three. */
export function listResponses(responses: readonly string[]): string {
  if (responses.length <= mostListed) return responses.join(', ');
  return `${responses.length} responses (${responses.slice(0, 3).join(', ')}, …)`;
}

/** Formats a JSON value for a message. */
export function show(value: unknown): string {
  return typeof value === 'string'
    ? quote(value)
    : quote(JSON.stringify(value) ?? '')
        .slice(1, -1)
        .replaceAll('\\"', '"');
}
