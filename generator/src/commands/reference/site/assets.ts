/** The style sheet, the script and the logo of the site, whose names contain a hash, so browsers may cache them. */
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { backgrounds, type ColorScheme, readableColor } from '../../../config/contrast.js';
import type { ReferenceConfig } from '../../../config/reference.js';
import { siteFolder } from '../../../support/tool-root.js';

type Colors = NonNullable<ReferenceConfig['colors']>;

export interface Assets {
  /** File names in the folder `assets`. */
  readonly style: string;
  readonly script: string;
  readonly logo: string | undefined;
  /** The files that are text, by path from the root of the site. */
  readonly files: ReadonlyMap<string, string>;
  /** The other files. */
  readonly images: ReadonlyMap<string, Uint8Array>;
}

function nameOf(text: string | Uint8Array, extension: string, name = 'site'): string {
  return `${name}-${createHash('sha256').update(text).digest('hex').slice(0, 8)}.${extension}`;
}

/** Returns the accent colors of the settings. Dark pages have a lighter form of the light pages' color by default. */
export function accentsOf({ light, dark = light && readableColor(light, 'dark') }: Colors): Colors {
  return { ...(light !== undefined && { light }), ...(dark !== undefined && { dark }) };
}

/** Prints accent colors that override those of the style sheet. Text on an accent has the page's background color. */
function printColors(colors: Colors): string {
  const { light, dark } = accentsOf(colors);
  const rule = (color: string, scheme: ColorScheme): string =>
    `{--accent:${color};--on-accent:${backgrounds[scheme][0]}}`;
  const darkRule = dark === undefined ? '' : rule(dark, 'dark');
  return [
    ...(light === undefined ? [] : [`:root${rule(light, 'light')}`]),
    ...(dark === undefined
      ? []
      : [`@media screen and (prefers-color-scheme:dark){:root:not([data-theme="light"])${darkRule}}`]),
    ...(dark === undefined ? [] : [`@media screen{:root[data-theme="dark"]${darkRule}}`]),
  ].join('\n');
}

/** The style sheets, in the order of their rules. */
const sheets = ['site.css', 'content.css', 'controls.css', 'try.css', 'media.css'] as const;

/** Reads the files that the build of the tool bundled, and adds the colors and the logo of the settings. */
export async function readAssets({ colors = {}, logo }: ReferenceConfig = {}): Promise<Assets> {
  const read = (name: string): Promise<string> => readFile(`${siteFolder}${name}`, 'utf8');
  const [code, ...parts] = await Promise.all(['site.js', ...sheets].map(read));
  const css = `${parts.join('')}${printColors(colors)}`;
  const [style, script] = [nameOf(css, 'css'), nameOf(code ?? '', 'js')];
  const logoName = logo === undefined ? undefined : nameOf(logo, typeof logo === 'string' ? 'svg' : 'png', 'logo');
  return {
    style,
    script,
    logo: logoName,
    files: new Map([
      [`assets/${style}`, css],
      [`assets/${script}`, code ?? ''],
      ...(typeof logo === 'string' ? [[`assets/${logoName}`, logo] as const] : []),
    ]),
    images: new Map(logo === undefined || typeof logo === 'string' ? [] : [[`assets/${logoName}`, logo]]),
  };
}
