/**
 * Helpers over Redocly's rule context. A schema of this spec may lie in another file, so a node always
 * travels with the location at which it was found.
 *
 * @typedef {{ node: any, location: any }} Found
 */

/** The HTTP methods under which a path item holds operations. */
const METHODS = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace'];

/**
 * Follows a `$ref`, also one that leads to another, and leaves any other node as it is.
 *
 * @param {any} ctx Redocly's rule context
 * @param {any} node the node, or a `$ref` to it
 * @param {any} location where the node stands
 * @returns {Found | undefined} undefined when the `$ref` leads nowhere, which Redocly reports itself
 */
export function follow(ctx, node, location) {
  if (typeof node?.$ref !== 'string') return { node, location };
  const target = ctx.resolve({ $ref: node.$ref }, location.source.absoluteRef);
  return target.location ? follow(ctx, target.node, target.location) : undefined;
}

/**
 * Every operation of the document, once.
 *
 * @param {any} root the document
 * @param {any} ctx Redocly's rule context, at the root
 * @returns {Generator<Found & { path: string, method: string }>}
 */
export function* operations(root, ctx) {
  const paths = follow(ctx, root.paths ?? {}, ctx.location.child(['paths']));
  for (const [path, item] of Object.entries(paths?.node ?? {})) {
    const found = follow(ctx, item, paths.location.child([path]));
    for (const method of METHODS) {
      if (!found?.node?.[method]) continue;
      yield { path, method, node: found.node[method], location: found.location.child([method]) };
    }
  }
}

/**
 * Every named schema of the document: those that its components list, and those to which a `$ref` leads from
 * there or from an operation, since the bundle takes them into the components by their names.
 *
 * @param {any} root the document
 * @param {any} ctx Redocly's rule context, at the root
 * @returns {Generator<Found & { name: string }>}
 */
export function* namedSchemas(root, ctx) {
  const seen = new Set();
  const schemas = follow(ctx, root.components?.schemas ?? {}, ctx.location.child(['components', 'schemas']));
  for (const [name, schema] of Object.entries(schemas?.node ?? {})) {
    const found = follow(ctx, schema, schemas.location.child([name]));
    if (!found || seen.has(found.node)) continue;
    seen.add(found.node);
    yield { name, ...found };
    yield* referredSchemas(ctx, found.node, found.location, seen);
  }
  for (const { node, location } of operations(root, ctx)) yield* referredSchemas(ctx, node, location, seen);
}

/** The schemas of other files and of this one to which `$ref`s within a node lead, each once. */
function* referredSchemas(ctx, node, location, seen) {
  if (typeof node !== 'object' || node === null) return;
  if (typeof node.$ref !== 'string') {
    for (const [key, child] of Object.entries(node)) yield* referredSchemas(ctx, child, location.child([key]), seen);
    return;
  }
  const found = follow(ctx, node, location);
  if (!found || typeof found.node !== 'object' || seen.has(found.node)) return;
  seen.add(found.node);
  const name = /schemas\/[^#]*#\/(\w+)$/.exec(found.location.absolutePointer)?.[1];
  if (name) yield { name, ...found };
  yield* referredSchemas(ctx, found.node, found.location, seen);
}

/**
 * The properties of a schema and of everything that its `allOf` names.
 *
 * @param {any} ctx Redocly's rule context
 * @param {any} node the schema, or a `$ref` to it
 * @param {any} location where it stands
 * @param {Set<any>} [seen] schemas on the way here
 * @returns {{ properties: Map<string, Found>, required: Set<string> }}
 */
export function flatten(ctx, node, location, seen = new Set()) {
  const flat = { properties: new Map(), required: new Set() };
  const found = follow(ctx, node, location);
  if (!found || typeof found.node !== 'object' || found.node === null || seen.has(found.node)) return flat;
  const way = new Set(seen).add(found.node);
  for (const [index, part] of (found.node.allOf ?? []).entries()) {
    const inner = flatten(ctx, part, found.location.child(['allOf', index]), way);
    for (const [name, property] of inner.properties) flat.properties.set(name, property);
    for (const name of inner.required) flat.required.add(name);
  }
  for (const [name, property] of Object.entries(found.node.properties ?? {})) {
    flat.properties.set(name, { node: property, location: found.location.child(['properties', name]) });
  }
  for (const name of found.node.required ?? []) flat.required.add(name);
  return flat;
}

/** The keywords that hold schemas by name, in a list, and alone. */
const MAPS = ['properties', 'patternProperties'];
const LISTS = ['allOf', 'anyOf', 'oneOf', 'prefixItems'];
const SINGLE = ['items', 'additionalProperties', 'if', 'then', 'else'];

/**
 * A schema and every schema within it, each once. `isReadOnly` is whether it stands within a `readOnly` field; a
 * `$ref` leads out of that field.
 *
 * @param {any} ctx Redocly's rule context
 * @param {any} node the schema, or a `$ref` to it
 * @param {any} location where it stands
 * @param {boolean} [isReadOnly]
 * @param {Set<any>} [seen] schemas that were found already
 * @returns {Generator<Found & { isReadOnly: boolean }>}
 */
export function* schemasWithin(ctx, node, location, isReadOnly = false, seen = new Set()) {
  const found = follow(ctx, node, location);
  if (!found || typeof found.node !== 'object' || found.node === null || seen.has(found.node)) return;
  seen.add(found.node);
  const within = typeof node.$ref === 'string' ? false : isReadOnly || node.readOnly === true;
  yield { ...found, isReadOnly: within };
  const children = [
    ...SINGLE.map((key) => [key]),
    ...[...MAPS, ...LISTS].flatMap((key) => Object.keys(found.node[key] ?? {}).map((name) => [key, name])),
  ];
  for (const path of children) {
    const child = path.reduce((parent, key) => parent?.[key], found.node);
    if (child) yield* schemasWithin(ctx, child, found.location.child(path), within, seen);
  }
}
