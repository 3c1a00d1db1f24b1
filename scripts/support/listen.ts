/** Opening a port, or telling why it does not open. */
import { toPortError } from '../../packages/service/src/cli/port.js';
import { PortError } from '../../packages/service/src/core/configuration-error.js';
import { printError } from './output.js';
import { exitCodes } from './project.js';

/** Opens a port by `listen`; ends the process with a message where that is not possible. */
export const openPort = async (port: number, listen: (port: number) => Promise<number>): Promise<number> => {
  try {
    return await listen(port);
  } catch (error) {
    const reason = toPortError(error, port);
    if (!(reason instanceof PortError)) throw reason;
    printError(reason.message);
    return process.exit(exitCodes.portInUse);
  }
};
