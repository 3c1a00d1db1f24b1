/** Validates examples, defaults and error bodies with the checks of the generated server, which uses these values. */
import type { Json } from '../../../runtime/codec/operation.js';
import * as support from '../../../runtime/server/validation.js';
import type { ValidationIssue } from '../../../runtime/server/validators.js';
import { collectDiagnostics, type PointerDiagnostic, type Result } from '../../diagnostics/diagnostics.js';
import { type ErrorResponse, isOwnStatus, listErrorResponses, sampleErrors } from '../../errors/responses.js';
import { type Api, type Content, type Example, listAll, type Operation } from '../../ir/api.js';
import { type Direction, requestOf, responseOf } from '../../ir/direction.js';
import { isUsable } from '../../ir/examples.js';
import type { Schema } from '../../ir/schema.js';
import type { Names } from '../../names/names.js';
import { join } from '../../support/json-pointer.js';
import type { DirectedSchema } from '../facts.js';
import { loadModules } from './module.js';
import { planChecks } from './plan.js';

type Check = (value: unknown, found?: ValidationIssue[]) => boolean;

const isCheck = (value: unknown): value is Check => typeof value === 'function';

/** Returns why a value does not match a schema; `undefined` if it does. */
type Refuse = (schema: Schema, value: Json) => string | undefined;

const reasonOf = (check: Check, value: Json): string | undefined => {
  if (check(value)) return undefined;
  const found: ValidationIssue[] = [];
  check(value, found);
  const [first] = found;
  if (first === undefined) return 'it is not valid';
  const { missingProperty } = first.params;
  const path = typeof missingProperty === 'string' ? join(first.instancePath, missingProperty) : first.instancePath;
  return `${path || 'the value'} ${support.describeIssue(first)}`;
};

/** A value to validate, with the function that reports why it is invalid. */
interface Trial extends DirectedSchema {
  readonly value: Json;
  readonly refused: (reason: string) => void;
}

/** Creates a validator that caches results, because operations share error schemas and examples of components. */
const createRefuse = (api: Api, names: Names, schemas: readonly DirectedSchema[]): Refuse => {
  const checks = planChecks(api, names);
  const { module, byPointer } = checks.forSchemas(schemas);
  const loaded = loadModules([...checks.modules, module], support);
  const verdicts = new Map<object, Map<Schema, string | undefined>>();
  return (schema, value) => {
    const check = loaded.get(byPointer.get(schema.pointer) ?? '');
    if (!isCheck(check)) throw new Error(`no check of ${schema.pointer}`);
    if (typeof value !== 'object' || value === null) return reasonOf(check, value);
    const known = verdicts.get(value) ?? new Map<Schema, string | undefined>();
    verdicts.set(value, known);
    if (!known.has(schema)) known.set(schema, reasonOf(check, value));
    return known.get(schema);
  };
};

/** Returns sample error bodies to validate. If the schema rejects one, the reason is added to `unfit`. */
const tryErrors = (
  response: ErrorResponse & { readonly operation: Operation },
  { errorBody }: Api,
  unfit: Map<string, { readonly reason: string; readonly operations: Set<string> }>,
): Trial[] => {
  const { key, status, operation, direction, content } = response;
  const refused = (reason: string): void => {
    const known = unfit.get(key) ?? { reason, operations: new Set<string>() };
    unfit.set(key, known);
    known.operations.add(`${operation.id} (${status})`);
  };
  return sampleErrors(response, errorBody).map((value) => ({ schema: content.schema, direction, value, refused }));
};

/** An example or a sample that the server's checks reject. */
export interface Refusal {
  /** Pointer of the example, or of the content for which the sample was generated. */
  readonly pointer: string;
  readonly isExample: boolean;
  readonly reason: string;
}

/** Returns the examples and samples that the server's checks reject. Also reports invalid defaults and error bodies. */
export const checkValues = (api: Api, names: Names): Result<readonly Refusal[], PointerDiagnostic> => {
  const { report, diagnostics } = collectDiagnostics();
  const refusals: Refusal[] = [];
  const trials: Trial[] = [];
  const addExamples = (
    part: DirectedSchema,
    examples: readonly Example[],
    made: Json | undefined,
    pointer: string,
  ): void => {
    for (const { value, pointer: place } of examples)
      trials.push({
        ...part,
        value,
        refused: (reason) => {
          report('example-invalid', place, { reason });
          refusals.push({ pointer: place, isExample: true, reason });
        },
      });
    if (made === undefined || examples.some(isUsable)) return;
    const refused = (reason: string): void => {
      report('sample-impossible', join(pointer, 'schema'), { reason });
      refusals.push({ pointer, isExample: false, reason });
    };
    trials.push({ ...part, value: made, refused });
  };
  const addContent = ({ kind, schema, examples, example, pointer }: Content, direction: Direction): void => {
    if (kind === 'json') addExamples({ schema, direction }, examples, example, pointer);
  };
  for (const operation of listAll(api)) {
    const { parameters, body, responses } = operation;
    const [requestDirection, responseDirection] = [requestOf(operation), responseOf(operation)];
    for (const { name, schema, default: fallback, example, examples, pointer } of parameters) {
      const place = join(pointer, 'schema', 'default');
      const refused = (reason: string): void => report('default-invalid', place, { name, reason });
      if (fallback !== undefined) trials.push({ schema, direction: requestDirection, value: fallback, refused });
      addExamples({ schema, direction: requestDirection }, examples, example, pointer);
    }
    for (const content of body?.content ?? []) addContent(content, requestDirection);
    for (const declared of responses) for (const content of declared.content) addContent(content, responseDirection);
  }
  const unfit = new Map<string, { readonly reason: string; readonly operations: Set<string> }>();
  const own = listErrorResponses(api).filter(({ status }) => isOwnStatus(status));
  trials.push(...own.flatMap((response) => tryErrors(response, api, unfit)));
  const refuse = trials.length === 0 ? () => undefined : createRefuse(api, names, trials);
  for (const { schema, value, refused } of trials) {
    const reason = refuse(schema, value);
    if (reason !== undefined) refused(reason);
  }
  for (const [pointer, { reason, operations }] of unfit)
    report('error-body-unfit', pointer, { reason, operations: [...operations] });
  return { value: refusals, diagnostics };
};
