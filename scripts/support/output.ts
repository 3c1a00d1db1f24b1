/** Output functions of the scripts; the same as those of the tool. */
import { type Paint, paintFor } from '../../generator/src/support/terminal.js';

export { isColoured, print, printError, seconds } from '../../generator/src/support/terminal.js';

/** Styles a text for stdout. */
export const paint: Paint = paintFor(process.stdout);
