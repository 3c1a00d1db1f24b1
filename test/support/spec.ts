/** The project's own spec, lowered once per test file. */
import { fileURLToPath } from 'node:url';
import { formats } from '../../generator/runtime/server/formats.js';
import { makeAjv } from '../../generator/src/emit/validators.js';
import type { Api, JsonSchema } from '../../generator/src/ir.js';
import { loadDocument } from '../../generator/src/document.js';
import { lowerApi } from '../../generator/src/lower/api.js';

/** The root of the repository. */
export const root = fileURLToPath(new URL('../../', import.meta.url));

export interface LoadedSpec {
  readonly api: Api;
  readonly lookup: (name: string) => JsonSchema | undefined;
  /** Whether a value fits a schema of the document. */
  readonly fits: (schema: JsonSchema, value: unknown) => boolean;
}

/** Loads and lowers `spec/openapi.yaml`; throws on any diagnostic. */
export const loadSpec = async (): Promise<LoadedSpec> => {
  const document = await loadDocument('spec/openapi.yaml', { allowNetwork: false, cwd: root });
  if (Array.isArray(document)) throw new Error(document.map((diagnostic) => diagnostic.message).join('\n'));
  const api = lowerApi(document);
  if (document.diagnostics.length > 0)
    throw new Error(document.diagnostics.map((diagnostic) => diagnostic.message).join('\n'));
  const byName = new Map(api.schemas.map((schema) => [schema.name, schema.json]));
  const ajv = makeAjv(api, formats, false);
  const fits = (schema: JsonSchema, value: unknown): boolean => {
    const text = JSON.stringify(schema).replaceAll('"$ref":"#/', '"$ref":"trefoil:document#/');
    return ajv.validate(JSON.parse(text) as boolean | Record<string, unknown>, value) === true;
  };
  return { api, lookup: (name) => byName.get(name), fits };
};
