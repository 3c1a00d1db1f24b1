/** The libraries that a package can support with an additional entry point. */

/** The values of the setting `integrations`; each is also the name of the entry point. */
export const integrationNames = ['standard-schema', 'tanstack-query', 'zod', 'swr', 'msw'] as const;

/** A library that a package can support with an additional entry point. */
export type Integration = (typeof integrationNames)[number];
