/** Provides a browser for the tests: an installed one, or else Debian's Chromium. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { print } from './output.js';

const places = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** Returns the path of Chromium; the environment variable `CHROMIUM` overrides the default locations. */
export function findChromium(): string | undefined {
  return [process.env['CHROMIUM'] ?? '', ...places].find((path) => path !== '' && existsSync(path));
}

function apt(...args: string[]): boolean {
  return (
    spawnSync('apt-get', args, { env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }, stdio: 'ignore' })
      .status === 0
  );
}

/** Installs Chromium if possible (as root on Debian). Returns the reason if this fails, otherwise `undefined`. */
export function ensureChromium(): string | undefined {
  if (findChromium() !== undefined) return undefined;
  if (!existsSync('/etc/debian_version')) return 'there is no Chromium; set CHROMIUM to the path of one';
  if (process.getuid?.() !== 0) return 'there is no Chromium, and only root may install it: apt-get install chromium';
  print('Installing Chromium for the browser tests; this takes a minute …');
  const isInstalled = apt('update') && apt('install', '--yes', '--no-install-recommends', 'chromium');
  return isInstalled && findChromium() !== undefined
    ? undefined
    : 'there is no Chromium, and apt-get could not install it';
}
