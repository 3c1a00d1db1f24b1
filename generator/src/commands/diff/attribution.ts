/** Maps generated names to the locations in the document that they come from. */

import { type EmitInput, usedTags } from '../../emit/input.js';
import { hasOtherBody } from '../../emit/server/handlers.js';
import { listVariants } from '../../ir/access.js';
import { listAll } from '../../ir/api.js';
import { indexOf } from '../../ir/schema-index.js';
import { toPascal } from '../../support/case.js';
import { join } from '../../support/json-pointer.js';

export interface Attribution {
  /** Returns the pointer to the origin of an exported name; `''` stands for the whole document. */
  readonly of: (name: string) => string;
  readonly ofMember: (name: string, member: string) => string;
  /** Whether a name is the input interface of a handler, which follows from the parameters of its operation. */
  readonly isInput: (name: string) => boolean;
}

/** Maps each exported name of the packages to the pointer of its origin in the document. */
export function attributeNames({ api, names }: EmitInput): Attribution {
  const known = new Map<string, string>();
  const variants = listVariants(indexOf(api));
  for (const schema of api.schemas) {
    known.set(names.schema(schema.name), schema.pointer);
    if (variants.has(schema.pointer)) known.set(names.sent(schema.name), schema.pointer);
  }
  for (const [pointer, { type, values }] of names.enumerations) {
    known.set(type, pointer);
    known.set(values, pointer);
  }
  for (const [{ pointer }, { type }] of names.objects) known.set(type, pointer);
  const members = new Map<string, string>();
  const prefixes = new Map<string, string>();
  const inputs = new Set<string>();
  for (const operation of listAll(api)) {
    const { value, type, method } = names.operation(operation);
    prefixes.set(type, operation.pointer);
    if (!hasOtherBody(operation)) inputs.add(`${type}Input`);
    prefixes.set(toPascal(value), operation.pointer);
    members.set(value, operation.pointer);
    if (operation.event !== undefined) continue;
    members.set(`${names.tag(operation.tag).type}.${method}`, operation.pointer);
    for (const link of operation.links ?? []) known.set(names.link(operation, link), link.pointer);
    if (operation.pagination !== undefined) {
      const pointer = join(operation.pointer, 'x-pagination');
      known.set(`paginate${toPascal(value)}`, pointer);
      members.set(`${names.tag(operation.tag).type}.paginate${toPascal(method)}`, pointer);
    }
  }
  for (const tag of usedTags(api)) {
    const operation = api.operations.find((each) => each.tag === tag);
    const pointer = join(operation?.pointer ?? '', 'tags');
    const { type, handlers, property } = names.tag(tag);
    for (const name of [type, handlers, `create${type}`]) known.set(name, pointer);
    members.set(`Api.${property}`, pointer);
  }
  for (const { name, pointer } of api.securitySchemes) members.set(name, pointer);
  return {
    isInput: (name) => inputs.has(name),
    of: (name) => known.get(name) ?? longest(prefixes, name) ?? '',
    ofMember: (name, member) => members.get(`${name}.${member}`) ?? members.get(member) ?? known.get(name) ?? '',
  };
}

/** Returns the operation whose type name is the longest prefix of a name without the verb (`send`, `paginate`). */
function longest(prefixes: ReadonlyMap<string, string>, name: string): string | undefined {
  const bare = name.replace(/^(?:send|paginate|follow)(?=[A-Z])/u, '');
  const candidate = bare.charAt(0).toUpperCase() + bare.slice(1);
  for (let length = candidate.length; length > 0; length -= 1) {
    const found = prefixes.get(candidate.slice(0, length));
    if (found !== undefined) return found;
  }
  return undefined;
}
