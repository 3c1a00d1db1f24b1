/** What the scripts print, as the tool prints it. */
import { type Paint, paintFor } from '../../generator/src/support/terminal.js';

export { isColoured, print, printError, seconds } from '../../generator/src/support/terminal.js';

/** Text for stdout in a style. */
export const paint: Paint = paintFor(process.stdout);
