/** What a process that stays keeps of a run for the next one: nothing in it changes what is made, only how soon. */
import type { Api } from '../ir/api.js';
import { compareModels } from '../ir/changes.js';
import type { Config } from '../config/codegen-config.js';
import type { Report } from '../diagnostics/diagnostics.js';
import type { ParseCache } from '../output/syntax-check.js';
import type { ReadCache } from '../openapi/read/sources.js';
import type { CheckFile } from './validators/outputs.js';
import type { Seen } from '../output/inspect.js';

/** What was found, to be reported of the document as it is now: a line may have moved. */
export type Finding = (report: Report) => void;

/** What is made of a model, by names of which none stands for two things. */
interface Made {
  readonly findings: Map<string, readonly Finding[]>;
  readonly checks: Map<string, readonly CheckFile[]>;
  readonly texts: Map<string, string | Promise<string>>;
}

export interface GenerationCache {
  readonly read: ReadCache;
  readonly parsed: ParseCache;
  readonly seen: Seen;
  /** The model of the last run that had no errors, how it was configured, and what was made of it. */
  last?: Made & { readonly api: Api; readonly config: string };
}

export const createGenerationCache = (): GenerationCache => ({ read: new Map(), parsed: new Map(), seen: new Map() });

/**
 * The parts of a model whose texts or examples something is made of. All that is named, typed or checked is read by
 * everything.
 */
export interface Reads {
  readonly texts?: readonly object[];
  readonly examples?: readonly object[];
}

/** Makes something, unless the last run did and nothing differs that it reads. */
type Keep<T> = (name: string, reads: Reads, make: () => T) => T;

/** What keeps the things that are made of one model. */
export interface OutputCache {
  readonly findings: Keep<readonly Finding[]>;
  readonly checks: Keep<readonly CheckFile[]>;
  readonly text: Keep<string | Promise<string>>;
  /** What was made is that of a good run: the next one may have it. */
  readonly settle: () => void;
}

/** Keeps what is made of a model; without a memory, everything is made. */
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
