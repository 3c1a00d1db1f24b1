/** The samples that the reference shows, turned to a server of ours. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from './project.js';

const isSample = (value: unknown): value is { readonly label: string; readonly source: string } =>
  typeof value === 'object' &&
  value !== null &&
  'label' in value &&
  'source' in value &&
  typeof value.source === 'string';

/** The curl command of the first operation, sent to a base URL; `undefined` if the document has no operation. */
export const firstCurl = async (base: string): Promise<string | undefined> => {
  const samples: unknown = JSON.parse(await readFile(join(root, 'dist/docs/samples.json'), 'utf8'));
  const first: unknown = Object.values(samples ?? {})[0];
  const curl = Array.isArray(first) ? first.find((sample) => isSample(sample) && sample.label === 'curl') : undefined;
  return isSample(curl) ? rebase(curl.source, base) : undefined;
};

/** A sample that calls another server: the address of the document gives way to `base`. */
export const rebase = (curl: string, base: string): string => curl.replace(/'https?:\/\/[^/'?]*/u, `'${base}`);
