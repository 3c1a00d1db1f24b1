/** The context in which a check is printed: its module, names of nested functions, and location of the value. */
import type { Direction } from '../../ir/direction.js';
import type { Schema, TypeName } from '../../ir/schema.js';
import type { SchemaIndex } from '../../ir/schema-index.js';
import { toCamel, toPascal } from '../../support/case.js';
import { type Code, code, isIdentifierName, joinCode, printIdentifier, printString } from '../../support/code/code.js';
import { escapeToken, split } from '../../support/json-pointer.js';
import type { ModuleBuilder } from './module.js';
import { refuseIf, type Step } from './statements.js';
import { supportNames } from './support.js';

/** The possible types of a value, if an enclosing check has tested them. */
export type Known = readonly TypeName[] | undefined;

/** A required member. If its check fails, this may be because the member is missing. */
export interface Required {
  /** Path of the object that contains the member. */
  readonly path: Path;
  readonly name: string;
}

/** Functions that print checks of subschemas, for use by the functions that print the enclosing keywords. */
export interface Write {
  /** Returns the steps that check a value. `value` is an expression without side effects. */
  readonly value: (site: Site, schema: Schema, value: Code, path: Path, known?: Known, required?: Required) => Step[];
  /** Like `value`, but returns a call of a separate function if the steps are long. */
  readonly part: (site: Site, schema: Schema, value: Code, path: Path, known?: Known, required?: Required) => Step[];
  /** Returns an expression that is true for valid values. */
  readonly fits: (site: Site, schema: Schema, value: Code) => Code;
  /** Returns the function that checks a subschema. It is declared when it is first used. */
  readonly check: (owner: Owner, schema: Schema) => Code;
}

/** A function that checks values of a schema. */
export interface Owner {
  readonly write: Write;
  readonly module: ModuleBuilder;
  readonly schemas: SchemaIndex;
  /** Returns the function for a named schema, and imports it if necessary. */
  readonly checkOf: (ref: string) => Code;
  readonly direction: Direction;
  /** Properties omitted in this direction, which are therefore not required by any part. */
  readonly leftOut: ReadonlySet<string>;
  /** Prefix of names in the function, and the pointer that the prefix represents. */
  readonly base: string;
  readonly pointer: string;
  /** Names by pointer, for subschemas that are not named after their location, such as parameters. */
  readonly labels: ReadonlyMap<string, string>;
  /** Names of `allOf`, `anyOf` and `oneOf` branches by pointer; added when a check of the schema is printed. */
  readonly branches: Map<string, string>;
  /** Functions for subschemas by structural key, so that equal subschemas share a function. */
  readonly parts: Map<string, Code>;
}

/** A function that is being written. */
export interface Site extends Owner {
  /** Names of the function's variables. */
  readonly variables: Set<string>;
}

/** A path in the checked value: pointer text, and expressions for names and indexes that are not constant. */
export type Path = readonly (string | { readonly code: Code })[];

/** Returns the path of a member with a known name. */
export const toMember = (path: Path, name: string): Path => {
  const token = `/${escapeToken(name)}`;
  const last = path.at(-1);
  return typeof last === 'string' ? [...path.slice(0, -1), last + token] : [...path, token];
};

/** Returns the path of an item whose index is an expression. */
export const toItem = (path: Path, index: Code): Path => {
  const last = path.at(-1);
  const start = typeof last === 'string' ? [...path.slice(0, -1), `${last}/`] : [...path, '/'];
  return [...start, { code: index }];
};

/** Returns the path of a member whose name is an expression. */
export const toKey = (site: Site, path: Path, key: Code): Path => [
  ...path,
  { code: code`${site.module.use('toToken')}(${key})` },
];

/** Prints a path as a string expression. */
export const printPath = (path: Path): Code => {
  const parts = path.map((part) => (typeof part === 'string' ? printString(part) : part.code));
  const [first, ...rest] = parts;
  return first === undefined ? printString('') : joinCode([first, ...rest], ' + ');
};

/** Prints a call that adds an issue and returns whether the check can stop. */
export const refusal = (site: Site, path: Path, keyword: string, argument?: Code): Code => {
  const more = argument === undefined ? code`` : code`, ${argument}`;
  return code`${site.module.use('refuse')}(found, ${printPath(path)}, ${printString(keyword)}${more})`;
};

/** Prints a call that adds an issue about a value or, if the value is a missing required member, about its absence. */
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

/** Returns a step that calls another check, and adds issues with their paths if the value is invalid. */
export const callCheck = (site: Site, check: Code, value: Code, path: Path, required?: Required): Step => {
  const by =
    required === undefined
      ? code`${site.module.use('within')}(found, ${printPath(path)}, ${check}, ${value})`
      : code`${site.module.use('withinMember')}(found, ${printPath(required.path)}, ${printString(required.name)}, ${check}, ${value})`;
  return refuseIf(code`!${check}(${value})`, by);
};

/** Words that cannot be variable names in a check. */
const reserved: ReadonlySet<string> = new Set(
  (
    'arguments await break case catch class const continue debugger default delete do else enum eval export extends false ' +
    'finally for function if implements import in instanceof interface let new null package private protected public return ' +
    'static super switch this throw true try typeof undefined var void while with yield async of Array Number Object Set Map ' +
    'RegExp value found'
  ).split(' '),
);

/** Reserves a unique variable name in the function, based on a word of the document if possible. */
export const reserveVariable = (site: Site, wanted: string): Code => {
  const camel = toCamel(wanted);
  const base = camel !== '' && isIdentifierName(camel) ? camel : 'member';
  // Variables do not shadow the module's functions, because the names of functions are longer.
  for (let count = 1; ; count += 1) {
    const name = count === 1 ? base : `${base}${count}`;
    if (reserved.has(name) || site.variables.has(name) || supportNames.has(name)) continue;
    site.variables.add(name);
    return printIdentifier(name);
  }
};

/** JSON Pointer tokens that are left out of the names of subschemas. */
const silent: ReadonlySet<string> = new Set(
  'properties items schema components schemas parameters allOf anyOf oneOf'.split(' '),
);

/** Words that replace other keywords in the names of subschemas. */
const keywordWords: Readonly<Record<string, string>> = {
  additionalProperties: 'value',
  patternProperties: 'value',
  propertyNames: 'key',
  prefixItems: 'item',
  contains: 'contained',
  if: 'condition',
};

/** Returns the name for a subschema: `TaskOwner` for `/properties/owner` of `Task`. */
export const baseOf = ({ base, pointer, labels, branches }: Owner, part: string): string => {
  const words: string[] = [];
  let at = part;
  while (at !== pointer && at !== '') {
    const label = labels.get(at);
    if (label !== undefined) {
      words.unshift(label);
      break;
    }
    const [token = ''] = split(at.slice(at.lastIndexOf('/')));
    const ordinal = /^\d+$/u.test(token) ? String(Number(token) + 1) : undefined;
    const word = branches.get(at) ?? ordinal ?? (Object.hasOwn(keywordWords, token) ? keywordWords[token] : token);
    if (word !== undefined && !silent.has(token)) words.unshift(word);
    at = at.slice(0, at.lastIndexOf('/'));
  }
  return base + toPascal(words.join(' ')).replace(/^_/u, '');
};

/** Reserves the name of a constant next to a function, such as `taskSlugPattern`. */
export const reserveConstant = (site: Site, { pointer }: Schema, suffix: string): string => {
  const wanted = baseOf(site, pointer);
  return site.module.claim(`${wanted.charAt(0).toLowerCase()}${wanted.slice(1)}${suffix}`, pointer);
};
