/** The project's own spec, lowered once per test file. */
import { fileURLToPath } from 'node:url';
import type { Api } from '../../generator/src/ir/api.js';
import type { Schema } from '../../generator/src/ir/schema.js';
import { loadDocument } from '../../generator/src/openapi/document.js';
import { lowerApi } from '../../generator/src/lower/api.js';
import { addSamples } from '../../generator/src/emit/samples/samples.js';
import { join, resolve } from '../../generator/src/support/json-pointer.js';
import { type JsonSchema, makeJudge } from './judge.js';

/** The root of the repository. */
export const root = fileURLToPath(new URL('../../', import.meta.url));

export interface LoadedSpec {
  readonly api: Api;
  /** A schema as it stands in the document. */
  readonly written: (schema: Schema) => JsonSchema;
  readonly lookup: (name: string) => JsonSchema | undefined;
  /** Whether a value fits a schema of the document. */
  readonly fits: (schema: Schema, value: unknown) => boolean;
}

const isSchema = (value: unknown): value is JsonSchema =>
  typeof value === 'boolean' || (typeof value === 'object' && value !== null);

/** Loads and lowers `spec/openapi.yaml`; throws on any diagnostic. */
export const loadSpec = async (): Promise<LoadedSpec> => {
  const document = await loadDocument('spec/openapi.yaml', { allowNetwork: false, cwd: root });
  if (Array.isArray(document)) throw new Error(document.map((diagnostic) => diagnostic.message).join('\n'));
  const api = addSamples(lowerApi(document), document.report);
  if (document.diagnostics.length > 0)
    throw new Error(document.diagnostics.map((diagnostic) => diagnostic.message).join('\n'));
  const at = (pointer: string): JsonSchema | undefined => {
    const found = resolve(document.root, pointer);
    return isSchema(found) ? found : undefined;
  };
  const written = ({ pointer }: Schema): JsonSchema => at(pointer) ?? true;
  const judge = makeJudge(document.root);
  return {
    api,
    written,
    lookup: (name) => at(join('/components/schemas', name)),
    fits: (schema, value) => judge(written(schema), value),
  };
};
