/**
 * A module that calls each operation of a document with every parameter and body spelled out: it compiles only if what
 * fits the schemas fits the types. The values are random, and the same of a seed.
 */
import { isStream } from '../../generator/src/api/content.js';
import {
  type Code,
  code,
  joinCode,
  printIdentifier,
  printNumber,
  printString,
} from '../../generator/src/print/code.js';
import { type Literal, printLiteral, verbatim } from '../../generator/src/print/literal.js';
import { createRandom, type Random, seedOf } from '../../generator/src/verify/random.js';
import { makeRequest } from '../../generator/src/verify/requests.js';
import { createWorkbench } from '../../generator/src/verify/valid.js';
import { Unmakeable } from '../../generator/src/verify/values.js';
import type { Subject } from '../../generator/src/views/view.js';

/** Chance that leaves nothing out. */
const insistOf = (seed: number): Random => ({ ...createRandom(seed), chance: (probability) => probability > 0.2 });

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
  /** How many calls there are. */
  readonly count: number;
  /** Operations that no request could be made for, and why. */
  readonly missing: readonly string[];
}

/** Prints a call of each operation for each media type of its body. */
export const printTypedCalls = ({ api, names }: Subject, seed: number): TypedCalls => {
  const bench = createWorkbench(api);
  const missing: string[] = [];
  const used = new Set<string>();
  const calls = api.operations.flatMap((operation): Code[] => {
    const { value } = names.operation(operation);
    const rounds = Math.max(1, operation.body?.content.length ?? 0);
    return Array.from({ length: rounds }, (_, round) => round).flatMap((round): Code[] => {
      try {
        const { request, content } = makeRequest(bench, insistOf(seedOf(seed, operation.id)), operation, round);
        const { body, ...others } = request;
        // What is streamed is given as it is made.
        const given: Literal =
          content !== undefined && isStream(content.kind)
            ? verbatim(code`(async function* () { yield* ${printLiteral(toLiteral(body))}; })()`)
            : toLiteral(body);
        const parts: Literal = {
          ...Object.fromEntries(Object.entries(others).map(([key, each]) => [key, toLiteral(each)])),
        };
        const whole = body === undefined ? parts : { ...Object.assign(parts, { body: given }) };
        used.add(value);
        return [code`await ${printIdentifier(value)}(client, ${printLiteral(whole)});`];
      } catch (error) {
        if (!(error instanceof Unmakeable)) throw error;
        missing.push(`${operation.id}: ${error.message}`);
        return [];
      }
    });
  });
  const imported = joinCode(['createClient', ...used].map(printIdentifier), ', ');
  const address = printString('http://127.0.0.1');
  const head = code`import { ${imported} } from '@case/client';\n\nconst client = createClient({ baseUrl: ${address} });\n`;
  return { text: `${head}${joinCode(calls, '\n')}\n`, count: calls.length, missing };
};
