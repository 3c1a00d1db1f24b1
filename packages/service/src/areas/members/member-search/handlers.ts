/** Member search for signed-in members. */
import { optionalFileUrl } from '../../../kernel/addresses.js';
import { invalid } from '../../../kernel/failures.js';
import { readPage } from '../../../kernel/page.js';
import type { ServiceHandlers } from '../../../kernel/scope.js';
import { REACH } from '../../../kernel/searched-page.js';
import { flattenAnswers } from '../profile-answers/queries.js';
import { orderOf, readCursor, writeCursor } from './orders.js';
import { search } from './queries.js';

export const memberSearch = {
  searchCommunityMembers: async ({ body = {} }, scope) => {
    const { page, perPage } = readPage(body);
    const order = orderOf(body.order);
    const cursor = body.search_after === undefined ? undefined : readCursor(body.search_after, order);
    const offset = cursor === undefined ? (page - 1) * perPage : 0;
    if (offset >= REACH)
      throw invalid({ page: [`is limited to the first ${REACH} records; continue with search_after`] });
    // One extra record shows whether there is a next page.
    const { rows, count } = await search(scope, body, { order, cursor, offset, limit: perPage + 1 });
    const records = rows.slice(0, perPage);
    const last = records.at(-1);
    const data = records.map((row) => {
      const own = Object.entries(flattenAnswers(row.answers));
      return {
        id: row.id,
        community_member_id: row.id,
        user_id: row.user_id,
        name: row.name,
        first_name: row.first_name ?? '',
        last_name: row.last_name ?? '',
        headline: row.headline ?? '',
        admin: row.is_admin,
        avatar_url: optionalFileUrl(scope, row.avatar_url),
        public_uid: row.public_uid,
        is_deleted: !row.active,
        profile_fields: own.length === 0 ? null : own.map(([key, value]) => ({ key, value })),
      };
    });
    const hasNext = rows.length > perPage;
    return {
      status: 200,
      body: {
        data,
        ...(hasNext && last !== undefined && { next_search_after: writeCursor(order, last.sort_key, last.id) }),
        total_count: count,
        // The same fields as in other lists.
        records: data,
        page: cursor === undefined ? page : 1,
        per_page: perPage,
        has_next_page: hasNext,
        count,
      },
    };
  },
} satisfies Partial<ServiceHandlers>;
