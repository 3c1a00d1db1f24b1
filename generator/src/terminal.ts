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

/** Milliseconds as a person reads them. */
export const seconds = (milliseconds: number): string => `${(milliseconds / 1000).toFixed(1)} s`;

export const plural = (number: number, one: string, many = `${one}s`): string =>
  `${number} ${number === 1 ? one : many}`;
