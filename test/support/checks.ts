/** The generated checks of schemas that a test writes itself, to be called here and now. */
import * as support from '../../generator/runtime/server/validation.js';
import type { ValidationIssue } from '../../generator/runtime/server/definition.js';
import type { Diagnostic } from '../../generator/src/diagnostics/diagnostics.js';
import { createAjvValidator, type Verdict } from '../../generator/src/commands/verify/ajv/ajv-validator.js';
import { loadDocument } from '../../generator/src/openapi/document.js';
import { indexOf } from '../../generator/src/ir/schema-index.js';
import { lowerApi } from '../../generator/src/lower/api.js';
import { nameApi } from '../../generator/src/names/names.js';
import { createSampleGenerators, type Failed, type Made } from '../../generator/src/emit/samples/generators.js';
import { loadModules } from '../../generator/src/emit/validators/module.js';
import { nameCheck, planChecks } from '../../generator/src/emit/validators/plan.js';
import { createEvaluator } from '../../generator/src/values/fits.js';
import { makeFolder } from './documents.js';
import type { JsonSchema } from './judge.js';

export type Check = (value: unknown, found?: ValidationIssue[]) => boolean;

const isCheck = (value: unknown): value is Check => typeof value === 'function';

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** References of a schema to itself and its parts, as they lead there when it stands in a document. */
const rebase = (value: unknown, home: string): unknown => {
  if (Array.isArray(value)) return value.map((item) => rebase(item, home));
  // What has an address of its own is where its references lead.
  if (!isObject(value) || typeof value['$id'] === 'string') return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [
      key,
      // Values are no schemas.
      key === 'enum' || key === 'const'
        ? item
        : (key === '$ref' || key === '$dynamicRef') && typeof item === 'string' && /^#(?:\/|$)/u.test(item)
          ? home + item.slice(1)
          : rebase(item, home),
    ]),
  );
};

export interface Checked {
  readonly checks: readonly (Check | undefined)[];
  /** Whether a value fits each, as the evaluator says that guides the value generator. */
  readonly judges: readonly ((value: unknown) => boolean)[];
  /** What Ajv says of a value, as `verify` asks it. */
  readonly verdicts: readonly ((value: unknown) => Verdict)[];
  /** A sample of each; none where none could be made. */
  readonly samples: readonly (Made | Failed)[];
  readonly diagnostics: readonly Diagnostic[];
  /** The schemas that contradict themselves or list values of another type, and are read as somebody may have meant them. */
  readonly repaired: ReadonlySet<number>;
}

/** The checks of schemas, in their order; none where a document with them has errors. */
export const makeChecks = async (schemas: readonly JsonSchema[]): Promise<Checked> => {
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
    const api = lowerApi(loaded);
    const names = nameApi(api, loaded.report);
    if (loaded.diagnostics.some(({ severity }) => severity === 'error'))
      return { ...nothing, diagnostics: loaded.diagnostics };
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
    const { diagnostics } = loaded;
    // Each schema stands on a line of its own, below the head.
    const repaired = diagnostics
      .map(({ code, message, position }) => ({ code, message, index: position.line - 2 }))
      .filter(
        ({ code, message, index }) =>
          code === 'schema-contradictory' ||
          // An ignored value of an enumeration changes nothing, since it never fits the type; a constant does.
          (code === 'value-of-another-type' &&
            (!message.endsWith('it is ignored') || JSON.stringify(schemas[index]).includes('"const"'))),
      )
      .map(({ index }) => index);
    return { checks, judges, verdicts, samples, diagnostics, repaired: new Set(repaired) };
  } finally {
    await remove();
  }
};
