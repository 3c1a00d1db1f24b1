/** Loads the document and configuration for a command. */

import type { Config } from '../config/codegen-config.js';
import { type Code, type Diagnostic, sortDiagnostics } from '../diagnostics/diagnostics.js';
import type { GenerationCache } from '../emit/cache.js';
import { scopeOf } from '../names/scope.js';
import { type LoadedDocument, loadDocument } from '../openapi/document.js';
import type { Customization } from '../openapi/overlay/customization.js';
import { asObject, asString } from '../openapi/values.js';
import { documentHeaders, type NetworkFlags } from './document-headers.js';
import { exitCodes } from './exit-codes.js';
import { readLayout, readSelectors, type Target } from './project.js';
import { readRoot } from './root.js';
import { UsageError } from './usage-error.js';

/** Command-line options that override the settings of a project. */
export interface LoadFlags extends NetworkFlags {
  readonly scope?: string;
  readonly layout?: string;
  readonly skipUnsupported?: boolean;
  readonly root?: string;
  readonly include?: readonly string[];
  readonly exclude?: readonly string[];
}

export type Loaded =
  | { readonly isLoaded: true; readonly document: LoadedDocument; readonly config: Config }
  | {
      readonly isLoaded: false;
      readonly diagnostics: readonly Diagnostic[];
      /** Source text by file label, for excerpts. */
      readonly sources: ReadonlyMap<string, string>;
      readonly exit: number;
    };

const unreadable: readonly Code[] = ['file-unreadable', 'file-too-large'];

/** Returns the exit code for a document with errors: 3 if it cannot be read, 1 otherwise. */
export function exitOf(diagnostics: readonly Diagnostic[]): number {
  return diagnostics.some(({ code }) => unreadable.includes(code)) ? exitCodes.disk : exitCodes.findings;
}

interface LoadContext {
  /** Cache from an earlier run on the same document. */
  readonly memory?: Pick<GenerationCache, 'read'> | undefined;
  /** Folder that paths are relative to. Default: the working directory. */
  readonly cwd?: string;
  /** Overrides the overlays of the project. */
  readonly overlays?: readonly string[];
  /** Overrides the project's names, groups and pagination. */
  readonly customization?: { readonly own: Customization | undefined };
  readonly root?: { readonly folder: string | undefined };
}

/** Loads a document. Rejects with a `UsageError` if the options are invalid. */
export async function loadTarget(
  { entry, project }: Target,
  flags: LoadFlags,
  { memory, cwd = process.cwd(), overlays, customization, root }: LoadContext = {},
): Promise<Loaded> {
  const sources = new Map<string, string>();
  const document = await loadDocument(entry, {
    allowNetwork: flags.allowNetwork === true,
    cwd,
    sources,
    headersFor: documentHeaders(entry, flags, project),
    root: root === undefined ? await readRoot(flags, { entry, project }, cwd) : root.folder,
    overlays: overlays ?? project?.overlays,
    customization: customization === undefined ? project?.customization : customization.own,
    audience: project?.audience,
    isTolerant: flags.skipUnsupported ?? project?.skipUnsupported ?? false,
    ...(memory !== undefined && { memory: memory.read }),
  });
  if (!Array.isArray(document)) return { isLoaded: true, document, config: configFor(project, flags, document.root) };
  return { isLoaded: false, diagnostics: sortDiagnostics(document), sources, exit: exitOf(document) };
}

const usual = {
  version: '0.1.0',
  license: 'UNLICENSED',
  skipUnsupported: false,
  customization: undefined,
  reference: undefined,
};

/** Merges the configuration of the project with the command-line options. */
export function configFor(project: Target['project'], flags: LoadFlags, root: unknown): Config {
  const title = asString(asObject(asObject(root)['info'])['title']) ?? '';
  const configured = flags.scope ?? project?.scope;
  const scope = configured ?? scopeOf(title);
  if (!/^@[a-z\d][a-z\d._-]*$/u.test(scope))
    throw new UsageError(
      `--scope ${scope}: an npm scope is "@" followed by lower-case letters, digits, ".", "_" or "-"`,
    );
  const { customization: _, reference: _r, ...base } = project ?? usual;
  const choose = (name: 'include' | 'exclude'): readonly string[] =>
    flags[name] === undefined ? (project?.[name] ?? []) : readSelectors(flags[name], `--${name}`);
  return {
    ...base,
    scope,
    ...(configured === undefined && { hasDerivedScope: true }),
    ...readLayout(flags.layout ?? project?.layout, '--layout'),
    skipUnsupported: flags.skipUnsupported ?? base.skipUnsupported,
    include: choose('include'),
    exclude: choose('exclude'),
  };
}
