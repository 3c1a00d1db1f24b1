/**
 * Generates a module that calls each operation of a document with every parameter and body as literals, and with
 * handlers that return each declared response. It compiles only if values that match the schemas also match the types.
 * The values are random and depend only on the seed.
 */

import { makeRequest } from '../../generator/src/commands/verify/requests.js';
import { type Form, listForms, makeReply } from '../../generator/src/commands/verify/responses.js';
import { createValueContext, type ValueContext } from '../../generator/src/commands/verify/valid.js';
import type { EmitInput } from '../../generator/src/emit/input.js';
import type { Content, Operation } from '../../generator/src/ir/api.js';
import { isStream } from '../../generator/src/ir/content.js';
import {
  type Code,
  code,
  joinCode,
  printIdentifier,
  printKey,
  printNumber,
  printString,
} from '../../generator/src/support/code/code.js';
import { type Literal, printLiteral, verbatim } from '../../generator/src/support/code/literal.js';
import { createRandom, type Random, seedOf } from '../../generator/src/support/regexp/random.js';
import { Unmakeable } from '../../generator/src/values/work.js';

/** Returns random sources: the first includes every optional part, and the others omit parts at random. */
function drawsOf(seed: number): readonly Random[] {
  return [
    { ...createRandom(seed), chance: (probability) => probability > 0.2 },
    ...[1, 2, 3, 4].map((each) => createRandom(seed + each)),
  ];
}

function toLiteral(value: unknown): Literal {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return value;
  if (typeof value === 'number') return verbatim(printNumber(value));
  if (value instanceof Blob) return verbatim(code`new File([], 'a.txt')`);
  if (value instanceof Uint8Array) return verbatim(code`new Uint8Array(${value.length})`);
  if (Array.isArray(value)) return value.map(toLiteral);
  return Object.fromEntries(
    Object.entries(Object(value)).flatMap(([name, member]) =>
      // A map may have keys such as `toString`, but in a literal, TypeScript treats them as methods of `Object`.
      member === undefined || name in Object.prototype ? [] : [[name, toLiteral(member)] as const],
    ),
  );
}

export interface TypedCalls {
  readonly text: string;
  /** Whether the document has operations. A document that has only events has no calls. */
  readonly hasOperations: boolean;
  /** The number of calls and responses. */
  readonly count: number;
  /** Operations without a valid request or response, with the reason. */
  readonly missing: readonly string[];
}

/** Returns the literal for a body. For a stream, this is a generator function that yields the values. */
function toBody(content: Content | undefined, body: unknown): Literal {
  return content !== undefined && isStream(content.kind)
    ? verbatim(code`(async function* () { yield* ${printLiteral(toLiteral(body))}; })()`)
    : toLiteral(body);
}

/** Returns a call of an operation with all parameters; `round` selects the media type of the body. */
function printCall(bench: ValueContext, random: Random, operation: Operation, name: Code, round: number): Code {
  const { request, content } = makeRequest(bench, random, operation, round);
  const { body, ...others } = request;
  const parts = Object.entries(others).map(([key, each]): readonly [string, Literal] => [key, toLiteral(each)]);
  if (body !== undefined) parts.push(['body', toBody(content, body)]);
  return code`await ${name}(client, ${printLiteral(Object.fromEntries(parts))});`;
}

/** Returns an error status that the operation does not declare, either directly or as a range such as `4XX`. */
function freeStatus({ responses }: Operation): number {
  const isDeclared = (each: number): boolean =>
    responses.some(({ status }) => status === String(each) || status === `${String(each).charAt(0)}XX`);
  return [500, 503, 400, 404, 418].find((each) => !isDeclared(each)) ?? 599;
}

/** Returns a handler that returns the response; no code if no value of the response can be generated. */
function printHandler(bench: ValueContext, random: Random, operation: Operation, name: string, form: Form): Code[] {
  const reply = makeReply(bench, random, operation, form);
  if (reply === undefined) return [];
  const { body, ...others } = reply.result;
  // If a success status is declared, `default` means errors only.
  const isDefault =
    form.response.status === 'default' && operation.responses.some(({ status }) => status.startsWith('2'));
  const given = isDefault ? { ...others, status: freeStatus(operation) } : others;
  const parts = Object.entries(given).map(([key, each]): readonly [string, Literal] => [key, toLiteral(each)]);
  if (body !== undefined) parts.push(['body', toBody(form.content, body)]);
  return [code`{ ${printKey(name)}: () => (${printLiteral(Object.fromEntries(parts))}) }`];
}

/**
 * Prints a call of each operation for each media type of its body, and if `hasHandlers` is set, a handler for each of
 * its responses.
 */
export function printTypedCalls(
  { api, names }: EmitInput,
  seed: number,
  { hasHandlers = true }: { readonly hasHandlers?: boolean } = {},
): TypedCalls {
  // TypeScript rejects an additional property in a literal if another variant declares a type for it.
  const bench = { ...createValueContext(api), exclusion: 'never' as const };
  const missing: string[] = [];
  const attempt = <T>({ id }: Operation, draws: readonly Random[], make: (random: Random) => T[]): T[] => {
    let reason = '';
    for (const random of draws) {
      try {
        return make(random);
      } catch (error) {
        if (!(error instanceof Unmakeable)) throw error;
        reason = error.message;
      }
    }
    missing.push(`${id}: ${reason}`);
    return [];
  };
  const used = new Set<string>();
  const calls = api.operations.flatMap((operation) => {
    const { value } = names.operation(operation);
    const draws = drawsOf(seedOf(seed, operation.id));
    return Array.from({ length: Math.max(1, operation.body?.content.length ?? 0) }, (_, round) =>
      attempt(operation, draws, (random) => {
        const call = printCall(bench, random, operation, printIdentifier(value), round);
        used.add(value);
        return [call];
      }),
    ).flat();
  });
  const handlers = (hasHandlers ? api.operations : []).flatMap((operation) => {
    const draws = drawsOf(seedOf(seed, `${operation.id} responses`));
    const { value } = names.operation(operation);
    return listForms(operation).flatMap((form) =>
      attempt(operation, draws, (random) => printHandler(bench, random, operation, value, form)),
    );
  });
  const imported = joinCode(['createClient', ...used].map(printIdentifier), ', ');
  // A single list of all operations would be too large for the compiler.
  const responses = handlers.map((each, at) => code`export const handler${at}: Partial<Handlers> = ${each};`);
  const server = hasHandlers ? code`import type { Handlers } from '@case/server';` : code``;
  const text = code`import { ${imported} } from '@case/client';
${server}

const client = createClient({ baseUrl: ${printString('http://127.0.0.1')} });
${joinCode(calls, '\n')}

${joinCode(responses, '\n')}
`;
  return { text, hasOperations: api.operations.length > 0, count: calls.length + handlers.length, missing };
}
