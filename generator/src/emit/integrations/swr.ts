/** Creates the view of the module for SWR: keys and fetchers for queries and pages, and fetchers for mutations. */
import type { Operation } from '../../ir/api.js';
import { viewPages } from '../client/pagination.js';
import type { EmitInput } from '../input.js';
import { type ModuleView, printHead } from '../print/imports.js';
import { type CallModule, type CallView, openCallModule, type StepsView, viewCall, viewSteps } from './calls.js';

/** Returns the view of the module. Operations that read data have a key and a fetcher; all others are mutations. */
export function viewSwr(input: EmitInput): ModuleView<'client/swr.ts'> {
  const module = openCallModule(input, ['Key', 'Fetcher', 'PagesKey', 'PagesFetcher', 'Mutation']);
  const { imports, values, queries, mutations } = module;
  const views = {
    queries: queries.map((operation) => viewQuery(module, operation)),
    mutations: mutations.map((operation) => viewCall(module, operation)),
  };
  if (queries.length > 0) for (const name of ['SwrFetcher', 'SwrKey'] as const) imports.runtime('swr', name);
  if (mutations.length > 0) imports.runtime('swr', 'SwrMutation');
  if (queries.length > 0 || mutations.length > 0) {
    for (const name of ['OnUndeclared', 'RequestOptions', 'Sender'] as const) imports.runtime('client', name);
    values.runtime('client', 'unwrap');
  }
  return { ...printHead([imports, values]), ...views };
}

function viewQuery(module: CallModule, operation: Operation): CallView & { readonly pages: StepsView | undefined } {
  const { input, types, imports, values } = module;
  const call = viewCall(module, operation);
  const pages = viewPages(input, types, operation);
  if (pages === undefined) return { ...call, pages };
  for (const name of ['fetchPages', 'keysOfPages'] as const) values.runtime('swr', name);
  for (const name of ['SwrPagesFetcher', 'SwrPagesKey'] as const) imports.runtime('swr', name);
  return { ...call, pages: viewSteps(module, pages) };
}
