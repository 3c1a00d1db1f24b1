/** The cache that a long-running process keeps between runs. It affects only the speed, never the output. */

import type { Config } from '../config/codegen-config.js';
import type { PointerDiagnostic, Result } from '../diagnostics/diagnostics.js';
import type { Api } from '../ir/api.js';
import { compareModels } from '../ir/changes.js';
import type { ReadCache } from '../openapi/read/sources.js';
import type { Seen } from '../output/inspect.js';
import type { ParseCache } from '../output/syntax-check.js';
import type { EmittedModule } from './print/imports.js';
import type { Refusal } from './validators/check-examples.js';
import type { CheckFile } from './validators/outputs.js';

/** The result of checking values. Its diagnostics have no positions, because lines may have moved. */
export type CheckedValues = Result<readonly Refusal[], PointerDiagnostic>;

/** Results for a model, by unique name. */
interface Made {
  readonly values: Map<string, CheckedValues>;
  readonly checks: Map<string, readonly CheckFile[]>;
  readonly modules: Map<string, EmittedModule | Promise<EmittedModule>>;
}

export interface GenerationCache {
  readonly read: ReadCache;
  readonly parsed: ParseCache;
  readonly seen: Seen;
  /** Model, configuration and results of the last run without errors. */
  last?: Made & { readonly api: Api; readonly config: string };
}

/** Creates an empty cache. */
export function createGenerationCache(): GenerationCache {
  return { read: new Map(), parsed: new Map(), seen: new Map() };
}

/** The nodes whose texts or examples an output depends on. All outputs depend on names, types and checks. */
export interface Reads {
  readonly texts?: readonly object[];
  readonly examples?: readonly object[];
}

/** Returns the last run's value if nothing that it depends on (`reads`) has changed; otherwise creates the value. */
type Keep<T> = (name: string, reads: Reads, make: () => T) => T;

/** Caches the outputs of one model. */
export interface OutputCache {
  readonly values: Keep<CheckedValues>;
  readonly checks: Keep<readonly CheckFile[]>;
  readonly module: Keep<EmittedModule | Promise<EmittedModule>>;
  /** Marks the run as successful, so that the next run may use its results. */
  readonly settle: () => void;
}

/** Creates the output cache of a model; without `memory`, nothing is cached. */
export function createOutputCache(memory: GenerationCache | undefined, api: Api, config: Config): OutputCache {
  const written = JSON.stringify(config);
  const last = memory?.last?.config === written ? memory.last : undefined;
  const changes = last && compareModels(last.api, api);
  const isAsBefore = ({ texts = [], examples = [] }: Reads): boolean =>
    changes !== undefined &&
    !texts.some((part) => changes.texts.has(part)) &&
    !examples.some((part) => changes.examples.has(part));
  const made: Made = { values: new Map(), checks: new Map(), modules: new Map() };
  const keepIn =
    <T>(old: ReadonlyMap<string, T> | undefined, now: Map<string, T>): Keep<T> =>
    (name, reads, make) => {
      const known = isAsBefore(reads) ? old?.get(name) : undefined;
      const value = known ?? make();
      now.set(name, value);
      return value;
    };
  return {
    values: keepIn(last?.values, made.values),
    checks: keepIn(last?.checks, made.checks),
    module: keepIn(last?.modules, made.modules),
    settle: () => {
      if (memory !== undefined) memory.last = { ...made, api, config: written };
    },
  };
}
