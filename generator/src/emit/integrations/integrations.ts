/** Determines which packages have an additional entry point for other libraries. */

import { entriesOf } from '../../config/codegen-config.js';
import type { Part } from '../../config/settings.js';
import { type Integration, integrationNames } from '../../support/integrations.js';
import type { EmitInput } from '../input.js';

/** Returns whether the setting `integrations` names a library. */
export function integrates({ config }: Pick<EmitInput, 'config'>, name: Integration): boolean {
  return config.integrations?.includes(name) === true;
}

/** The part that contains the entry point for each library. */
const parts: Readonly<Record<Integration, Part>> = {
  'standard-schema': 'client',
  'tanstack-query': 'client',
  zod: 'client',
  swr: 'client',
  msw: 'server',
};

const contents: Readonly<Record<Integration, string>> = {
  'standard-schema': 'schemas of requests and responses as Standard Schemas, and validation of responses',
  'tanstack-query': 'options, keys and mutations for TanStack Query',
  zod: 'schemas of requests and responses for zod',
  swr: 'keys, fetchers and mutations for SWR',
  msw: 'typed handlers for Mock Service Worker',
};

/** Returns a part's additional entry points for READMEs: what to import, and what it contains. */
export function describeEntries(input: EmitInput, part: Part): { entry: string; contents: string }[] {
  return [...listIntegrations(input, part)].map(([name, file]) => ({
    entry: `${entriesOf(input.config)[part]}/${file}`,
    contents: contents[name],
  }));
}

/** Returns the names of a part's additional entry points, by library. */
export function listIntegrations(input: EmitInput, part: Part): ReadonlyMap<Integration, string> {
  return new Map(
    integrationNames
      .filter((name) => parts[name] === part && integrates(input, name))
      .map((name) => [name, input.names.integrationFile(name)] as const),
  );
}
