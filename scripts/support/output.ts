/** What the scripts print: colour on a terminal only, and not with NO_COLOR. */
import { styleText } from 'node:util';

type Style = 'red' | 'green' | 'yellow' | 'bold' | 'dim';

export const isColoured = (stream: NodeJS.WriteStream): boolean =>
  stream.isTTY && (process.env['NO_COLOR'] ?? '') === '';

/** Text for stdout in a style. */
export const paint = (style: Style, text: string): string =>
  isColoured(process.stdout) ? styleText(style, text) : text;

export const print = (text: string): void => void process.stdout.write(`${text}\n`);

export const printError = (text: string): void => void process.stderr.write(`${text}\n`);

/** Milliseconds as a person reads them. */
export const seconds = (milliseconds: number): string => `${(milliseconds / 1000).toFixed(1)} s`;
