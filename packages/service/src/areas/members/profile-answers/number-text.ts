/** Formats a number for a profile. */
import type { NumberOptionsRow } from '../profile-fields/queries.js';

/** Formats the answer to a number field according to the field's number options. */
export function numberText(value: number, options: NumberOptionsRow | undefined): string {
  if (options === undefined || options.format === 'unformatted') return String(value);
  // The digits are the same in every language; the format option determines the separators.
  const digits = Math.min(options.decimal, 20);
  const text = value.toLocaleString('en-US', { minimumFractionDigits: digits, maximumFractionDigits: digits });
  if (options.format === 'percentage') return `${text}%`;
  if (options.format === 'number' || options.text === '') return text;
  return options.position === 'left' ? `${options.text} ${text}` : `${text} ${options.text}`;
}
