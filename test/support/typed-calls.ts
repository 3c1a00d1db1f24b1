/**
 * A module that calls each operation of a document with every parameter and body spelled out, and answers it in each
 * declared way: it compiles only if what fits the schemas fits the types. The values are random, and the same of a seed.
 */
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
import { type Form, listForms, makeReply } from '../../generator/src/commands/verify/responses.js';
import { createRandom, type Random, seedOf } from '../../generator/src/support/regexp/random.js';
import { makeRequest } from '../../generator/src/commands/verify/requests.js';
import { createValueContext, type ValueContext } from '../../generator/src/commands/verify/valid.js';
import { Unmakeable } from '../../generator/src/values/work.js';
import type { EmitInput } from '../../generator/src/emit/input.js';

/** Chance that leaves nothing out; where no value has everything, chance as it falls. */
const drawsOf = (seed: number): readonly Random[] => [
  { ...createRandom(seed), chance: (probability) => probability > 0.2 },
  ...[1, 2, 3, 4].map((each) => createRandom(seed + each)),
];

const toLiteral = (value: unknown): Literal => {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return value;
  if (typeof value === 'number') return verbatim(printNumber(value));
  if (value instanceof Blob) return verbatim(code`new File([], 'a.txt')`);
  if (value instanceof Uint8Array) return verbatim(code`new Uint8Array(${value.length})`);
  if (Array.isArray(value)) return value.map(toLiteral);
  return Object.fromEntries(
    Object.entries(Object(value)).flatMap(([name, member]) =>
      // A map may hold these; a literal of them is taken for a method of every object.
      member === undefined || name in Object.prototype ? [] : [[name, toLiteral(member)] as const],
    ),
  );
};

export interface TypedCalls {
  readonly text: string;
  /** Whether the document has operations: of events alone there is no call. */
  readonly hasOperations: boolean;
  /** How many calls and answers there are. */
  readonly count: number;
  /** Operations that no request or no answer could be made for, and why. */
  readonly missing: readonly string[];
}

/** What is streamed is given as it is made. */
const toBody = (content: Content | undefined, body: unknown): Literal =>
  content !== undefined && isStream(content.kind)
    ? verbatim(code`(async function* () { yield* ${printLiteral(toLiteral(body))}; })()`)
    : toLiteral(body);

/** A call of an operation in which every parameter stands; `round` decides which media type its body has. */
const printCall = (bench: ValueContext, random: Random, operation: Operation, name: Code, round: number): Code => {
  const { request, content } = makeRequest(bench, random, operation, round);
  const { body, ...others } = request;
  const parts = Object.entries(others).map(([key, each]): readonly [string, Literal] => [key, toLiteral(each)]);
  if (body !== undefined) parts.push(['body', toBody(content, body)]);
  return code`await ${name}(client, ${printLiteral(Object.fromEntries(parts))});`;
};

/** A status that an operation declares neither itself nor by a range. */
const freeStatus = ({ responses }: Operation): number => {
  const isDeclared = (each: number): boolean =>
    responses.some(({ status }) => status === String(each) || status === `${String(each).charAt(0)}XX`);
  return [500, 503, 400, 404, 418].find((each) => !isDeclared(each)) ?? 599;
};

/** A handler that gives an answer; nothing where no handler can. */
const printHandler = (bench: ValueContext, random: Random, operation: Operation, name: string, form: Form): Code[] => {
  const reply = makeReply(bench, random, operation, form);
  if (reply === undefined) return [];
  const { body, ...others } = reply.result;
  // Where a success is declared, `default` is none.
  const isDefault =
    form.response.status === 'default' && operation.responses.some(({ status }) => status.startsWith('2'));
  const given = isDefault ? { ...others, status: freeStatus(operation) } : others;
  const parts = Object.entries(given).map(([key, each]): readonly [string, Literal] => [key, toLiteral(each)]);
  if (body !== undefined) parts.push(['body', toBody(form.content, body)]);
  return [code`{ ${printKey(name)}: () => (${printLiteral(Object.fromEntries(parts))}) }`];
};

/**
 * Prints a call of each operation for each media type of its body, and a handler of it for each of its answers, unless it
 * is to be what a caller alone writes.
 */
export const printTypedCalls = (
  { api, names }: EmitInput,
  seed: number,
  { hasHandlers = true }: { readonly hasHandlers?: boolean } = {},
): TypedCalls => {
  // A further member that the type of another alternative has is in no literal of TypeScript.
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
  // One list of all would be too much for a compiler.
  const responses = handlers.map((each, at) => code`export const handler${at}: Partial<Handlers> = ${each};`);
  const server = hasHandlers ? code`import type { Handlers } from '@case/server';` : code``;
  const text = code`import { ${imported} } from '@case/client';
${server}

const client = createClient({ baseUrl: ${printString('http://127.0.0.1')} });
${joinCode(calls, '\n')}

${joinCode(responses, '\n')}
`;
  return { text, hasOperations: api.operations.length > 0, count: calls.length + handlers.length, missing };
};
