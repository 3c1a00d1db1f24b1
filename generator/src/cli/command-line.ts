/** Prints suggested commands for the terminal. */
import { shellQuote } from '../support/code/shell.js';

/**
 * Returns the `sh` command line that runs a command on the document of this run. `spec` is absent if the configuration
 * names the document. For a document on the network, the command line includes `--allow-network`.
 */
export function commandLine(command: string, spec: string | undefined): string {
  const network = /^https?:/iu.test(spec ?? '') ? ['--allow-network'] : [];
  const words = spec === undefined ? [] : [/^[\w./@:-]+$/u.test(spec) ? spec : shellQuote(spec), ...network];
  return ['npx', 'trefoil', command, ...words].join(' ');
}
