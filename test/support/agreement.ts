/**
 * Compares our types with those of openapi-typescript: generates a module with one assertion per schema, parameter,
 * request body and response, which compiles only if both types are mutually assignable or if the difference is listed
 * with its reason.
 */
import { cpSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { EmitInput } from '../../generator/src/emit/input.js';
import { emitInterchange } from '../../generator/src/emit/types/interchange.js';
import type { Operation } from '../../generator/src/ir/api.js';
import { locations, parametersIn } from '../../generator/src/names/parameter-locations.js';
import { type Code, code, printIdentifier, printString } from '../../generator/src/support/code/code.js';
import { printTheirs } from './openapi-typescript.js';

/** A schema, or a part of an operation, such as `basic_post` or `listPosts 200`, whose types intentionally differ. */
export interface Difference {
  readonly name: string;
  readonly reason: string;
}

interface Assertion {
  /** The name that `differences.json` uses. */
  readonly name: string;
  readonly ours: Code;
  readonly theirs: Code;
}

function listAssertions({ api, names }: EmitInput): Assertion[] {
  return [
    ...api.schemas
      .filter(({ name }) => !name.startsWith('#/'))
      .map(({ name }) => ({
        name,
        ours: code`types.${printIdentifier(names.schema(name))}`,
        theirs: code`components['schemas'][${printString(name)}]`,
      })),
    ...api.operations.flatMap((operation) => assertOperation(names, operation)),
  ];
}

function assertOperation(names: EmitInput['names'], operation: Operation): Assertion[] {
  const { type } = names.operation(operation);
  const { id } = operation;
  const theirs = code`operations[${printString(id)}]`;
  const request = code`types.${printIdentifier(`${type}Request`)}`;
  const result = code`types.${printIdentifier(`${type}Result`)}`;
  const [body] = operation.body?.content ?? [];
  const parameters = locations.flatMap(({ in: where, key }) =>
    parametersIn(operation, where).length === 0
      ? []
      : [
          {
            name: `${id} ${key}`,
            ours: code`Open<NonNullable<${request}['${printIdentifier(key)}']>>`,
            theirs: code`Open<NonNullable<${theirs}['parameters']['${printIdentifier(where)}']>>`,
          },
        ],
  );
  const bodies =
    body === undefined
      ? []
      : [
          {
            name: `${id} body`,
            ours: code`NonNullable<${request}['body']>`,
            theirs: code`NonNullable<${theirs}['requestBody']>['content'][${printString(body.mediaType)}]`,
          },
        ];
  const assertions = operation.responses.flatMap((response): Assertion[] => {
    const [content] = response.content;
    if (content === undefined) return [];
    const isExact = /^\d+$/u.test(response.status);
    const status = isExact ? printIdentifierLike(response.status) : printString(response.status);
    const ours = isExact
      ? code`BodyOf<${result}, ${status}>`
      : code`BodyOf<${result}, ${sampleStatus(operation, response.status)}>`;
    return [
      {
        name: `${id} ${response.status}`,
        ours,
        theirs: code`${theirs}['responses'][${status}]['content'][${printString(content.mediaType)}]`,
      },
    ];
  });
  const interchange = code`ours.operations[${printString(id)}]`;
  const responses = { ours: code`Whole<${interchange}['responses']>`, theirs: code`Whole<${theirs}['responses']>` };
  const path = code`ours.paths[${printString(operation.path)}][${printString(operation.method.toLowerCase())}]`;
  return [
    ...parameters,
    ...bodies,
    ...assertions,
    { name: `${id} responses`, ...responses },
    { name: `${id} path`, ours: path, theirs: interchange },
  ];
}

function printIdentifierLike(status: string): Code {
  return code`${Number(status)}`;
}

/** Returns a concrete status for a range or `default`. */
function sampleStatus(operation: Operation, status: string): Code {
  const declared = operation.responses.map((response) => response.status);
  const hasSuccess = declared.some((each) => /^2/u.test(each));
  const isFree = (candidate: number): boolean =>
    (status !== 'default' || !hasSuccess || candidate < 200 || candidate > 299) &&
    !declared.includes(String(candidate)) &&
    (status !== 'default' || !declared.includes(`${String(candidate).charAt(0)}XX`));
  const from = status === 'default' ? 100 : Number(status.charAt(0)) * 100;
  const candidates = Array.from({ length: status === 'default' ? 500 : 100 }, (_, index) => from + index);
  return code`${candidates.find(isFree) ?? from}`;
}

function head(types: string): string {
  return `import type * as types from '${types}/index.js';
import type * as ours from '${types}/openapi.js';
import type { components, operations } from './theirs.js';

type BodyOf<Result, Status extends number> = Result extends { readonly status: infer Declared; readonly body: infer Body }
  ? Status extends Declared
    ? Body
    : never
  : never;

type Agrees<Ours, Theirs> = [Ours] extends [Theirs] ? ([Theirs] extends [Ours] ? true : false) : false;
/** Optional parameters may be undefined, too. */
type Open<Parameters> = { [Name in keyof Parameters]: Parameters[Name] | undefined };

/** openapi-typescript treats headers that are references as always present. */
type Whole<Responses> = {
  [Status in keyof Responses]: Responses[Status] extends { headers: infer Headers; content?: infer Content }
    ? { headers: Required<Headers>; content: Content }
    : never;
};

type Agree<Verdict extends true> = Verdict;
type Differ<Verdict extends false> = Verdict;

/** Keeps these names in use if a document has no schemas or operations. */
export type Sources = [components, operations, BodyOf<never, never>, Agree<true>, Differ<false>, typeof types, typeof ours, Open<never>, Whole<never>];
`;
}

/** Prints the assertions for a document; `types` is the module specifier of our types. */
function printAgreement(input: EmitInput, types: string, differences: readonly Difference[]): string {
  const names = new Set(differences.map(({ name }) => name));
  const lines = listAssertions(input).map(({ name, ours, theirs }, index) => {
    const verdict = names.delete(name) ? 'Differ' : 'Agree';
    return `export type T${index} = ${verdict}<Agrees<${ours}, ${theirs}>>; // ${JSON.stringify(name)}`;
  });
  if (names.size > 0) throw new Error(`there is no ${[...names].join(', ')} that could differ`);
  return `${head(types)}${lines.join('\n')}\n`;
}

function listFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts'))
    .map((path) => join(folder, path));
}

const closed = `export * from './runtime-as-written.js';
export type UnknownText = never;
export type UnknownMember<_ extends string> = never;
`;

/** Writes the assertions and both sets of types into a folder; `types` is the folder with the sources of our types. */
export async function writeAgreement(
  folder: string,
  { input, root }: { readonly input: EmitInput; readonly root: unknown },
  types: string,
  differences: readonly Difference[],
): Promise<void> {
  // openapi-typescript generates only closed enumerations and mutable lists, so our types are converted.
  cpSync(types, join(folder, 'judged'), { recursive: true });
  // Packages contain this module only with `raw`, but the comparison always needs it.
  writeFileSync(join(folder, 'judged/openapi.ts'), String(emitInterchange(input.api, input.names)));
  for (const file of listFiles(join(folder, 'judged')))
    writeFileSync(file, readFileSync(file, 'utf8').replaceAll(/\breadonly (?=[([\w])(?!\w+\??:)/gu, ''));
  renameSync(join(folder, 'judged/runtime.ts'), join(folder, 'judged/runtime-as-written.ts'));
  writeFileSync(join(folder, 'judged/runtime.ts'), closed);
  writeFileSync(join(folder, 'agreement.ts'), printAgreement(input, './judged', differences));
  // Compiler errors in their types are not our concern.
  writeFileSync(join(folder, 'theirs.ts'), `// @ts-nocheck\n${await printTheirs(root)}`);
}

/** Reads the differences listed in a file. */
export function readDifferences(path: string): readonly Difference[] {
  return JSON.parse(readFileSync(path, 'utf8')) as readonly Difference[];
}
