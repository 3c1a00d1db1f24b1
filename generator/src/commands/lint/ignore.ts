/**
 * Redocly's ignore file for a document that overlays or an audience have changed. Its entries are pointers of the files as
 * they were written; Redocly would hold them against the document that it is given.
 */
import { dirname, join, resolve } from 'node:path';
import { asArray, asObject } from '../../openapi/values.js';
import { readSource } from '../../openapi/read/source.js';
import { isAddress } from '../../openapi/read/sources.js';
import { readFileText } from '../../openapi/read/text.js';

/** A part of a file. */
export interface Part {
  /** An absolute path, or an address. */
  readonly path: string;
  readonly pointer: string;
}

/** Whether what a rule finds at a part is ignored. */
export type Ignored = (rule: string, part: Part) => boolean;

/** The path of the ignore file, which is beside the configuration, or in the working directory. */
export const ignoreFileOf = (config: string | undefined, cwd: string): string =>
  join(config === undefined ? cwd : dirname(resolve(cwd, config)), '.redocly.lint-ignore.yaml');

const keyOf = (rule: string, { path, pointer }: Part): string => JSON.stringify([path, rule, pointer]);

/** Reads an ignore file; one that is not there, or is no YAML, ignores nothing, as with Redocly. */
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
