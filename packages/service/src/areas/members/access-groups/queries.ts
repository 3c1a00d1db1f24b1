/** Access groups as they appear in responses. */
import type { AccessGroup } from '@community-platform/types/access-group';
import { qualify } from '../../../database/qualified-names.js';
import { found } from '../../../kernel/failures.js';
import type { Reader, Scope } from '../../../kernel/scope.js';
import { timeText } from '../../../kernel/text.js';

/** Selects access groups. */
export const selectGroups = ({ db }: Pick<Reader, 'db'>) =>
  db
    .selectFrom('access_groups')
    .select(qualify('access_groups', 'id', 'name', 'description', 'status', 'created_at', 'updated_at'));

type GroupRow = Awaited<ReturnType<ReturnType<typeof selectGroups>['execute']>>[number];

/** Builds the record of an access group. */
export const toGroup =
  ({ communityId }: Scope) =>
  ({ id, name, description, status, created_at, updated_at }: GroupRow): AccessGroup => ({
    id,
    name,
    description,
    status,
    community_id: communityId,
    created_at: timeText(created_at),
    updated_at: timeText(updated_at),
  });

/** Returns an access group, active or archived; throws a 404 for an unknown id. */
export const readGroup = async (scope: Scope, id: number): Promise<GroupRow> =>
  found(await selectGroups(scope).where('id', '=', id).executeTakeFirst(), 'AccessGroup');

/** Like `readGroup`, with a lock for a change. */
export const lockGroup = async (scope: Scope, id: number): Promise<GroupRow> =>
  found(await selectGroups(scope).where('id', '=', id).forUpdate().executeTakeFirst(), 'AccessGroup');
