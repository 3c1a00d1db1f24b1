/** Defines the commands of `trefoil overlay` and their options. */
import type { Command } from 'commander';
import { exitHelp } from './exit-codes.js';
import type { OverlayOptions } from './overlay.js';

/** Adds the command `trefoil overlay` with its two subcommands. */
export function addOverlay(program: Command, finish: (code: number) => void): void {
  const overlay = program
    .command('overlay')
    .description('apply overlays to a document, or compare two documents into an overlay (OpenAPI Overlay 1.0 and 1.1)')
    .addHelpText('after', exitHelp);
  addOutput(overlay.command('apply'))
    .description('print a document, bundled, with overlays applied in order')
    .argument('<spec>', 'path or URL of the OpenAPI document')
    .argument('<overlays...>', 'paths of overlays')
    .action(async (spec: string, overlays: readonly string[], options: OverlayOptions) => {
      const { runApply } = await import('./overlay.js');
      finish(await runApply(spec, overlays, options));
    });
  addOutput(overlay.command('compare'))
    .description('print an overlay that turns the first document into the second')
    .argument('<before>', 'path or URL of a document')
    .argument('<after>', 'path or URL of the changed document')
    .action(async (before: string, after: string, options: OverlayOptions) => {
      const { runCompare } = await import('./overlay.js');
      finish(await runCompare(before, after, options));
    });
}

function addOutput(command: Command): Command {
  return command
    .option('--out <file>', 'write to a file instead of stdout; JSON if its name ends with .json')
    .option('--allow-network', 'read documents and their $refs from http and https URLs')
    .option('--root <dir>', 'folder that $refs may read from (default: the folder of the document)');
}
