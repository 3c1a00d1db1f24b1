/** Creates the view of the mock responses. */
import type { Json } from '../../../runtime/codec/operation.js';
import type { Api, Content, Example, Response } from '../../ir/api.js';
import type { BodyKind } from '../../ir/body-kind.js';
import { isBodiless } from '../../ir/content.js';
import { isUsable, sampledKinds } from '../../ir/examples.js';
import { canBeError } from '../../ir/responses.js';
import type { Schema } from '../../ir/schema.js';
import { indexOf } from '../../ir/schema-index.js';
import { addHash, resolveCollisions } from '../../names/candidates.js';
import { nameErrorTable } from '../../names/error-tables.js';
import type { Names } from '../../names/names.js';
import { type Code, code, indentRest, joinCode, printIdentifier, printKey } from '../../support/code/code.js';
import { type Literal, printLiteral, printPacked, verbatim } from '../../support/code/literal.js';
import { exampleOfPartHeaders, exampleOfParts } from '../docs/example-parts.js';
import type { EmitInput } from '../input.js';
import type { TemplateViews } from '../print/template-views.js';
import { type Constant, ExampleValues } from './example-values.js';

type ExamplesView = Pick<TemplateViews['server/examples.ts'], 'shared' | 'operations'>;

/** Empty example bodies, for the kinds of bodies that have no samples. */
const emptyOf: Readonly<Partial<Record<BodyKind, Json>>> = { bytes: '', events: [], lines: [], sequence: [] };

/**
 * Returns the body of an example; `undefined` if no valid value was found, which the server then reports instead of
 * sending an invalid body.
 */
function bodyOf(api: Api, content: Content, example: Json | undefined): Literal | undefined {
  const { kind } = content;
  if (!sampledKinds.includes(kind)) return emptyOf[kind];
  if (example === undefined) return undefined;
  return kind === 'multipart' || kind === 'parts' ? exampleOfParts(api, content, example) : example;
}

function headersOf({ headers }: Response): { readonly [key: string]: Literal } {
  const shown = headers.flatMap(({ name, example }): [string, Literal][] =>
    example === undefined ? [] : [[name, example]],
  );
  return shown.length === 0 ? {} : { headers: Object.fromEntries(shown) };
}

/** An example that has a name, with its content. */
interface Named {
  readonly name: string;
  readonly example: Example;
  readonly content: Content;
}

/** Returns the named examples of a response. If a name occurs several times, returns the first of them. */
function listNamed({ content }: Response): Named[] {
  const all = content
    .filter(({ kind }) => sampledKinds.includes(kind))
    .flatMap((each) =>
      each.examples.flatMap((example): Named[] =>
        example.name === undefined || !isUsable(example) ? [] : [{ name: example.name, example, content: each }],
      ),
    );
  return all.filter(({ name }, at) => all.findIndex((other) => other.name === name) === at);
}

/** Converts the body of an example to the literal that is printed. */
type WriteBody = (body: Literal, schema: Schema) => Literal;

/** Returns the examples of a response, except the default one, by name. */
function otherExamples(
  api: Api,
  write: WriteBody,
  { content }: Response,
  named: readonly Named[],
): { readonly [key: string]: Literal } {
  const others = named.map(({ name, example, content: own }): [string, Literal] => {
    const body = bodyOf(api, own, example.value);
    const partHeaders = exampleOfPartHeaders(api, own, example.value);
    return [
      name,
      {
        ...(body !== undefined && { body: write(body, own.schema) }),
        ...(content.length > 1 && { contentType: own.mediaType }),
        ...(partHeaders !== undefined && { partHeaders }),
      },
    ];
  });
  return others.length === 0 ? {} : { others: Object.fromEntries(others) };
}

function exampleOf(api: Api, write: WriteBody, response: Response): { readonly [key: string]: Literal } {
  const [first] = response.content;
  if (first === undefined) return headersOf(response);
  const partHeaders = exampleOfPartHeaders(api, first, first.example);
  const body = bodyOf(api, first, first.example);
  const named = listNamed(response);
  const [own] = first.examples.filter(isUsable);
  return {
    ...(body !== undefined && { body: write(body, first.schema) }),
    ...(own?.name !== undefined && { name: own.name }),
    ...otherExamples(
      api,
      write,
      response,
      named.filter(({ example }) => example !== own),
    ),
    ...headersOf(response),
    ...(response.content.length > 1 && { contentType: first.mediaType }),
    ...(partHeaders !== undefined && { partHeaders }),
  };
}

/**
 * Returns the view of all examples, by operation and status. Examples of response components are constants, as are
 * values that occur in several examples.
 */
export function viewExamples({ api, names }: EmitInput): ExamplesView {
  const values = new ExampleValues(indexOf(api));
  const written = writeExamples(api, names, (body, schema) => {
    values.add(body, schema);
    return body;
  });
  const taken = new Set(['examples', 'Examples', ...written.shared.map(({ name }) => name)]);
  const { constants, replace } = values.share(taken);
  const { shared, operations } = writeExamples(api, names, replace);
  return { shared: [...constants, ...shared], operations };
}

/** The constant for the example of a response component, with the body that it contains. */
interface Shared extends Constant {
  readonly body: Json | undefined;
}

/**
 * Converts the examples of all responses to literals. The example of a response component is converted once, except for
 * responses with another status in the body.
 */
function writeExamples(
  api: Api,
  names: Names,
  write: WriteBody,
): { readonly shared: readonly Constant[]; readonly operations: ExamplesView['operations'] } {
  const shared = new Map<string, Shared>();
  const share = (response: Response): readonly [example: Literal, isConstant: boolean] => {
    // If the status allows no body, the component's content is ignored.
    const component = isBodiless(response.status) ? undefined : response.component;
    const known = component === undefined ? undefined : shared.get(component);
    const body = response.content[0]?.example;
    if (known !== undefined && known.body === body) return [verbatim(known.name), true];
    const example = exampleOf(api, write, response);
    if (component === undefined || known !== undefined || Object.keys(example).length === 0) return [example, false];
    const name = printIdentifier(names.componentResponse(component));
    shared.set(component, { name, literal: printPacked(example, 40), body });
    return [verbatim(name), true];
  };
  const rows = api.operations.map((operation) => ({
    name: names.operation(operation).value,
    examples: operation.responses.map((response): Member => [response.status, ...share(response)]),
  }));
  const errors = shareErrors(rows.map(({ examples }) => examples));
  const operations = rows.map(({ name, examples }) => ({ name, responses: printRow(examples, errors) }));
  return { shared: [...shared.values(), ...errors.values()], operations };
}

type Member = readonly [status: string, example: Literal, isConstant: boolean];
type Row = readonly Member[];

/** Returns the error examples in a row that are constants. */
function errorsOf(row: Row): Row {
  return row.filter(([status, , isConstant]) => isConstant && canBeError(status));
}

function toTable(row: Row): Literal {
  return Object.fromEntries(row.map(([status, example]) => [status, example]));
}

function keyOf(row: Row): string {
  return printLiteral(toTable(row));
}

/** Returns the tables of error examples that several operations share, by the tables' text. */
function shareErrors(rows: readonly Row[]): ReadonlyMap<string, Constant> {
  const shared = new Map<string, Row>();
  const seen = new Set<string>();
  for (const errors of rows.map(errorsOf)) {
    const key = keyOf(errors);
    if (seen.has(key) && errors.length > 1) shared.set(key, errors);
    seen.add(key);
  }
  const requests = [...shared].map(([key, errors]) => {
    const name = nameErrorTable(errors.map(([status]) => status));
    return { key, candidates: [name, ...addHash(name, key)] };
  });
  const names = resolveCollisions(requests, new Set());
  return new Map(
    [...shared].map(([key, errors]) => [
      key,
      { name: printIdentifier(names.get(key) ?? ''), literal: printPacked(toTable(errors), 40) },
    ]),
  );
}

function printRow(row: Row, shared: ReadonlyMap<string, Constant>): Code {
  const errors = errorsOf(row);
  const constant = shared.get(keyOf(errors));
  if (constant === undefined) return indentRest(printPacked(toTable(row), 100), '  ');
  const others = row.filter((member) => !errors.includes(member));
  const members = others.map(([status, example]) => code`${printKey(status)}: ${printPacked(example, 20)}`);
  const lines = [...members, code`...${constant.name}`].map((line) => code`\n  ${indentRest(line, '  ')},`);
  return indentRest(code`{${joinCode(lines, '')}\n}`, '  ');
}
