/** Generates the validators for given schemas and loads them into this process. */
import * as support from '../../generator/runtime/server/validation.js';
import type { ValidationIssue } from '../../generator/runtime/server/validators.js';
import { createAjvValidator, type Verdict } from '../../generator/src/commands/verify/ajv/ajv-validator.js';
import { type Diagnostic, hasErrors, locateDiagnostic } from '../../generator/src/diagnostics/diagnostics.js';
import type { EmitInput } from '../../generator/src/emit/input.js';
import { createSampleGenerators, type Failed, type Made } from '../../generator/src/emit/samples/generators.js';
import { loadModules } from '../../generator/src/emit/validators/module.js';
import { nameCheck, planChecks } from '../../generator/src/emit/validators/plan.js';
import { indexOf } from '../../generator/src/ir/schema-index.js';
import { lowerApi } from '../../generator/src/lower/api.js';
import { nameApi } from '../../generator/src/names/names.js';
import { loadDocument } from '../../generator/src/openapi/document.js';
import { createEvaluator } from '../../generator/src/values/fits.js';
import { rebase } from '../../scripts/support/bowtie/compile.js';
import { makeFolder } from './documents.js';
import type { JsonSchema } from './judge.js';

export type Check = (value: unknown, found?: ValidationIssue[]) => boolean;

function isCheck(value: unknown): value is Check {
  return typeof value === 'function';
}

export interface Checked {
  readonly checks: readonly (Check | undefined)[];
  /** For each schema, whether a value is valid according to the value generator's evaluator. */
  readonly judges: readonly ((value: unknown) => boolean)[];
  /** For each schema, Ajv's verdict with the configuration of `verify`. */
  readonly verdicts: readonly ((value: unknown) => Verdict)[];
  /** For each schema, its sample or the reason why it has none. */
  readonly samples: readonly (Made | Failed)[];
  readonly diagnostics: readonly Diagnostic[];
  /** The model and its names, if the document has no errors. */
  readonly input?: Pick<EmitInput, 'api' | 'names'>;
  /** Indexes of schemas that are contradictory or list values of another type, which the generator repairs. */
  readonly repaired: ReadonlySet<number>;
}

/** Generates the validators in the order of the schemas; empty if the document has errors. */
export async function makeChecks(schemas: readonly JsonSchema[]): Promise<Checked> {
  const lines = schemas.map(
    (schema, index) => `"s${index}": ${JSON.stringify(rebase(schema, `#/components/schemas/s${index}`))}`,
  );
  const head =
    '{ "openapi": "3.1.0", "info": { "title": "Case", "version": "1" }, "paths": {}, "components": { "schemas": {';
  const { folder, remove } = await makeFolder({ 'spec.json': `${head}\n${lines.join(',\n')}\n} } }` });
  try {
    const loaded = await loadDocument('spec.json', { allowNetwork: false, cwd: folder });
    const nothing = { checks: [], judges: [], verdicts: [], samples: [], repaired: new Set<number>() };
    if (Array.isArray(loaded)) return { ...nothing, diagnostics: loaded };
    const { value: api, diagnostics: lowered } = lowerApi(loaded);
    const { value: names } = nameApi(api);
    const diagnostics = [...loaded.diagnostics, ...lowered.map((each) => locateDiagnostic(each, loaded.locate))];
    if (hasErrors(diagnostics)) return { ...nothing, diagnostics };
    const plan = planChecks(api, names);
    const functions = loadModules(plan.modules, support);
    const checks = schemas.map((_, index) => {
      const schema = api.schemas.find(({ name }) => name === `s${index}`);
      const check = schema === undefined ? undefined : functions.get(nameCheck(api, names, schema, 'received').name);
      return isCheck(check) ? check : undefined;
    });
    const evaluator = createEvaluator(indexOf(api), { direction: 'received', hasFiles: true });
    const judges = schemas.map((_, index) => {
      const schema = api.schemas.find(({ name }) => name === `s${index}`)?.schema ?? { pointer: '', never: true };
      return (value: unknown): boolean => evaluator.fits([schema], value) === 'fits';
    });
    const judge = createAjvValidator(indexOf(api), 'received');
    const verdicts = schemas.map((_, index) => {
      const schema = api.schemas.find(({ name }) => name === `s${index}`)?.schema ?? { pointer: '', never: true };
      return (value: unknown): Verdict => judge(schema, value);
    });
    const { received } = createSampleGenerators(api);
    const samples = schemas.map((_, index) =>
      received.make(
        api.schemas.find(({ name }) => name === `s${index}`)?.schema ?? { pointer: '', never: true },
        () => undefined,
      ),
    );
    // Each schema is on a separate line, below the header.
    const repaired = diagnostics
      .map(({ code, message, position }) => ({ code, message, index: position.line - 2 }))
      .filter(
        ({ code, message, index }) =>
          code === 'schema-contradictory' ||
          // An ignored enum value has no effect, because it never matches the type; an ignored constant does.
          (code === 'value-of-another-type' &&
            (!message.endsWith('it is ignored') || JSON.stringify(schemas[index]).includes('"const"'))),
      )
      .map(({ index }) => index);
    return { checks, judges, verdicts, samples, diagnostics, input: { api, names }, repaired: new Set(repaired) };
  } finally {
    await remove();
  }
}
