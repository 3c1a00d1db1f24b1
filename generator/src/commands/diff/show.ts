/** Formats values of a document for messages. */
import { quote } from '../../diagnostics/diagnostics.js';

/** Returns a value as JSON, truncated if it is long. */
export function show(value: unknown): string {
  const text = typeof value === 'string' ? quote(value) : (JSON.stringify(value) ?? 'nothing');
  return text.length > 120 ? `${text.slice(0, 117)}...` : text;
}

/** Returns the first values of a list as text, and how many others there are. */
export function list(values: readonly unknown[]): string {
  const shown = values.slice(0, 8).map(show).join(', ');
  return values.length > 8 ? `${shown} and ${values.length - 8} more` : shown;
}
