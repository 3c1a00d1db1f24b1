/** Compiles a JSON Schema to a validator in this process, as the generator would do within an OpenAPI document. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as support from '../../../generator/runtime/server/validation.js';
import { type Diagnostic, hasErrors, locateDiagnostic } from '../../../generator/src/diagnostics/diagnostics.js';
import { loadModules } from '../../../generator/src/emit/validators/module.js';
import { nameCheck, planChecks } from '../../../generator/src/emit/validators/plan.js';
import { lowerApi } from '../../../generator/src/lower/api.js';
import { nameApi } from '../../../generator/src/names/names.js';
import { loadDocument } from '../../../generator/src/openapi/document.js';
import { listReferenced, type Registry } from './registry.js';

export type Validator = (value: unknown) => boolean;

/** Thrown if the generator does not support the schema. The message lists the errors. */
export class UnsupportedSchema extends Error {}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Rewrites the references within a schema to match its position in a document. */
export function rebase(value: unknown, home: string): unknown {
  if (Array.isArray(value)) return value.map((item) => rebase(item, home));
  // References below an `$id` are relative to it.
  if (!isObject(value) || typeof value['$id'] === 'string') return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [
      key,
      // Values are not schemas.
      key === 'enum' || key === 'const'
        ? item
        : (key === '$ref' || key === '$dynamicRef') && typeof item === 'string' && /^#(?:\/|$)/u.test(item)
          ? home + item.slice(1)
          : rebase(item, home),
    ]),
  );
}

/** Returns an OpenAPI document that contains a schema as `s0`, and the registry's schemas that it references. */
function makeDocument(schema: unknown, registry: Registry): string {
  const remotes = listReferenced(schema, registry).map(([uri, remote], index) => [
    `r${index}`,
    // A boolean schema cannot have an `$id`, so it is wrapped in `allOf`.
    isObject(remote) ? { $id: uri, ...remote } : { $id: uri, allOf: [remote] },
  ]);
  return JSON.stringify({
    openapi: '3.1.0',
    info: { title: 'Case', version: '1' },
    paths: {},
    components: { schemas: { s0: rebase(schema, '#/components/schemas/s0'), ...Object.fromEntries(remotes) } },
  });
}

function refuse(diagnostics: readonly Diagnostic[]): UnsupportedSchema {
  const errors = diagnostics.filter(({ severity }) => severity === 'error');
  return new UnsupportedSchema(errors.map(({ code, message }) => `${code}: ${message}`).join('\n'));
}

async function compileFile(folder: string): Promise<Validator> {
  const loaded = await loadDocument('spec.json', { allowNetwork: false, cwd: folder });
  if (Array.isArray(loaded)) throw refuse(loaded);
  const { value: api, diagnostics: lowered } = lowerApi(loaded);
  const { value: names } = nameApi(api);
  const diagnostics = [...loaded.diagnostics, ...lowered.map((each) => locateDiagnostic(each, loaded.locate))];
  if (hasErrors(diagnostics)) throw refuse(diagnostics);
  const functions = loadModules(planChecks(api, names).modules, support);
  const named = api.schemas.find(({ name }) => name === 's0');
  const check: unknown = named && functions.get(nameCheck(api, names, named, 'received').name);
  if (typeof check !== 'function') throw new UnsupportedSchema('no validator was generated');
  return (value) => check(value) === true;
}

/** Compiles a schema. Rejects with `UnsupportedSchema` if the generator reports errors. */
export async function compileSchema(schema: unknown, registry: Registry): Promise<Validator> {
  const folder = await mkdtemp(join(tmpdir(), 'trefoil-bowtie-'));
  try {
    await writeFile(join(folder, 'spec.json'), makeDocument(schema, registry));
    return await compileFile(folder);
  } finally {
    await rm(folder, { recursive: true });
  }
}
