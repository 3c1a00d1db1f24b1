/** Serves the options of member filters to every token of the community, as described in `spec/service.yaml`. */
import { type FilterOption, filterOptions } from '../areas/content/filter-options.js';
import { ofCommunity } from '../database/community-db.js';
import type { WholeDb } from '../database/database.js';
import {
  type FilterOptionsHandlers,
  httpError,
  type ListSpaceOptionsInput,
  type RequestContext,
} from '../generated/service/server/index.js';
import type { Clock } from '../kernel/clock.js';
import { type PageEnvelope, readPage } from '../kernel/page.js';
import type { Principal } from '../kernel/scope.js';
import { handle } from './generated-handlers.js';

export interface OptionSurroundings {
  readonly db: WholeDb;
  readonly clock: Clock;
}

/** Returns the handlers of filter options. */
export function createOptionHandlers({ db, clock }: OptionSurroundings): FilterOptionsHandlers<Principal> {
  const listOptions = (read: (typeof filterOptions)[keyof typeof filterOptions]) =>
    handle(async ({ query }: ListSpaceOptionsInput, { principal }: RequestContext<Principal>) => {
      if (principal === undefined) throw httpError(401, 'Unauthorized');
      const { communityId, memberId } = principal;
      const scope = { db: ofCommunity(db, communityId), communityId, principal, memberId, now: clock() };
      const body: PageEnvelope<FilterOption> = await read(scope, {
        ...readPage(query),
        searchText: query.search_text ?? '',
      });
      return { status: 200, body } as const;
    });
  return {
    listSpaceOptions: listOptions(filterOptions.spaces),
    listSpaceGroupOptions: listOptions(filterOptions.space_groups),
  };
}
