/** The view of mock responses. */
import type { Json } from '../../../runtime/codec/operation.js';
import type { Response, Api, Content, Example } from '../../ir/api.js';
import type { BodyKind } from '../../ir/body-kind.js';
import { isUsable, sampledKinds } from '../../ir/examples.js';
import { type Code, indentRest, printIdentifier } from '../../support/code/code.js';
import { type Literal, printLiteral, verbatim } from '../../support/code/literal.js';
import { exampleOfPartHeaders, exampleOfParts } from '../docs/example-parts.js';
import type { EmitInput } from '../input.js';

/** Bytes and streams are empty in samples. */
const emptyOf: Readonly<Partial<Record<BodyKind, Json>>> = { bytes: '', events: [], lines: [], sequence: [] };

/**
 * Returns the body of an example; `undefined` if no valid value was found, which the server reports instead of sending
 * an invalid one.
 */
const bodyOf = (api: Api, content: Content, example: Json | undefined): Literal | undefined => {
  const { kind } = content;
  if (!sampledKinds.includes(kind)) return emptyOf[kind];
  if (example === undefined) return undefined;
  return kind === 'multipart' || kind === 'parts' ? exampleOfParts(api, content, example) : example;
};

const headersOf = ({ headers }: Response): { readonly [key: string]: Literal } => {
  const shown = headers.flatMap(({ name, example }): [string, Literal][] =>
    example === undefined ? [] : [[name, example]],
  );
  return shown.length === 0 ? {} : { headers: Object.fromEntries(shown) };
};

/** A named example and its content. */
interface Named {
  readonly name: string;
  readonly example: Example;
  readonly content: Content;
}

/** Returns the named examples of a response, the first of each name. */
const listNamed = ({ content }: Response): Named[] => {
  const all = content
    .filter(({ kind }) => sampledKinds.includes(kind))
    .flatMap((each) =>
      each.examples.flatMap((example): Named[] =>
        example.name === undefined || !isUsable(example) ? [] : [{ name: example.name, example, content: each }],
      ),
    );
  return all.filter(({ name }, at) => all.findIndex((other) => other.name === name) === at);
};

/** Returns the other examples of a response by name. */
const otherExamples = (
  api: Api,
  { content }: Response,
  named: readonly Named[],
): { readonly [key: string]: Literal } => {
  const others = named.map(({ name, example, content: own }): [string, Literal] => {
    const body = bodyOf(api, own, example.value);
    const partHeaders = exampleOfPartHeaders(api, own, example.value);
    return [
      name,
      {
        ...(body !== undefined && { body }),
        ...(content.length > 1 && { contentType: own.mediaType }),
        ...(partHeaders !== undefined && { partHeaders }),
      },
    ];
  });
  return others.length === 0 ? {} : { others: Object.fromEntries(others) };
};

const exampleOf = (api: Api, response: Response): { readonly [key: string]: Literal } => {
  const [first] = response.content;
  if (first === undefined) return headersOf(response);
  const partHeaders = exampleOfPartHeaders(api, first, first.example);
  const body = bodyOf(api, first, first.example);
  const named = listNamed(response);
  const [own] = first.examples.filter(isUsable);
  return {
    ...(body !== undefined && { body }),
    ...(own?.name !== undefined && { name: own.name }),
    ...otherExamples(
      api,
      response,
      named.filter(({ example }) => example !== own),
    ),
    ...headersOf(response),
    ...(response.content.length > 1 && { contentType: first.mediaType }),
    ...(partHeaders !== undefined && { partHeaders }),
  };
};

/** A constant for an example that several responses share. */
interface Shared {
  readonly name: Code;
  readonly literal: Code;
}

/** Returns the view of all examples by operation and status; those of response components are shared constants. */
export const viewExamples = ({ api, names }: EmitInput): object => {
  const shared = new Map<string, Shared>();
  const share = (response: Response): Literal => {
    const example = exampleOf(api, response);
    const { component } = response;
    if (component === undefined || Object.keys(example).length === 0) return example;
    const name = printIdentifier(names.componentResponse(component));
    if (!shared.has(component)) shared.set(component, { name, literal: printLiteral(example, 40) });
    return verbatim(name);
  };
  const operations = api.operations.map((operation) => {
    const responses = operation.responses.map((response) => [response.status, share(response)] as const);
    return {
      name: names.operation(operation).value,
      responses: indentRest(printLiteral(Object.fromEntries(responses), 100), '  '),
    };
  });
  return { shared: [...shared.values()], operations };
};
