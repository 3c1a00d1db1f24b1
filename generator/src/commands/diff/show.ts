/** Formats values of a document for messages. */
import { quote } from '../../diagnostics/diagnostics.js';

/** A value as JSON, cut if it is long. */
export const show = (value: unknown): string => {
  const text = typeof value === 'string' ? quote(value) : (JSON.stringify(value) ?? 'nothing');
  return text.length > 120 ? `${text.slice(0, 117)}...` : text;
};

/** A list of values, cut after the first ones. */
export const list = (values: readonly unknown[]): string => {
  const shown = values.slice(0, 8).map(show).join(', ');
  return values.length > 8 ? `${shown} and ${values.length - 8} more` : shown;
};
