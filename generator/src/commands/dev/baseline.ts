/** Passes the model of the first `trefoil dev` run to the process that replaces the one that read the document. */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { EmitInput } from '../../emit/input.js';
import type { Api } from '../../ir/api.js';
import { nameApi } from '../../names/names.js';
import { printError } from '../../support/terminal.js';

/** Writes a model to a file. */
export async function writeBaseline(file: string, { api }: EmitInput): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, JSON.stringify(api));
}

/**
 * Reads the model that an earlier process has written, with its names. Resolves to `undefined` if there is none. If
 * another version of the tool has written it in another form, also prints a message.
 */
export async function readBaseline(file: string, now: EmitInput): Promise<EmitInput | undefined> {
  const text = await readFile(file, 'utf8').catch(() => undefined);
  if (text === undefined) return undefined;
  try {
    const api = JSON.parse(text) as Api;
    return { ...now, api, names: nameApi(api).value };
  } catch {
    printError('what breaks callers is now compared with this run, because the model of the first one cannot be read');
    return undefined;
  }
}
