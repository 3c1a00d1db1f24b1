/** Template views of the functions that follow links of responses. */
import type { Link, Operation } from '../../ir/api.js';
import type { Imports } from '../print/imports.js';
import { hasSeveralBodies, isRequestOptional } from '../types/operations.js';
import { docLines } from '../types/type.js';
import { layoutOf } from '../layout.js';
import { asJson } from '../../openapi/values.js';
import { locations, parametersIn } from '../../names/parameter-locations.js';
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
import { describeServer } from '../operation-data/descriptor.js';
import type { EmitInput } from '../input.js';

/** The imports of a module: types and values. */
interface Uses {
  readonly input: EmitInput;
  readonly typeImports: Imports;
  readonly valueImports: Imports;
}

const runtime = '../runtime/client/follow.js';

const useType = ({ input, typeImports }: Uses, operation: Operation, suffix: string): Code => {
  const { names, config } = input;
  const file = layoutOf(config).types(`operations/${names.fileOf(operation)}`, 1);
  return typeImports.use(file, `${names.operation(operation).type}${suffix}`);
};

/** Returns the target operation without the parameters and the body that the link provides. */
const withoutGiven = (target: Operation, { parameters, body }: Link): Operation => {
  const { body: own, ...others } = target;
  const left = target.parameters.filter(
    (each) => !parameters.some((given) => given.in === each.in && given.name === each.name),
  );
  return { ...others, ...(own !== undefined && body === undefined && { body: own }), parameters: left };
};

/** A part of a request that a link provides partially, with the type of the rest. */
interface Changed {
  readonly key: string;
  readonly member: Code | undefined;
}

/** Prints the type of the request data that a link does not provide. */
const printRest = (uses: Uses, target: Operation, link: Link): Code => {
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
  const omit = hasSeveralBodies(api, names, target) ? uses.typeImports.use(runtime, 'Without') : code`Omit`;
  const members = changed.flatMap(({ member }) => member ?? []);
  return joinCode([code`${omit}<${request}, ${joinCode(keys.map(printString), ' | ')}>`, ...members], ' & ');
};

/** Prints the type of the previous call; the parts that the link reads are required. */
const printCall = (uses: Uses, operation: Operation, link: Link): Code => {
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
};

const keyOf = (where: string): string => locations.find((each) => each.in === where)?.key ?? where;

const describeFillings = ({ parameters, body }: Link): Literal => [
  ...parameters.map(({ in: where, name, value }) => ({ in: keyOf(where), name, value: asJson(value) })),
  ...(body === undefined ? [] : [{ in: 'body', value: asJson(body) }]),
];

/** Returns the views of the functions that follow an operation's links, and records their imports. */
export const viewLinks = (uses: Uses, operation: Operation): object[] => {
  const { api, names } = uses.input;
  return (operation.links ?? []).flatMap((link) => {
    const target = api.operations.find(({ id }) => id === link.target);
    if (target === undefined) return [];
    const { value } = names.operation(target);
    const data = uses.valueImports.use(`./${names.fileOf(target)}.js`, `${value}Operation`);
    uses.typeImports.use(runtime, 'Filling');
    const server =
      link.server === undefined ? undefined : indentRest(printTable(describeServer([link.server]), 60), '  ');
    const [label = code``] = printDocLines(`\`${link.name}\``);
    const docs = docLines(link);
    const own = code`Follows the link ${label} of a ${printDocLines(link.status)[0] ?? code``} of \`${printIdentifier(names.operation(operation).value)}\`: calls \`${printIdentifier(value)}\`.`;
    return [
      {
        docs: printDoc(docs.length === 0 ? [own] : [...docs, code``, own]),
        name: printIdentifier(names.link(operation, link)),
        follow: uses.valueImports.use(runtime, 'follow'),
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
};
