/** What an entry of the table of diagnostics is made of. */

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

/** A text as messages show it: in quotes, and not too long. */
export const quote = (text: string): string => JSON.stringify(text.length > 120 ? `${text.slice(0, 117)}...` : text);

/** A value as messages show it. */
export const show = (value: unknown): string =>
  typeof value === 'string'
    ? quote(value)
    : quote(JSON.stringify(value) ?? '')
        .slice(1, -1)
        .replaceAll('\\"', '"');
