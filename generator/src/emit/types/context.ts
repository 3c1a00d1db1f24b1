/** The context of a generated module: the names it declares, and where it imports others from. */
import type { Api } from '../../ir/api.js';
import { indexOf } from '../../ir/schema-index.js';
import type { Layout } from '../layout.js';
import type { Names } from '../../names/names.js';
import { collectImports, type Imports } from '../print/imports.js';
import type { TypeContext } from './type.js';

/** Returns the specifier of a types module, such as `post` or `operations/posts`. */
export type TypeModules = (module: string) => string;

/** Specifiers within the types package, from its root or from its folder of operations. */
export const withinTypes =
  (depth: 0 | 1): TypeModules =>
  (module) => {
    if (depth === 0) return `./${module}.js`;
    return module.startsWith('operations/') ? `./${module.slice('operations/'.length)}.js` : `../${module}.js`;
  };

/** Specifiers of types modules from client or server, at a folder depth. */
export const fromLayout =
  ({ types }: Layout, depth: number): TypeModules =>
  (module) =>
    types(module, depth);

/** Creates the type context of a module and its imports; `own` is the module's own specifier. */
export const makeTypeContext = (
  api: Api,
  names: Names,
  own: string,
  modules: TypeModules,
): { readonly types: TypeContext; readonly imports: Imports } => {
  const imports = collectImports(own);
  const index = indexOf(api);
  return {
    imports,
    types: {
      index,
      reference: (name, isSent) => {
        const type = isSent ? names.sent(name) : names.schema(name);
        return imports.use(modules(names.schemaFile(index.named(name))), type);
      },
      object: (type) => {
        const name = names.object(type);
        return name === undefined ? undefined : imports.use(modules(name.module), name.type);
      },
      unknown: (name) => imports.use(modules(name.startsWith('Unknown') ? 'unknown' : 'bytes'), name),
      enumeration: (pointer) => {
        const name = names.enumeration(pointer);
        return name === undefined ? undefined : imports.use(modules(name.module), name.type);
      },
    },
  };
};
