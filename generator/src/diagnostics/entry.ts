/** The shape of an entry in the table of diagnostics. */

export type Severity = 'error' | 'warning';

export interface Entry<P> {
  readonly severity: Severity;
  readonly message: (parameters: P) => string;
  readonly hint: string;
}

export const entry = <P>(severity: Severity, message: (parameters: P) => string, hint: string): Entry<P> => ({
  severity,
  message,
  hint,
});

/** Formats text for a message: in quotes, cut after 120 characters. */
export const quote = (text: string): string => JSON.stringify(text.length > 120 ? `${text.slice(0, 117)}...` : text);

/** Formats a JSON value for a message. */
export const show = (value: unknown): string =>
  typeof value === 'string'
    ? quote(value)
    : quote(JSON.stringify(value) ?? '')
        .slice(1, -1)
        .replaceAll('\\"', '"');
