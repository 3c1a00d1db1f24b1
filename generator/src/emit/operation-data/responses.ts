/** Prints the responses that operations share: response components, and tables of error responses. */
import { listResponseComponents, type Response } from '../../ir/api.js';
import { isBodiless } from '../../ir/content.js';
import { responseOf } from '../../ir/direction.js';
import { splitResponses } from '../../ir/responses.js';
import { addHash } from '../../names/candidates.js';
import { nameErrorTable } from '../../names/error-tables.js';
import { code, printDoc, printDocLines, printIdentifier } from '../../support/code/code.js';
import { type Literal, printTable } from '../../support/code/literal.js';
import { mostFrequent } from '../../support/most-frequent.js';
import { factsOf, type ResponseConstant, type SharedResponses } from '../facts.js';
import type { EmitInput } from '../input.js';
import { collectImports, printHead } from '../print/imports.js';
import { type DescribeMedia, describeOwnResponse, describeResponse } from './descriptor.js';
import { createDescribeMedia } from './media.js';
import { makeShape } from './shape.js';

type Side = DescribeMedia['side'];

/** Returns the shared responses for client or server. Operations with equal error responses share a table. */
export function shareResponses(input: EmitInput, side: Side): SharedResponses {
  return factsOf(input.names)(`${side}Responses`, () => describeShared(input, side));
}

function describeShared(input: EmitInput, side: Side): SharedResponses {
  const imports = collectImports(input.config, { own: './responses.js', areTypes: false });
  const describe = createDescribeMedia(input, side, imports, '.');
  const components = describeComponents(input, describe);
  const { names, tables } = describeErrors(input, describe);
  const byName = (a: ResponseConstant, b: ResponseConstant): number => (a.name < b.name ? -1 : 1);
  const bodies = side === 'server' ? describeBodies(input) : [];
  // A constant is declared before the constants that refer to it.
  const constants = [...bodies, ...components.sort(byName), ...tables.sort(byName)];
  const types = collectImports(input.config);
  for (const { type } of constants)
    if (type === 'Json') types.runtime('codec', type);
    else types.runtime(side, type);
  return { ...printHead([types, imports]), constants, errorsOf: ({ id }) => names.get(id) };
}

/** Returns constants for the error bodies that a server sends without a handler, if their schemas have names. */
function describeBodies({ errorBodies }: EmitInput): ResponseConstant[] {
  return [...new Set(errorBodies.values())].flatMap(({ template, constant }): ResponseConstant[] => {
    if (constant === undefined) return [];
    const docs = printDoc(printDocLines(`The \`${constant.schema}\` that the server sends.`));
    return [{ docs, name: printIdentifier(constant.name), type: 'Json', literal: printTable(template, 40) }];
  });
}

function describeComponents({ api, names }: EmitInput, describe: DescribeMedia): ResponseConstant[] {
  const first = new Map<string, Response>();
  for (const response of api.operations.flatMap(({ responses }) => responses)) {
    const { component, status } = response;
    if (component !== undefined && !isBodiless(status) && !first.has(component)) first.set(component, response);
  }
  return listResponseComponents(api).flatMap((component) => {
    const response = first.get(component);
    if (response === undefined) return [];
    const literal = printTable(describeOwnResponse(api, makeShape(api, responseOf({})), response, describe), 40);
    const docs = printDoc(printDocLines(`The response \`${component}\` of the document.`));
    const name = printIdentifier(names.componentResponse(component));
    return [{ docs, name, type: 'ResponseDescriptor', literal }];
  });
}

/** An error response with its descriptor for the client or the server. */
interface DescribedError {
  readonly status: string;
  /** Name of the constant, if the response is a component. */
  readonly constant: string | undefined;
  readonly literal: Literal;
  readonly text: string;
}

/** Creates the tables of error responses, and returns the name of each operation's table by operation id. */
function describeErrors(
  { api, names }: EmitInput,
  describe: DescribeMedia,
): { readonly names: ReadonlyMap<string, string>; readonly tables: ResponseConstant[] } {
  const described = api.operations.flatMap((operation) => {
    const errors = splitResponses(operation)
      .errors.toSorted((a, b) => (a.status < b.status ? -1 : 1))
      .map((response): DescribedError => {
        const literal = describeResponse(api, makeShape(api, responseOf(operation)), operation, response, describe);
        const { status, component } = response;
        const constant = component === undefined ? undefined : names.componentResponse(component);
        return { status, constant, literal, text: printTable(literal) };
      });
    // The client describes responses to HEAD without a body.
    const prefix = operation.method === 'HEAD' && describe.side === 'client' ? 'headErrors' : 'errors';
    return errors.length === 0 ? [] : [{ id: operation.id, prefix, errors }];
  });
  const usual = mostFrequent(
    described.flatMap(({ prefix, errors }) =>
      errors.map(({ status, text }) => ({ key: `${prefix} ${status}`, identity: text, item: text })),
    ),
  );
  const tables = new Map<string, ResponseConstant>();
  const namesById = new Map<string, string>();
  for (const { id, prefix, errors } of described) {
    const literal = printTable(Object.fromEntries(errors.map((error) => [error.status, error.literal])), 60);
    const isUsual = ({ status, text }: DescribedError): boolean => usual.get(`${prefix} ${status}`) === text;
    const name = names.errorTable(nameTable(prefix, errors, isUsual, literal));
    namesById.set(id, name);
    tables.set(name, { docs: code``, name: printIdentifier(name), type: 'ResponseTable', literal });
  }
  return { names: namesById, tables: [...tables.values()] };
}

function toLabel(constant: string): string {
  return constant.charAt(0).toUpperCase() + constant.slice(1).replace(/Response$/u, '');
}

/**
 * Returns the name of a table. It depends only on the table's content, so that other tables do not affect it: the name
 * includes components that are not the most frequent response for their status, and a hash stands for other
 * differences.
 */
function nameTable(
  prefix: string,
  errors: readonly DescribedError[],
  isUsual: (error: DescribedError) => boolean,
  literal: string,
): string {
  const words = errors.map((error) => {
    const { status, constant } = error;
    return isUsual(error) || constant === undefined ? status : `${status}${toLabel(constant)}`;
  });
  const name = nameErrorTable(words, prefix);
  const isNamed = errors.every((error) => isUsual(error) || error.constant !== undefined);
  return isNamed ? name : (addHash(name, literal)[1] ?? name);
}
