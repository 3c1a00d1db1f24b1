/** What is printed where a person reads: colours, and how numbers are said. */
import { styleText } from 'node:util';

export type Style = 'red' | 'green' | 'yellow' | 'bold' | 'dim';

export type Paint = (style: Style, text: string) => string;

/** Whether a stream gets colours: a terminal does, unless `NO_COLOR` is set; `FORCE_COLOR` decides before both. */
export const isColoured = (stream: NodeJS.WriteStream): boolean => {
  const { NO_COLOR: no = '', FORCE_COLOR: force = '' } = process.env;
  if (force !== '') return force !== '0' && force !== 'false';
  return stream.isTTY && no === '';
};

/** Colours for a stream that gets them. */
export const paintFor = (stream: NodeJS.WriteStream): Paint => {
  const isOn = isColoured(stream);
  // Else newer versions of Node look at the terminal once more.
  return (style, text) => (isOn ? styleText(style, text, { validateStream: false }) : text);
};

export const print = (text: string): void => void process.stdout.write(`${text}\n`);

export const printError = (text: string): void => void process.stderr.write(`${text}\n`);

/** Tells why nothing was done, where no document is to blame: with `--json` as the one object on stdout. */
export const printFailure = (failure: string, isJson: boolean): void =>
  isJson ? print(JSON.stringify({ ok: false, failure }, null, 2)) : printError(`trefoil: ${failure}`);

/** What is no text but a command to a terminal, or turns the direction in which it is read; a tab is neither. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const controls = /[\0-\x08\x0a-\x1f\x7f-\x9f\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

/** A line of somebody's document as it may be printed: in place of a control character stands a picture of one. */
export const showLine = (text: string): string =>
  text.replace(controls, (control) => (control < ' ' ? String.fromCharCode(0x2400 + control.charCodeAt(0)) : '\ufffd'));

/** Milliseconds as a person reads them. */
export const seconds = (milliseconds: number): string => `${(milliseconds / 1000).toFixed(1)} s`;

export const plural = (number: number, one: string, many = `${one}s`): string =>
  `${number} ${number === 1 ? one : many}`;
