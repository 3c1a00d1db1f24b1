/** Lists the types that the compiler checks for assignability, with the audience that an incompatibility breaks. */

import type { EmitInput } from '../../emit/input.js';
import { listVariants } from '../../ir/access.js';
import { type Api, listAll, type Operation } from '../../ir/api.js';
import { schemaOfContent } from '../../ir/content.js';
import { listReached } from '../../ir/reach.js';
import type { Schema } from '../../ir/schema.js';
import { indexOf } from '../../ir/schema-index.js';
import { senderOf } from '../../names/events.js';
import { toPascal } from '../../support/case.js';
import type { Audience } from './change.js';

interface Rule {
  readonly audience: Audience;
  readonly needs: 'old fits new' | 'new fits old';
}

export interface Probe {
  /** Key of the export: entry and name. */
  readonly key: string;
  readonly name: string;
  readonly pointer: string;
  /** The old and the new type, as type expressions. */
  readonly before: string;
  readonly after: string;
  readonly rules: readonly Rule[];
}

const requests: readonly Rule[] = [
  { audience: 'callers', needs: 'old fits new' },
  { audience: 'implementers', needs: 'new fits old' },
];
const responseRules: readonly Rule[] = [
  { audience: 'callers', needs: 'new fits old' },
  { audience: 'implementers', needs: 'old fits new' },
];
const functions: readonly Rule[] = [{ audience: 'callers', needs: 'new fits old' }];
const inputs: readonly Rule[] = [{ audience: 'implementers', needs: 'new fits old' }];
const settings: readonly Rule[] = [{ audience: 'callers', needs: 'old fits new' }];

function probe(
  entry: string,
  name: string,
  pointer: string,
  rules: readonly Rule[],
  as: 'type' | 'value' | 'operation' = 'type',
): Probe {
  // Calls with default options only: callers that request undeclared statuses expect any response.
  const settled = as === 'operation' ? "<'throw'>" : '';
  const from = (side: string): string =>
    `${as === 'type' ? '' : 'typeof '}import('./${side}/${entry.replace(/\.ts$/u, '.js')}').${name}${settled}`;
  return { key: `${entry}#${name}`, name, pointer, before: from('old'), after: from('now'), rules };
}

/**
 * Returns the probe of a function that follows a link. Its `result` argument comes from an earlier call, so a narrower
 * result must not count as breaking for callers.
 */
function follower(entry: string, name: string, pointer: string): Probe {
  const whole = probe(entry, name, pointer, functions, 'operation');
  const bare = (type: string): string =>
    `Parameters<${type}> extends [infer Client, infer Call, ...infer Rest] ? (client: Client, call: Omit<Call, 'result'>, ...rest: Rest) => ReturnType<${type}> : never`;
  return { ...whole, before: bare(whole.before), after: bare(whole.after) };
}

/** Returns the exports to compare. Exports that only one side has are compared by name elsewhere. */
export function listProbes(old: EmitInput, now: EmitInput): readonly Probe[] {
  return [
    ...listSchemas(old, now),
    ...listAll(now.api).flatMap((operation) => listOfOperation(now, operation)),
    probe('client/client.ts', 'Auth', '/components/securitySchemes', settings),
    probe('client/server.ts', 'ServerVariables', '/servers', settings),
  ];
}

function listOfOperation({ names }: EmitInput, operation: Operation): Probe[] {
  const { value, type } = names.operation(operation);
  const { pointer, event } = operation;
  const file = names.fileOf(operation);
  const module = event === undefined ? 'client/index.ts' : `client/operations/${file}.ts`;
  const links = event === undefined ? (operation.links ?? []).map((link) => names.link(operation, link)) : [];
  const called = event === undefined ? [`paginate${toPascal(value)}`] : [senderOf(value)];
  return [
    probe('types/index.ts', `${type}Request`, pointer, requests),
    probe('types/index.ts', `${type}Result`, pointer, responseRules),
    probe('server/index.ts', `${type}Input`, pointer, inputs),
    ...(event === undefined ? [probe(module, value, pointer, functions, 'operation')] : []),
    ...called.map((name) => probe(module, name, pointer, functions, 'value')),
    ...links.map((name) => follower(module, name, pointer)),
  ];
}

/** Returns the schemas that are reached from requests, and those that are reached from responses. */
function reach(api: Api): { readonly request: ReadonlySet<Schema>; readonly response: ReadonlySet<Schema> } {
  const index = indexOf(api);
  const operations = listAll(api);
  const bodies = (contents: readonly Parameters<typeof schemaOfContent>[0][]): Schema[] =>
    contents.flatMap((content) => schemaOfContent(content) ?? []);
  const request = operations.flatMap(({ parameters, body }) => [
    ...parameters.map(({ schema }) => schema),
    ...bodies(body?.content ?? []),
  ]);
  const response = operations.flatMap(({ responses }) =>
    responses.flatMap(({ headers, content }) => [...headers.map(({ schema }) => schema), ...bodies(content)]),
  );
  return { request: listReached(index, request), response: listReached(index, response) };
}

function listSchemas(old: EmitInput, now: EmitInput): Probe[] {
  const [had, has] = [reach(old.api), reach(now.api)];
  const variants = listVariants(indexOf(now.api));
  return now.api.schemas.flatMap((named) => {
    const before = old.api.schemas.find(({ pointer }) => pointer === named.pointer);
    const isIn = (flow: 'request' | 'response'): boolean =>
      has[flow].has(named.schema) || (before !== undefined && had[flow].has(before.schema));
    const isUnused = !isIn('request') && !isIn('response');
    const name = now.names.schema(named.name);
    const of = (each: string, isRequest: boolean, isResponse: boolean): Probe =>
      probe('types/index.ts', each, named.pointer, [
        ...(isRequest || isUnused ? requests : []),
        ...(isResponse || isUnused ? responseRules : []),
      ]);
    if (!variants.has(named.pointer)) return [of(name, isIn('request'), isIn('response'))];
    return [of(name, false, true), of(now.names.sent(named.name), true, false)];
  });
}
