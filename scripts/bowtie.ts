/**
 * Harness for Bowtie (https://docs.bowtie.report), which compares implementations of JSON Schema. It reads a JSON
 * request from each line of stdin and writes a JSON response to stdout. A validator is generated for each schema.
 */
import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { compileSchema, UnsupportedSchema, type Validator } from './support/bowtie/compile.js';
import type { Registry } from './support/bowtie/registry.js';

/** Version of Bowtie's protocol. */
const protocol = 1;
const dialect = 'https://json-schema.org/draft/2020-12/schema';
const page = 'https://www.npmjs.com/package/trefoil';

interface Case {
  readonly schema: unknown;
  readonly registry?: Registry | null;
  readonly tests: readonly { readonly instance: unknown }[];
}

type Request =
  | { readonly cmd: 'start'; readonly version: number }
  | { readonly cmd: 'dialect'; readonly dialect: string }
  | { readonly cmd: 'run'; readonly seq: unknown; readonly case: Case }
  | { readonly cmd: 'stop' };

/** Returns the response fields for an exception: the generator's errors, or else an internal error. */
function describeError(error: unknown): object {
  if (error instanceof UnsupportedSchema) return { errored: true, context: { message: error.message } };
  const { message, stack = '' } = error instanceof Error ? error : new Error(String(error));
  return { errored: true, context: { message, traceback: stack } };
}

function start(version: number): object {
  if (version !== protocol) throw new Error(`version ${version} of the protocol is not supported`);
  const manifest: { version: string } = JSON.parse(
    readFileSync(new URL('../generator/package.json', import.meta.url), 'utf8'),
  );
  const implementation = {
    language: 'typescript',
    name: 'trefoil',
    version: manifest.version,
    dialects: [dialect],
    homepage: page,
    issues: page,
    source: page,
    language_version: process.version,
  };
  return { ready: true, version: protocol, implementation };
}

function validate(validator: Validator, instance: unknown): object {
  try {
    return { valid: validator(instance) };
  } catch (error) {
    return describeError(error);
  }
}

async function run({ schema, registry, tests }: Case): Promise<object> {
  try {
    const validator = await compileSchema(schema, registry ?? {});
    return { results: tests.map(({ instance }) => validate(validator, instance)) };
  } catch (error) {
    return describeError(error);
  }
}

/** Responds to requests until `stop` arrives. Throws if a request violates the protocol. */
async function serve(): Promise<void> {
  let isStarted = false;
  for await (const line of createInterface({ input: process.stdin })) {
    const request: Request = JSON.parse(line);
    if (request.cmd !== 'start' && !isStarted) throw new Error(`the first request must be start, not ${request.cmd}`);
    const respond = (response: object): void => void process.stdout.write(`${JSON.stringify(response)}\n`);
    switch (request.cmd) {
      case 'start':
        respond(start(request.version));
        isStarted = true;
        break;
      case 'dialect':
        // The dialect of schemas without `$schema` is that of OpenAPI 3.1, independently of the request.
        respond({ ok: request.dialect === dialect });
        break;
      case 'run':
        respond({ seq: request.seq, ...(await run(request.case)) });
        break;
      case 'stop':
        return;
      default:
        throw new Error(`unknown request: ${line}`);
    }
  }
}

await serve();
// An open pipe would keep the process alive after `stop`.
process.stdin.destroy();
