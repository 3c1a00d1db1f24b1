/** The type context of a generated module: which names it declares, and where it imports the others from. */
import type { Api, NamedSchema } from '../ir.js';
import type { Names } from '../names/names.js';
import { collectImports, type Imports } from './imports.js';
import type { TypeContext } from './type.js';

/** Where the types of the API are imported from, seen from a module. */
export interface TypeModules {
  readonly schema: (file: string) => string;
  readonly operations: (file: string) => string;
}

/** Modules within the types package: those of schemas stand at the top, those of operations in a folder. */
export const withinTypes = (depth: 0 | 1): TypeModules => ({
  schema: (file) => (depth === 0 ? `./${file}.js` : `../${file}.js`),
  operations: (file) => (depth === 0 ? `./operations/${file}.js` : `./${file}.js`),
});

/** Modules of the types package, seen from another package. */
export const fromPackage = (packageName: string): TypeModules => ({
  schema: (file) => `${packageName}/${file}`,
  operations: (file) => `${packageName}/operations/${file}`,
});

export const makeTypeContext = (
  api: Api,
  names: Names,
  own: string,
  modules: TypeModules,
): { readonly types: TypeContext; readonly imports: Imports } => {
  const imports = collectImports(own);
  const schemas = new Map<string, NamedSchema>(api.schemas.map((schema) => [schema.name, schema]));
  const fileOfPointer = (pointer: string): string | undefined => {
    const owner = api.schemas.find((schema) => pointer === schema.pointer || pointer.startsWith(`${schema.pointer}/`));
    return owner === undefined ? undefined : modules.schema(names.schemaFile(owner));
  };
  return {
    imports,
    types: {
      reference: (name) => {
        const schema = schemas.get(name);
        if (schema === undefined) throw new Error(`no schema ${JSON.stringify(name)}`);
        return imports.use(modules.schema(names.schemaFile(schema)), names.schema(name));
      },
      enumeration: (pointer) => {
        const name = names.enumeration(pointer);
        return name === undefined ? undefined : imports.use(fileOfPointer(pointer) ?? own, name.type);
      },
    },
  };
};
