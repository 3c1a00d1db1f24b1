/** Creates the view of the module with Standard Schemas for requests and responses, and with response validation. */

import { partsOf } from '../../config/codegen-config.js';
import type { Operation } from '../../ir/api.js';
import { isBodiless, isWhole } from '../../ir/content.js';
import { addHash, resolveCollisions } from '../../names/candidates.js';
import { type Code, code, joinCode, printDoc, printIdentifier, printKey } from '../../support/code/code.js';
import type { EmitInput } from '../input.js';
import { layoutOf, validationOfClient } from '../layout.js';
import { collectImports, type Imports, type ModuleView, printHead, printReexports } from '../print/imports.js';
import { listBodies } from '../types/body-type.js';
import { fromLayout, makeTypeContext } from '../types/context.js';
import type { TypeContext } from '../types/type.js';
import { rowConstants, standardNamesOf } from '../validators/outputs.js';
import { integrates } from './integrations.js';

type View = ModuleView<'client/standard-schema.ts'>;
type SchemaView = View['schemas'][number];

/** Returns whether the client contains its own validators; otherwise it needs none or uses those of the server. */
export function hasOwnChecks(input: EmitInput): boolean {
  const { config } = input;
  if (!partsOf(config).includes('client') || !integrates(input, 'standard-schema')) return false;
  return validationOfClient(config).part === 'client';
}

interface Module {
  readonly input: EmitInput;
  readonly types: TypeContext;
  readonly imports: Imports;
  readonly values: Imports;
  readonly nameOf: (key: string) => Code;
  /** Names of the constants with request and response checks, by operation. */
  readonly requests: ReadonlyMap<string, string>;
  readonly responses: ReadonlyMap<string, string>;
}

const requestKey = (value: string): string => `${value}RequestSchema`;
const responsesKey = (value: string): string => `${value}ResponseSchemas`;

/** Returns the view of the module with Standard Schemas. */
export function viewStandardSchema(input: EmitInput): View {
  const { api, names, config } = input;
  const { types, imports } = makeTypeContext(api, names, '', fromLayout(layoutOf(config), 0), '.', config);
  const values = collectImports(config, { areTypes: false });
  const { checks, runtime } = validationOfClient(config);
  const named = standardNamesOf(api, names);
  const module: Module = {
    input,
    types,
    imports,
    values,
    nameOf: nameSchemas(input, named),
    requests: rowConstants(input, 'requests'),
    responses: rowConstants(input, 'responses'),
  };
  const schemas = api.operations.flatMap((operation) => [
    ...viewRequest(module, operation),
    ...viewResponses(module, operation),
  ]);
  if (schemas.length > 0) imports.use(runtime, 'StandardSchema');
  values.runtime('standardSchema', 'withResponseChecks');
  values.use(runtime, 'tolerate');
  imports.runtime('standardSchema', 'ResponseChecks');
  for (const name of ['OnUndeclared', 'Sender'] as const) imports.runtime('client', name);
  const rows = [...module.responses.values()].map(printIdentifier);
  const head = printHead(
    [imports, values],
    [
      printReexports(config, 'standardSchema', ['InvalidResponseError'], { areTypes: false }),
      printReexports(config, 'standardSchema', ['ResponseChecks']),
    ],
  );
  return {
    ...head,
    // The modules of checks import the whole validation runtime.
    uses: [...head.uses, ...(validationOfClient(config).part === 'client' ? ['server/validation'] : [])],
    runtime: code`'${runtime as Code}'`,
    checksOfOperations: code`'${checks('operations') as Code}'`,
    checksOfSchemas: code`'${checks('schemas') as Code}'`,
    named: named.map(printIdentifier),
    rows,
    schemas,
  };
}

/** Names the schemas of requests and responses. Constants for named schemas keep the schema's name. */
function nameSchemas({ api, names }: EmitInput, taken: readonly string[]): Module['nameOf'] {
  const keys = api.operations.flatMap((operation) => {
    const { value } = names.operation(operation);
    return [requestKey(value), responsesKey(value)];
  });
  const requests = keys.map((key) => ({ key, candidates: [key, ...addHash(key, key)] }));
  const named = resolveCollisions(requests, new Set([...taken, 'responseChecks', 'validateResponses']));
  return (key) => printIdentifier(named.get(key) ?? key);
}

function useChecks({ input, values }: Module, constant: string): Code {
  return values.use(validationOfClient(input.config).checks('operations'), constant);
}

/** Prints the descriptor of dates that are converted before validation; `undefined` if dates are not converted. */
function useDates({ input, values }: Module, operation: Operation): Code | undefined {
  const { names, config } = input;
  if (config.dates === undefined || config.dates === 'string') return undefined;
  const { value } = names.operation(operation);
  return code`${values.use(`./operations/${names.tag(operation.tag).file}.js`, `${value}Operation`)}.dates`;
}

/** Prints a constant on one line if it fits. */
function printConstant(name: Code, type: Code, value: Code): Omit<SchemaView, 'docs'> {
  const isLong = !type.includes('\n') && name.length + type.length + value.length > 80;
  return { name, type, gap: isLong ? code`\n  ` : code` `, value };
}

function viewRequest(module: Module, operation: Operation): SchemaView[] {
  const { input, imports, values, nameOf } = module;
  const { names, config } = input;
  const { value, type } = names.operation(operation);
  const constant = module.requests.get(value);
  const { body } = operation;
  if (constant === undefined || (body !== undefined && !body.content.every(isWhole))) return [];
  const request = imports.use(
    layoutOf(config).types(`operations/${names.tag(operation.tag).file}`, 0),
    `${type}Request`,
  );
  const dates = useDates(module, operation);
  const rules = [
    ...(body?.required === true ? [code`isBodyRequired: true`] : []),
    ...(dates === undefined ? [] : [code`dates: ${dates}?.request`]),
  ];
  const rest = rules.length === 0 ? code`` : code`, { ${joinCode(rules, ', ')} }`;
  return [
    {
      docs: printDoc([code`The schema of the request of \`${printIdentifier(value)}\`.`]),
      ...printConstant(
        nameOf(requestKey(value)),
        code`StandardSchema<${request}>`,
        code`${values.runtime('standardSchema', 'toRequestSchema')}(${useChecks(module, constant)}${rest})`,
      ),
    },
  ];
}

function viewResponses(module: Module, operation: Operation): SchemaView[] {
  const { input, types, values, nameOf } = module;
  const { value } = input.names.operation(operation);
  const constant = module.responses.get(value);
  const members = operation.responses.flatMap(({ status, content }): Code[] => {
    if (isBodiless(status) || content.length === 0 || !content.every(isWhole)) return [];
    const bodies = listBodies(types, content, 'received', 'receiver').map(({ body }) => body);
    const key = /^\d+$/u.test(status) ? code`${Number(status)}` : printKey(status);
    return [code`readonly ${key}: StandardSchema<${joinCode([...new Set(bodies)], ' | ')}>`];
  });
  if (constant === undefined || members.length === 0) return [];
  const dates = useDates(module, operation);
  const rest = dates === undefined ? code`` : code`, ${dates}`;
  const checks = useChecks(module, constant);
  return [
    {
      docs: printDoc([code`The schemas of the response bodies of \`${printIdentifier(value)}\`, by status.`]),
      ...printConstant(
        nameOf(responsesKey(value)),
        code`{\n  ${joinCode(members, ';\n  ')};\n}`,
        code`${values.runtime('standardSchema', 'toResponseSchemas')}(${checks}, tolerate${rest})`,
      ),
    },
  ];
}
