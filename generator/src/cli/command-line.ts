/** Prints commands for the terminal, as suggestions. */
import { shellQuote } from '../support/code/shell.js';

/**
 * Returns the line that runs a command with the document of this run, for `sh`. `spec` is absent if the configuration
 * names the document. For a document on the network, the line includes `--allow-network`.
 */
export function commandLine(command: string, spec: string | undefined): string {
  const network = /^https?:/iu.test(spec ?? '') ? ['--allow-network'] : [];
  const words = spec === undefined ? [] : [/^[\w./@:-]+$/u.test(spec) ? spec : shellQuote(spec), ...network];
  return ['npx', 'trefoil', command, ...words].join(' ');
}
