/** Loads ts-morph with `require`, because `import` would parse megabytes to find its exports. */
import { createRequire } from 'node:module';
import type * as tsMorph from 'ts-morph';

const morph: typeof tsMorph = createRequire(import.meta.url)('ts-morph');

export const { printStructure, Project, StructureKind, ts, VariableDeclarationKind } = morph;
