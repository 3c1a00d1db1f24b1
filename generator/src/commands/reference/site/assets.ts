/** The style sheet and the script of the site, whose names contain a hash, so that browsers may keep them. */
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { siteFolder } from '../../../support/tool-root.js';

export interface Assets {
  /** File names in the folder `assets`. */
  readonly style: string;
  readonly script: string;
  /** The files by path from the root of the site. */
  readonly files: ReadonlyMap<string, string>;
}

function nameOf(text: string, extension: string): string {
  return `site-${createHash('sha256').update(text).digest('hex').slice(0, 8)}.${extension}`;
}

/** Reads the files that the build of the tool bundled. */
export async function readAssets(): Promise<Assets> {
  const [site, forms, code] = await Promise.all(
    ['site.css', 'try.css', 'site.js'].map((name) => readFile(`${siteFolder}${name}`, 'utf8')),
  );
  const css = `${site ?? ''}${forms ?? ''}`;
  const [style, script] = [nameOf(css, 'css'), nameOf(code ?? '', 'js')];
  return {
    style,
    script,
    files: new Map([
      [`assets/${style}`, css],
      [`assets/${script}`, code ?? ''],
    ]),
  };
}
