/** Creates the context for printing the types of a module. The context imports the types that other modules declare. */
import type { Config } from '../../config/codegen-config.js';
import type { Api } from '../../ir/api.js';
import { indexOf } from '../../ir/schema-index.js';
import type { Names } from '../../names/names.js';
import type { Layout } from '../layout.js';
import { collectImports, type Imports } from '../print/imports.js';
import type { TypeContext } from './type.js';

/** Returns the specifier of a module in the types package, such as `post` or `operations/posts`. */
export type TypeModules = (module: string) => string;

/** Module of the types that all packages share. Outside the types package, they are imported from its index. */
export const sharedTypes = 'runtime';

/** Returns specifiers within the types package, from its root (`depth` 0) or from its folder `operations` (1). */
export function withinTypes(depth: 0 | 1): TypeModules {
  return (module) => {
    if (depth === 0) return `./${module}.js`;
    return module.startsWith('operations/') ? `./${module.slice('operations/'.length)}.js` : `../${module}.js`;
  };
}

/** Returns the specifiers with which client and server modules at a folder depth import types modules. */
export function fromLayout({ types }: Layout, depth: number): TypeModules {
  return (module) => types(module === sharedTypes ? '' : module, depth);
}

/**
 * Creates the type context of a module, with the module's imports. `own` is the specifier of the module itself; for
 * `base`, see `ImportOptions`. Modules that import the runtime pass the configuration.
 */
export function makeTypeContext(
  api: Api,
  names: Names,
  own: string,
  modules: TypeModules,
  base = '.',
  config: Pick<Config, 'runtime'> = {},
): { readonly types: TypeContext; readonly imports: Imports } {
  const imports = collectImports(config, { own, base });
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
      unknown: (name) => imports.use(modules(sharedTypes), name),
      enumeration: (pointer) => {
        const name = names.enumeration(pointer);
        return name === undefined ? undefined : imports.use(modules(name.module), name.type);
      },
    },
  };
}
