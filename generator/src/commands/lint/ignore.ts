/**
 * Applies the ignore file of Redocly to a document changed by overlays or an audience. Its entries are pointers into
 * the original files, which Redocly would apply to the changed document.
 */
import { dirname, join, resolve } from 'node:path';
import { asArray, asObject } from '../../openapi/values.js';
import { readSource } from '../../openapi/read/source.js';
import { isAddress } from '../../openapi/read/sources.js';
import { readFileText } from '../../openapi/read/text.js';

/** A location in a file. */
export interface Part {
  /** An absolute path or a URL. */
  readonly path: string;
  readonly pointer: string;
}

/** Whether a finding of a rule at a location is ignored. */
export type Ignored = (rule: string, part: Part) => boolean;

/** Path of the ignore file, beside the configuration or in the working directory. */
export const ignoreFileOf = (config: string | undefined, cwd: string): string =>
  join(config === undefined ? cwd : dirname(resolve(cwd, config)), '.redocly.lint-ignore.yaml');

const keyOf = (rule: string, { path, pointer }: Part): string => JSON.stringify([path, rule, pointer]);

/** Reads an ignore file. Like in Redocly, a missing or invalid file ignores nothing. */
export const readIgnored = async (path: string): Promise<Ignored> => {
  const result = await readFileText(path);
  const source = 'text' in result ? readSource({ path, label: path, isEntry: true }, result.text) : undefined;
  const keys = new Set<string>();
  for (const [file, rules] of Object.entries(
    asObject(source !== undefined && 'value' in source ? source.value : undefined),
  ))
    for (const [rule, pointers] of Object.entries(asObject(rules)))
      for (const pointer of asArray(pointers)) {
        const target = isAddress(file) ? file : resolve(dirname(path), file);
        keys.add(keyOf(rule, { path: target, pointer: String(pointer).replace(/^#/u, '') }));
      }
  return (rule, part) => keys.has(keyOf(rule, part));
};
