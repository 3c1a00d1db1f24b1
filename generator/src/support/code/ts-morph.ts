/** ts-morph, loaded with `require`, because importing it as a module parses megabytes to find its exports. */
import { createRequire } from 'node:module';
import type * as tsMorph from 'ts-morph';

const morph: typeof tsMorph = createRequire(import.meta.url)('ts-morph');

export const { printStructure, Project, StructureKind, ts, VariableDeclarationKind } = morph;
