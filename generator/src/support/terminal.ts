/** Prints to the terminal, with colors and readable numbers. */
import { styleText } from 'node:util';

export type Style = 'red' | 'green' | 'yellow' | 'bold' | 'dim';

export type Paint = (style: Style, text: string) => string;

/** Returns whether output to a stream is colored: on terminals without `NO_COLOR`; `FORCE_COLOR` overrides both. */
export function isColored(stream: NodeJS.WriteStream): boolean {
  const { NO_COLOR: no = '', FORCE_COLOR: force = '' } = process.env;
  if (force !== '') return force !== '0' && force !== 'false';
  return stream.isTTY && no === '';
}

/** Returns a function that colors text for a stream. */
export function paintFor(stream: NodeJS.WriteStream): Paint {
  return paintIf(isColored(stream));
}

/** Returns a function that colors text if `isOn`, and otherwise returns it unchanged. */
export function paintIf(isOn: boolean): Paint {
  // Without this option, newer versions of Node check the terminal again.
  return (style, text) => (isOn ? styleText(style, text, { validateStream: false }) : text);
}

/** Prints a line to stdout. */
export function print(text: string): void {
  process.stdout.write(`${text}\n`);
}

/** Prints a line to stderr. */
export function printError(text: string): void {
  process.stderr.write(`${text}\n`);
}

/** Prints why a command failed, if the document is not the cause; with `--json`, as the only object on stdout. */
export function printFailure(failure: string, isJson: boolean): void {
  isJson ? print(JSON.stringify({ ok: false, failure }, null, 2)) : printError(`trefoil: ${failure}`);
}

/** Control characters except tab, and characters that change the text direction. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: the pattern searches for them
const controls = /[\0-\x08\x0a-\x1f\x7f-\x9f\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

/** Makes a line of a document printable: replaces control characters by symbols. */
export function showLine(text: string): string {
  return text.replace(controls, (control) =>
    control < ' ' ? String.fromCharCode(0x2400 + control.charCodeAt(0)) : '\ufffd',
  );
}

/** Formats milliseconds as seconds, such as `1.2 s`. */
export function seconds(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(1)} s`;
}

/** Returns a number followed by a noun, which is in the plural unless the number is 1. */
export function plural(number: number, one: string, many = `${one}s`): string {
  return `${number} ${number === 1 ? one : many}`;
}
