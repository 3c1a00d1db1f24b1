/** Where a check is being written: what it is a part of, what its parts are called, and where its value stands. */
import type { Direction } from '../../ir/direction.js';
import type { SchemaIndex } from '../../ir/schema-index.js';
import type { Schema, TypeName } from '../../ir/schema.js';
import { toCamel, toPascal } from '../../support/case.js';
import { code, isIdentifierName, joinCode, printIdentifier, printString, type Code } from '../../support/code/code.js';
import { escapeToken, split } from '../../support/json-pointer.js';
import type { ModuleBuilder } from './module.js';
import { refuseIf, type Step } from './statements.js';

/** What is known of a value before it is checked: its types, where a check around it has seen to them. */
export type Known = readonly TypeName[] | undefined;

/** A member that has to be there: a value that is refused may not be one at all. */
export interface Required {
  /** Where the object stands that lacks it. */
  readonly path: Path;
  readonly name: string;
}

/** How parts of a schema are checked: what writes them is given to what writes the keywords around them. */
export interface Write {
  /** The steps that check a value, an expression without effects. */
  readonly value: (site: Site, schema: Schema, value: Code, path: Path, known?: Known, required?: Required) => Step[];
  /** The same, by a function of its own where that is long. */
  readonly part: (site: Site, schema: Schema, value: Code, path: Path, known?: Known, required?: Required) => Step[];
  /** Whether a value fits, as an expression. */
  readonly fits: (site: Site, schema: Schema, value: Code) => Code;
  /** The function that checks a part; declared where it is first asked for. */
  readonly check: (owner: Owner, schema: Schema) => Code;
}

/** A function of a module, of a named schema or not. */
export interface Owner {
  readonly write: Write;
  readonly module: ModuleBuilder;
  readonly schemas: SchemaIndex;
  /** The name of the function that checks a named schema, imported where needed. */
  readonly checkOf: (ref: string) => Code;
  readonly direction: Direction;
  /** Names of properties that no value has in that direction, whoever requires them. */
  readonly leftOut: ReadonlySet<string>;
  /** What the parts of it are called after, and the pointer of what that stands for. */
  readonly base: string;
  readonly pointer: string;
  /** What is called otherwise than its place says, such as a parameter, by pointer. */
  readonly labels: ReadonlyMap<string, string>;
  /** Functions of parts, by what they refuse; parts that are checked alike have one, however often it is asked for. */
  readonly parts: Map<string, Code>;
}

/** A function that is being written. */
export interface Site extends Owner {
  /** The names of its variables. */
  readonly variables: Set<string>;
}

/** A place in the value that a function is given: names that are known, and expressions of those that are not. */
export type Path = readonly (string | { readonly code: Code })[];

export const toMember = (path: Path, name: string): Path => {
  const token = `/${escapeToken(name)}`;
  const last = path.at(-1);
  return typeof last === 'string' ? [...path.slice(0, -1), last + token] : [...path, token];
};

/** The place of an item, whose index is an expression. */
export const toItem = (path: Path, index: Code): Path => {
  const last = path.at(-1);
  const start = typeof last === 'string' ? [...path.slice(0, -1), `${last}/`] : [...path, '/'];
  return [...start, { code: index }];
};

/** The place of a member whose name is an expression. */
export const toKey = (site: Site, path: Path, key: Code): Path => [
  ...path,
  { code: code`${site.module.use('toToken')}(${key})` },
];

export const printPath = (path: Path): Code => {
  const parts = path.map((part) => (typeof part === 'string' ? printString(part) : part.code));
  const [first, ...rest] = parts;
  return first === undefined ? printString('') : joinCode([first, ...rest], ' + ');
};

/** Notes a finding; what it gives is whether the check may end with it. */
export const refusal = (site: Site, path: Path, keyword: string, argument?: Code): Code => {
  const more = argument === undefined ? code`` : code`, ${argument}`;
  return code`${site.module.use('refuse')}(found, ${printPath(path)}, ${printString(keyword)}${more})`;
};

/** Notes that a value is not what it has to be, or that it is missing. */
export const refusalOf = (
  site: Site,
  path: Path,
  value: Code,
  required: Required | undefined,
  keyword: string,
  argument: Code,
): Code => {
  if (required === undefined) return refusal(site, path, keyword, argument);
  const place = code`${printPath(required.path)}, ${printString(required.name)}`;
  return code`${site.module.use('refuseMember')}(found, ${place}, ${value}, ${printString(keyword)}, ${argument})`;
};

/** The call of another check, by which findings are gathered where there are any. */
export const callCheck = (site: Site, check: Code, value: Code, path: Path, required?: Required): Step => {
  const by =
    required === undefined
      ? code`${site.module.use('within')}(found, ${printPath(path)}, ${check}, ${value})`
      : code`${site.module.use('withinMember')}(found, ${printPath(required.path)}, ${printString(required.name)}, ${check}, ${value})`;
  return refuseIf(code`!${check}(${value})`, by);
};

/** Words that no variable of a check is called. */
const reserved: ReadonlySet<string> = new Set(
  (
    'arguments await break case catch class const continue debugger default delete do else enum eval export extends false ' +
    'finally for function if implements import in instanceof interface let new null package private protected public return ' +
    'static super switch this throw true try typeof undefined var void while with yield async of Array Number Object Set Map ' +
    'RegExp value found'
  ).split(' '),
);

/** A variable of the function that nothing else in it is called; named for a word of the document, if it can be. */
export const reserveVariable = (site: Site, wanted: string): Code => {
  const camel = toCamel(wanted);
  const base = camel !== '' && isIdentifierName(camel) ? camel : 'member';
  // A function of the module, such as a check, is never hidden by a variable: those have longer names.
  for (let count = 1; ; count += 1) {
    const name = count === 1 ? base : `${base}${count}`;
    if (reserved.has(name) || site.variables.has(name) || supportNames.has(name)) continue;
    site.variables.add(name);
    return printIdentifier(name);
  }
};

/** What the runtime gives to checks. */
export const supportNames: ReadonlySet<string> = new Set([
  ...['equal', 'fits', 'formats', 'hasDuplicates', 'isLonger', 'isMultiple', 'isObject', 'isOneOf', 'isShorter'],
  'isUnknownText',
  ...[
    'mismatch',
    'once',
    'own',
    'refuse',
    'refuseAll',
    'refuseMember',
    'toStandardSchema',
    'toToken',
    'within',
    'withinMember',
  ],
]);

/** Tokens of pointers that say nothing of what is meant. */
const silent: ReadonlySet<string> = new Set(['properties', 'items', 'schema', 'components', 'schemas', 'parameters']);

/** What a part of a function's value is called after: `TaskOwner` for `/properties/owner` of a `Task`. */
export const baseOf = ({ base, pointer, labels }: Owner, part: string): string => {
  const words: string[] = [];
  let at = part;
  while (at !== pointer && at !== '') {
    const label = labels.get(at);
    if (label !== undefined) {
      words.unshift(label);
      break;
    }
    const [token = ''] = split(at.slice(at.lastIndexOf('/')));
    if (!silent.has(token)) words.unshift(/^\d+$/u.test(token) ? String(Number(token) + 1) : token);
    at = at.slice(0, at.lastIndexOf('/'));
  }
  return base + toPascal(words.join(' ')).replace(/^_/u, '');
};

/** The name of something beside a function, such as `taskSlugPattern`. */
export const reserveConstant = (site: Site, { pointer }: Schema, suffix: string): string => {
  const wanted = baseOf(site, pointer);
  return site.module.claim(`${wanted.charAt(0).toLowerCase()}${wanted.slice(1)}${suffix}`, pointer);
};
