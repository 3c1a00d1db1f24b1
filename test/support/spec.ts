/** The project's spec, lowered once per test file. */
import { fileURLToPath } from 'node:url';
import { addSamples } from '../../generator/src/emit/samples/samples.js';
import type { Api } from '../../generator/src/ir/api.js';
import type { Schema } from '../../generator/src/ir/schema.js';
import { lowerApi } from '../../generator/src/lower/api.js';
import { loadDocument } from '../../generator/src/openapi/document.js';
import { join, resolve } from '../../generator/src/support/json-pointer.js';
import { type JsonSchema, makeJudge } from './judge.js';

/** The root of the repository. */
export const root = fileURLToPath(new URL('../../', import.meta.url));

export interface LoadedSpec {
  readonly api: Api;
  /** A schema as written in the document. */
  readonly written: (schema: Schema) => JsonSchema;
  readonly lookup: (name: string) => JsonSchema | undefined;
  /** Whether a value matches a schema of the document. */
  readonly fits: (schema: Schema, value: unknown) => boolean;
}

function isSchema(value: unknown): value is JsonSchema {
  return typeof value === 'boolean' || (typeof value === 'object' && value !== null);
}

/** Loads and lowers `spec/openapi.yaml`; throws on any diagnostic. */
export async function loadSpec(): Promise<LoadedSpec> {
  const document = await loadDocument('spec/openapi.yaml', { allowNetwork: false, cwd: root });
  if (Array.isArray(document)) throw new Error(document.map((diagnostic) => diagnostic.message).join('\n'));
  const lowered = lowerApi(document);
  const sampled = addSamples(lowered.value);
  const messages = [document, lowered, sampled].flatMap(({ diagnostics }) => diagnostics.map(({ message }) => message));
  if (messages.length > 0) throw new Error(messages.join('\n'));
  const { value: api } = sampled;
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
}
