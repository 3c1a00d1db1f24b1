/** Access groups as the API has them. */
import type { AccessGroup } from '@community-platform/types/access-group';
import { qualify } from '../../../database/qualified-names.js';
import { found } from '../../../kernel/failures.js';
import type { Reader, Scope } from '../../../kernel/scope.js';
import { timeText } from '../../../kernel/text.js';

export const selectGroups = ({ db }: Pick<Reader, 'db'>) =>
  db
    .selectFrom('access_groups')
    .select(qualify('access_groups', 'id', 'name', 'description', 'status', 'created_at', 'updated_at'));

type GroupRow = Awaited<ReturnType<ReturnType<typeof selectGroups>['execute']>>[number];

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

/** One access group, active or archived; an unknown id is a 404. */
export const readGroup = async (scope: Scope, id: number): Promise<GroupRow> =>
  found(await selectGroups(scope).where('id', '=', id).executeTakeFirst(), 'AccessGroup');

/** The same, locked for a change. */
export const lockGroup = async (scope: Scope, id: number): Promise<GroupRow> =>
  found(await selectGroups(scope).where('id', '=', id).forUpdate().executeTakeFirst(), 'AccessGroup');
