/** The type context of a generated module: which names it declares, and where it imports the others from. */
import type { Api, NamedSchema } from '../ir.js';
import type { Names } from '../names/names.js';
import { collectImports, type Imports } from './imports.js';
import type { TypeContext } from './type.js';

/** Where a module of the types package, such as `post` or `operations/posts`, is imported from. */
export type TypeModules = (module: string) => string;

/** Modules within the types package, seen from its root or from its folder of operations. */
export const withinTypes =
  (depth: 0 | 1): TypeModules =>
  (module) => {
    if (depth === 0) return `./${module}.js`;
    return module.startsWith('operations/') ? `./${module.slice('operations/'.length)}.js` : `../${module}.js`;
  };

/** Modules of the types package, seen from another package. */
export const fromPackage =
  (packageName: string): TypeModules =>
  (module) =>
    `${packageName}/${module}`;

export const makeTypeContext = (
  api: Api,
  names: Names,
  own: string,
  modules: TypeModules,
): { readonly types: TypeContext; readonly imports: Imports } => {
  const imports = collectImports(own);
  const schemas = new Map<string, NamedSchema>(api.schemas.map((schema) => [schema.name, schema]));
  return {
    imports,
    types: {
      reference: (name) => {
        const schema = schemas.get(name);
        if (schema === undefined) throw new Error(`no schema ${JSON.stringify(name)}`);
        return imports.use(modules(names.schemaFile(schema)), names.schema(name));
      },
      enumeration: (pointer) => {
        const name = names.enumeration(pointer);
        return name === undefined ? undefined : imports.use(modules(name.module), name.type);
      },
    },
  };
};
