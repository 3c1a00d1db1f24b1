/** The cache that a long-running process keeps between runs. It affects only the speed, never the output. */
import type { Api } from '../ir/api.js';
import { compareModels } from '../ir/changes.js';
import type { Config } from '../config/codegen-config.js';
import type { Report } from '../diagnostics/diagnostics.js';
import type { ParseCache } from '../output/syntax-check.js';
import type { ReadCache } from '../openapi/read/sources.js';
import type { CheckFile } from './validators/outputs.js';
import type { Seen } from '../output/inspect.js';

/** Reports a diagnostic again, with the positions of the current document, because lines may have moved. */
export type Finding = (report: Report) => void;

/** Results for a model, by unique name. */
interface Made {
  readonly findings: Map<string, readonly Finding[]>;
  readonly checks: Map<string, readonly CheckFile[]>;
  readonly texts: Map<string, string | Promise<string>>;
}

export interface GenerationCache {
  readonly read: ReadCache;
  readonly parsed: ParseCache;
  readonly seen: Seen;
  /** The model and configuration of the last run without errors, and its results. */
  last?: Made & { readonly api: Api; readonly config: string };
}

/** Creates an empty cache. */
export const createGenerationCache = (): GenerationCache => ({ read: new Map(), parsed: new Map(), seen: new Map() });

/** The parts of a model whose texts or examples an output depends on. All outputs depend on names, types and checks. */
export interface Reads {
  readonly texts?: readonly object[];
  readonly examples?: readonly object[];
}

/** Returns a cached value of the last run if nothing that it reads has changed, else creates it. */
type Keep<T> = (name: string, reads: Reads, make: () => T) => T;

/** Caches the outputs of one model. */
export interface OutputCache {
  readonly findings: Keep<readonly Finding[]>;
  readonly checks: Keep<readonly CheckFile[]>;
  readonly text: Keep<string | Promise<string>>;
  /** Marks the run as successful, so that the next run may use its results. */
  readonly settle: () => void;
}

/** Creates the output cache of a model; without `memory`, nothing is cached. */
export const createOutputCache = (memory: GenerationCache | undefined, api: Api, config: Config): OutputCache => {
  const written = JSON.stringify(config);
  const last = memory?.last?.config === written ? memory.last : undefined;
  const changes = last && compareModels(last.api, api);
  const isAsBefore = ({ texts = [], examples = [] }: Reads): boolean =>
    changes !== undefined &&
    !texts.some((part) => changes.texts.has(part)) &&
    !examples.some((part) => changes.examples.has(part));
  const made: Made = { findings: new Map(), checks: new Map(), texts: new Map() };
  const keepIn =
    <T>(old: ReadonlyMap<string, T> | undefined, now: Map<string, T>): Keep<T> =>
    (name, reads, make) => {
      const known = isAsBefore(reads) ? old?.get(name) : undefined;
      const value = known ?? make();
      now.set(name, value);
      return value;
    };
  return {
    findings: keepIn(last?.findings, made.findings),
    checks: keepIn(last?.checks, made.checks),
    text: keepIn(last?.texts, made.texts),
    settle: () => {
      if (memory !== undefined) memory.last = { ...made, api, config: written };
    },
  };
};
