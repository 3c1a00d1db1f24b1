// Generated from the OpenAPI document. Do not edit: change the document and generate again.

/**
 * Compiles only if the named types and the interchange types of this package agree, both ways, in every schema,
 * parameter, request body and answer; or, where a difference is listed with its reason, differ.
 */
import type { components, operations } from '../src/openapi.js';
import type * as types from '../src/index.js';

type BodyOf<Result, Status extends number> = Result extends { readonly status: infer Declared; readonly body: infer Body }
  ? Status extends Declared
    ? Body
    : never
  : never;

type Agrees<Ours, Theirs> = [Ours] extends [Theirs] ? ([Theirs] extends [Ours] ? true : false) : false;
/** Parameters that may be left out may be undefined, too. */
type Open<Parameters> = { [Name in keyof Parameters]: Parameters[Name] | undefined };

type Agree<Verdict extends true> = Verdict;
type Differ<Verdict extends false> = Verdict;

export type Agreement = [
  Agree<Agrees<types.Date, components['schemas']['Date']>>,
  Agree<Agrees<types.RecordSchema, components['schemas']['Record']>>,
  Agree<Agrees<types.PromiseSchema, components['schemas']['Promise']>>,
  Agree<Agrees<types.Class, components['schemas']['class']>>,
  Agree<Agrees<types.StringSchema, components['schemas']['string']>>,
  Agree<Agrees<types.ArraySchema, components['schemas']['Array']>>,
  Agree<Agrees<types.ErrorSchema, components['schemas']['Error']>>,
  Agree<Agrees<types.Map, components['schemas']['Map']>>,
  Agree<Agrees<types.AnswerSchema, components['schemas']['Answer']>>,
  Agree<Agrees<types.HandlersSchema, components['schemas']['Handlers']>>,
  Agree<Agrees<types.RequestSchema, components['schemas']['Request']>>,
  Agree<Agrees<types.ResponseSchema, components['schemas']['Response']>>,
  Agree<Agrees<types.ReplySchema, components['schemas']['Reply']>>,
  Agree<Agrees<types.ClientSchema, components['schemas']['Client']>>,
  Agree<Agrees<types.ApiSchema, components['schemas']['Api']>>,
  Agree<Agrees<types.ExcludeSchema, components['schemas']['Exclude']>>,
  Agree<Agrees<types.Undefined, components['schemas']['undefined']>>,
  Agree<Agrees<types.ObjectSchema, components['schemas']['object']>>,
  Agree<Agrees<types._2fast, components['schemas']['2fast']>>,
  Agree<Agrees<types.SnakeCase, components['schemas']['snake_case']>>,
  Agree<Agrees<types.KebabCase, components['schemas']['kebab-case']>>,
  Agree<Agrees<types.DottedName, components['schemas']['dotted.name']>>,
  Agree<Agrees<types.HttpErrorSchema, components['schemas']['HTTPError']>>,
  Agree<Agrees<types.Unicode, components['schemas']['Ünïcode']>>,
  Agree<Agrees<types.Uses, components['schemas']['uses']>>,
  Agree<Agrees<NonNullable<types.EchoUsesRequest['body']>, NonNullable<operations['echoUses']['requestBody']>['content']['application/json']>>,
  Agree<Agrees<BodyOf<types.EchoUsesResult, 200>, operations['echoUses']['responses'][200]['content']['application/json']>>,
  Agree<Agrees<BodyOf<types.EchoUsesResult, 422>, operations['echoUses']['responses'][422]['content']['application/json']>>,
];

/** Keeps the names in use where a document has no schema or no operation. */
export type Sources = [components, operations, BodyOf<never, never>, Agree<true>, Differ<false>, typeof types, Open<never>];
