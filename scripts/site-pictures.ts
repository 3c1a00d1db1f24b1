/** Takes the pictures of the reference site for the guides, from the sandbox of this repository. */
import { mkdir, rm, stat, writeFile } from 'node:fs/promises';
import { join, relative, resolve } from 'node:path';
import { launchChromium } from './pictures/browser.js';
import { pictures } from './pictures/list.js';
import { startSandboxSite } from './pictures/sandbox.js';
import { takePicture } from './pictures/take.js';
import { ensureBuilt } from './support/ensure.js';
import { readOptions } from './support/options.js';
import { print, printError } from './support/output.js';
import { exitCodes, root } from './support/project.js';

const help = `
Usage: node --import tsx scripts/site-pictures.ts [--out <folder>] [--png] [name ...]

Starts the sandbox, opens its reference site in Chromium, and writes pictures of pages (WebP):
${pictures.map(({ name, shows }) => `  ${name.padEnd(20)} ${shows}`).join('\n')}

Without names, all pictures are replaced.

Options:
  --out <folder>   folder of the pictures (default: generator/docs/pictures)
  --png            write PNG files, which are larger and which more programs show

Exit codes: 0 success, 1 failure, 2 invalid arguments`;

const { values, positionals } = readOptions(help, {
  out: { type: 'string', default: 'generator/docs/pictures' },
  png: { type: 'boolean', default: false },
});
const unknown = positionals.find((name) => !pictures.some((picture) => picture.name === name));
if (unknown !== undefined) {
  printError(`There is no picture "${unknown}"\n\n${help.trim()}`);
  process.exit(exitCodes.usage);
}
if (!(await ensureBuilt('packages', 'service', 'reference'))) process.exit(exitCodes.failed);

const out = resolve(root, values.out);
const chosen = pictures.filter(({ name }) => positionals.length === 0 || positionals.includes(name));
if (positionals.length === 0) await rm(out, { recursive: true, force: true });
await mkdir(out, { recursive: true });
const site = await startSandboxSite();
const browser = await launchChromium();
try {
  for (const picture of chosen) {
    const format = values.png ? 'png' : 'webp';
    const file = join(out, `${picture.name}.${format}`);
    await writeFile(file, await takePicture(browser, site.url, picture, format));
    print(`${relative(root, file)} ${Math.round((await stat(file)).size / 1000)} kB`);
  }
} finally {
  await browser.close();
  site.stop();
}
