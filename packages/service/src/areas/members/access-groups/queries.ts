/** Access groups as they appear in responses. */
import type { AccessGroup } from '@community-platform/types/access-group';
import { qualify } from '../../../database/qualified-names.js';
import { found } from '../../../kernel/failures.js';
import type { Reader, Scope } from '../../../kernel/scope.js';
import { timeText } from '../../../kernel/text.js';

/** Selects access groups. */
export function selectGroups({ db }: Pick<Reader, 'db'>) {
  return db
    .selectFrom('access_groups')
    .select(qualify('access_groups', 'id', 'name', 'description', 'status', 'created_at', 'updated_at'));
}

type GroupRow = Awaited<ReturnType<ReturnType<typeof selectGroups>['execute']>>[number];

/** Builds the record of an access group. */
export function toGroup({ communityId }: Scope) {
  return ({ id, name, description, status, created_at, updated_at }: GroupRow): AccessGroup => ({
    id,
    name,
    description,
    status,
    community_id: communityId,
    created_at: timeText(created_at),
    updated_at: timeText(updated_at),
  });
}

/** Returns an access group, active or archived; throws a 404 for an unknown id. */
export async function readGroup(scope: Scope, id: number): Promise<GroupRow> {
  return found(await selectGroups(scope).where('id', '=', id).executeTakeFirst(), 'AccessGroup');
}

/** Like `readGroup`, but locks the group for a change. */
export async function lockGroup(scope: Scope, id: number): Promise<GroupRow> {
  return found(await selectGroups(scope).where('id', '=', id).forUpdate().executeTakeFirst(), 'AccessGroup');
}
