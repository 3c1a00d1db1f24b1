/** Creates the view of the module for TanStack Query: options for queries, infinite queries and mutations. */
import type { Operation } from '../../ir/api.js';
import { viewPages } from '../client/pagination.js';
import type { EmitInput } from '../input.js';
import { type ModuleView, printHead } from '../print/imports.js';
import { type CallModule, type CallView, openCallModule, type StepsView, viewCall, viewSteps } from './calls.js';

/** Returns the view of the module. Operations that read data are queries; all others are mutations. */
export function viewTanstackQuery(input: EmitInput): ModuleView<'client/tanstack-query.ts'> {
  const module = openCallModule(input, ['Key', 'Options', 'InfiniteOptions', 'Mutation']);
  const { imports, values, queries, mutations } = module;
  const views = {
    queries: queries.map((operation) => viewQuery(module, operation)),
    mutations: mutations.map((operation) => viewCall(module, operation)),
  };
  if (input.api.operations.length > 0)
    for (const name of ['OnUndeclared', 'Sender'] as const) imports.runtime('client', name);
  if (queries.length > 0) imports.runtime('tanstackQuery', 'OperationQuery');
  if (mutations.length > 0) imports.runtime('tanstackQuery', 'OperationMutation');
  if (queries.length > 0 || mutations.length > 0) {
    imports.runtime('tanstackQuery', 'CallOptions');
    values.runtime('client', 'unwrap');
  }
  return { ...printHead([imports, values]), ...views };
}

function viewQuery(module: CallModule, operation: Operation): CallView & { readonly pages: StepsView | undefined } {
  const { input, types, imports, values } = module;
  values.runtime('queries', 'keyOfCall');
  imports.runtime('queries', 'OperationKey');
  const call = viewCall(module, operation);
  const pages = viewPages(input, types, operation);
  if (pages === undefined) return { ...call, pages };
  values.runtime('tanstackQuery', 'requestPages');
  imports.runtime('tanstackQuery', 'OperationPages');
  values.runtime('queries', 'keyOfPages');
  return { ...call, pages: viewSteps(module, pages) };
}
