/** Creates the template views of the functions that follow response links. */
import type { Link, Operation } from '../../ir/api.js';
import { locations, parametersIn } from '../../names/parameter-locations.js';
import { asJson } from '../../openapi/values.js';
import {
  type Code,
  code,
  indentRest,
  joinCode,
  printDoc,
  printDocLines,
  printIdentifier,
  printNumber,
  printPropertyName,
  printString,
} from '../../support/code/code.js';
import { type Literal, printTable } from '../../support/code/literal.js';
import type { EmitInput } from '../input.js';
import { layoutOf } from '../layout.js';
import { describeServer } from '../operation-data/descriptor.js';
import type { Imports } from '../print/imports.js';
import type { TemplateViews } from '../print/template-views.js';
import { hasSeveralBodies, isRequestOptional } from '../types/operations.js';
import { docLines } from '../types/type.js';

type FunctionView = TemplateViews['client/operations.ts']['operations'][number];

/** The type imports and the value imports of a module. */
interface Uses {
  readonly input: EmitInput;
  readonly typeImports: Imports;
  readonly valueImports: Imports;
}

function useType({ input, typeImports }: Uses, operation: Operation, suffix: string): Code {
  const { names, config } = input;
  const file = layoutOf(config).types(`operations/${names.fileOf(operation)}`, 1);
  return typeImports.use(file, `${names.operation(operation).type}${suffix}`);
}

/** Returns the target operation without the parameters and the body that the link provides. */
function withoutGiven(target: Operation, { parameters, body }: Link): Operation {
  const { body: own, ...others } = target;
  const left = target.parameters.filter(
    (each) => !parameters.some((given) => given.in === each.in && given.name === each.name),
  );
  return { ...others, ...(own !== undefined && body === undefined && { body: own }), parameters: left };
}

/** A request member that a link provides in full or in part, with the type of the remaining data, if any. */
interface Changed {
  readonly key: string;
  readonly member: Code | undefined;
}

/** Prints the type of the request data that the caller of a link has to add. */
function printRest(uses: Uses, target: Operation, link: Link): Code {
  const left = withoutGiven(target, link);
  const changed = locations.flatMap(({ in: where, key, suffix }): Changed[] => {
    const [all, own] = [parametersIn(target, where), parametersIn(left, where)];
    if (all.length === own.length) return [];
    const given = all.filter((each) => !own.includes(each)).map(({ name }) => printString(name));
    const optional = own.every(({ required }) => !required);
    if (own.length === 0) return [{ key, member: undefined }];
    const type = code`Omit<${useType(uses, target, suffix)}, ${joinCode(given, ' | ')}>`;
    const member = optional
      ? code`{ ${printPropertyName(key)}?: ${type} | undefined }`
      : code`{ ${printPropertyName(key)}: ${type} }`;
    return [{ key, member }];
  });
  const request = useType(uses, target, 'Request');
  const keys = [...changed.map(({ key }) => key), ...(link.body === undefined ? [] : ['body', 'contentType'])];
  if (keys.length === 0) return request;
  const { api, names } = uses.input;
  const omit = hasSeveralBodies(api, names, target) ? uses.typeImports.runtime('client', 'Without') : code`Omit`;
  const members = changed.flatMap(({ member }) => member ?? []);
  return joinCode([code`${omit}<${request}, ${joinCode(keys.map(printString), ' | ')}>`, ...members], ' & ');
}

/** Prints the type of the previous call: its request and result, each of which is required if the link reads it. */
function printCall(uses: Uses, operation: Operation, link: Link): Code {
  const templates = [...link.parameters.map(({ value }) => value), ...(link.body === undefined ? [] : [link.body])];
  const froms = templates.flatMap((value) =>
    'constant' in value ? [] : value.flatMap((part) => (typeof part === 'string' ? [] : [part.from])),
  );
  const asks = (...starts: readonly string[]): Code =>
    froms.some((from) => starts.some((start) => from.startsWith(start))) ? code`` : code`?`;
  const all = code`Received<${useType(uses, operation, 'Result')}>`;
  const result = /^\d+$/u.test(link.status)
    ? code`Extract<${all}, { readonly status: ${printNumber(Number(link.status))} }>`
    : all;
  const request = code`readonly request${asks('request.')}: ${useType(uses, operation, 'Request')};`;
  return code`{\n    ${request}\n    readonly result${asks('response.', 'statusCode', 'url')}: ${result};\n  }`;
}

function keyOf(where: string): string {
  return locations.find((each) => each.in === where)?.key ?? where;
}

function describeFillings({ parameters, body }: Link): Literal {
  return [
    ...parameters.map(({ in: where, name, value }) => ({ in: keyOf(where), name, value: asJson(value) })),
    ...(body === undefined ? [] : [{ in: 'body', value: asJson(body) }]),
  ];
}

/** Returns the views of the functions that follow an operation's links. Records the imports that they need. */
export function viewLinks(uses: Uses, operation: Operation): FunctionView['links'] {
  const { api, names } = uses.input;
  return (operation.links ?? []).flatMap((link) => {
    const target = api.operations.find(({ id }) => id === link.target);
    if (target === undefined) return [];
    const { value } = names.operation(target);
    const data = uses.valueImports.use(`./${names.fileOf(target)}.js`, `${value}Operation`);
    uses.typeImports.runtime('client', 'Filling');
    const server =
      link.server === undefined ? undefined : indentRest(printTable(describeServer([link.server]), 60), '  ');
    const [label = code``] = printDocLines(`\`${link.name}\``);
    const docs = docLines(link);
    const own = code`Follows the link ${label} of a ${printDocLines(link.status)[0] ?? code``} of \`${printIdentifier(names.operation(operation).value)}\`: calls \`${printIdentifier(value)}\`.`;
    return [
      {
        docs: printDoc(docs.length === 0 ? [own] : [...docs, code``, own]),
        name: printIdentifier(names.link(operation, link)),
        follow: uses.valueImports.runtime('client', 'follow'),
        call: printCall(uses, operation, link),
        rest: printRest(uses, target, link),
        fallback: isRequestOptional(withoutGiven(target, link)) ? ' = {}' : '',
        result: useType(uses, target, 'Result'),
        operation: server === undefined ? data : code`{ ...${data}, server: ${server} }`,
        method: printString(operation.method),
        fillings: indentRest(printTable(describeFillings(link), 20), '  '),
      },
    ];
  });
}
