/** Finds the schemas of a registry that a schema references, directly or indirectly. */

/** Schemas by absolute URI. */
export type Registry = Readonly<Record<string, unknown>>;

function resolve(ref: string, base: string): string {
  const url = URL.canParse(ref, base) ? new URL(ref, base).href : ref;
  return url.replace(/#.*$/u, '');
}

/** Returns the URIs, without fragments, of all references in a value, including those in `enum` and `const`. */
function listUris(value: unknown, base: string): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const id = '$id' in value && typeof value.$id === 'string' ? resolve(value.$id, base) : base;
  return Object.entries(value).flatMap(([key, item]: [string, unknown]) =>
    (key === '$ref' || key === '$dynamicRef') && typeof item === 'string' ? [resolve(item, id)] : listUris(item, id),
  );
}

/** Returns each schema of a registry that a schema needs, once. */
export function listReferenced(schema: unknown, registry: Registry): (readonly [uri: string, schema: unknown])[] {
  const uris = new Set(listUris(schema, ''));
  // A set yields what is added to it during the loop.
  for (const uri of uris)
    if (Object.hasOwn(registry, uri)) for (const each of listUris(registry[uri], uri)) uris.add(each);
  return [...uris].flatMap((uri) => (Object.hasOwn(registry, uri) ? [[uri, registry[uri]] as const] : []));
}
