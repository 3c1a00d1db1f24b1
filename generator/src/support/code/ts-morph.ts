/** ts-morph, loaded as the CommonJS that it is: as a module, its megabytes are read for what they export first. */
import { createRequire } from 'node:module';
import type * as tsMorph from 'ts-morph';

const morph: typeof tsMorph = createRequire(import.meta.url)('ts-morph');

export const { printStructure, Project, StructureKind, ts, VariableDeclarationKind } = morph;
