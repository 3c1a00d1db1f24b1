/**
 * Facts about the named model that several outputs need. Each is computed on first use, with `factsOf(names)(name,
 * compute)`. For facts that depend only on schemas, see `ir/facts.ts`.
 */
import type { Api, Operation, Response } from '../ir/api.js';
import type { Direction } from '../ir/direction.js';
import type { Schema } from '../ir/schema.js';
import type { XmlTree } from '../ir/xml.js';
import type { Names } from '../names/names.js';
import type { Code } from '../support/code/code.js';
import { createFacts, type Once } from '../support/facts.js';
import type { ModuleHead } from './print/imports.js';
import type { CheckModule, ModuleBuilder } from './validators/module.js';

/** The most frequent declaration of the error response for a status. */
export interface SharedError {
  readonly operation: Operation;
  readonly response: Response;
  readonly text: string;
}

/** The error responses that operations share. */
export interface SharedErrors {
  readonly byStatus: ReadonlyMap<string, SharedError>;
  /** The type of each error response as text, if it can be shared. */
  readonly texts: ReadonlyMap<Operation, ReadonlyMap<Response, string>>;
}

/** A constant of the module of shared responses. */
export interface ResponseConstant {
  readonly docs: Code;
  readonly name: Code;
  readonly type: 'Json' | 'ResponseDescriptor' | 'ResponseTable';
  readonly literal: Code;
}

/** The module of shared responses for the client or the server. */
export interface SharedResponses extends ModuleHead {
  readonly constants: readonly ResponseConstant[];
  /** Returns the name of the constant with an operation's error responses; `undefined` if there are none. */
  readonly errorsOf: (operation: Operation) => string | undefined;
}

/** The XML descriptors, and the names of the constants for them. */
export interface XmlPlan {
  readonly trees: ReadonlyMap<Schema, XmlTree>;
  readonly names: ReadonlyMap<string, string>;
}

/** An exported function, identified by module and name. */
export interface Exported {
  readonly file: string;
  readonly name: string;
}

/** The checks that are being planned. */
export interface Plan {
  readonly api: Api;
  readonly names: Names;
  readonly modules: Map<string, ModuleBuilder>;
  /** Names of functions and constants in all modules. */
  readonly taken: Set<string>;
  /** Exported checks by direction and schema pointer. Both directions share a check if it is the same. */
  readonly exported: Readonly<Record<Direction, Map<string, Exported>>>;
  /** Functions for subschemas, by the schema file or tag to which they belong; see `Owner`. */
  readonly parts: Map<string, Readonly<Record<Direction, Map<string, Code>>>>;
}

/** A schema with the direction of its values. */
export interface DirectedSchema {
  readonly schema: Schema;
  readonly direction: Direction;
}

/** All checks of an Api. */
export interface Checks {
  readonly modules: readonly CheckModule[];
  /** Returns an additional module with a function for each schema, and the functions' names by schema pointer. */
  readonly forSchemas: (schemas: readonly DirectedSchema[]) => {
    readonly module: CheckModule;
    readonly byPointer: ReadonlyMap<string, string>;
  };
}

/** The facts by name. */
export interface EmitFacts {
  /** For each status, the error response that most operations declare (`types/responses.ts`). */
  sharedErrors: SharedErrors;
  /** The descriptors of responses that operations share (`operation-data/responses.ts`). */
  clientResponses: SharedResponses;
  serverResponses: SharedResponses;
  /** Names of the constants that hold the locations of bigints, by schema pointer (`operation-data/integers.ts`). */
  integerConstants: ReadonlyMap<string, string>;
  /** Names of the constants that hold the locations of dates, by schema pointer (`operation-data/integers.ts`). */
  dateConstants: ReadonlyMap<string, string>;
  /** The XML descriptors (`operation-data/xml.ts`). */
  xmlPlan: XmlPlan;
  /** The plan, which contains the names of the checks for named schemas, and all checks (`validators/`). */
  checkPlan: Plan;
  checks: Checks;
}

// `Names` is an immutable result of the naming stage, so facts about it are stored separately.
const factsByNames = new WeakMap<Names, Once<EmitFacts>>();

/** Returns the facts of a named model. */
export function factsOf(names: Names): Once<EmitFacts> {
  const facts = factsByNames.get(names) ?? createFacts<EmitFacts>({});
  factsByNames.set(names, facts);
  return facts;
}
