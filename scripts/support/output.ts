/** Output functions for scripts, taken from the tool. */
import { type Paint, paintFor } from '../../generator/src/support/terminal.js';

export { isColored, print, printError, seconds } from '../../generator/src/support/terminal.js';

/** Styles a text for stdout. */
export const paint: Paint = paintFor(process.stdout);
