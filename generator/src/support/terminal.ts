/** Terminal output: colours and numbers. */
import { styleText } from 'node:util';

export type Style = 'red' | 'green' | 'yellow' | 'bold' | 'dim';

export type Paint = (style: Style, text: string) => string;

/** Returns whether a stream gets colours: terminals do unless `NO_COLOR` is set; `FORCE_COLOR` overrides both. */
export const isColoured = (stream: NodeJS.WriteStream): boolean => {
  const { NO_COLOR: no = '', FORCE_COLOR: force = '' } = process.env;
  if (force !== '') return force !== '0' && force !== 'false';
  return stream.isTTY && no === '';
};

/** Returns a function that colours text for a stream. */
export const paintFor = (stream: NodeJS.WriteStream): Paint => {
  const isOn = isColoured(stream);
  // Otherwise newer versions of Node check the terminal again.
  return (style, text) => (isOn ? styleText(style, text, { validateStream: false }) : text);
};

/** Prints a line to stdout. */
export const print = (text: string): void => void process.stdout.write(`${text}\n`);

/** Prints a line to stderr. */
export const printError = (text: string): void => void process.stderr.write(`${text}\n`);

/** Prints why nothing was done if no document is the cause; with `--json` as the single object on stdout. */
export const printFailure = (failure: string, isJson: boolean): void =>
  isJson ? print(JSON.stringify({ ok: false, failure }, null, 2)) : printError(`trefoil: ${failure}`);

/** Control characters except tab, and characters that change the text direction. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const controls = /[\0-\x08\x0a-\x1f\x7f-\x9f\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

/** Returns a line of a document in printable form: control characters are replaced by symbols. */
export const showLine = (text: string): string =>
  text.replace(controls, (control) => (control < ' ' ? String.fromCharCode(0x2400 + control.charCodeAt(0)) : '\ufffd'));

/** Formats milliseconds for people. */
export const seconds = (milliseconds: number): string => `${(milliseconds / 1000).toFixed(1)} s`;

/** Returns a number with a noun in the singular or plural form. */
export const plural = (number: number, one: string, many = `${one}s`): string =>
  `${number} ${number === 1 ? one : many}`;
