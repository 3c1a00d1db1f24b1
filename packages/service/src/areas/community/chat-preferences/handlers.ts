/** Chat preferences of the community. The connect settings expose the same switches under other names. */
import { isEmpty, pick } from '../../../kernel/changes.js';
import type { Scope, ServiceHandlers } from '../../../kernel/scope.js';

const fields = [
  'messaging_enabled',
  'group_messaging_enabled',
  'voice_messages_enabled',
  'member_to_member_messaging_enabled',
] as const;

function readPreferences({ db }: Scope) {
  return db
    .selectFrom('community_settings')
    .select(['id', ...fields])
    .executeTakeFirstOrThrow();
}

export const chatPreferences = {
  getChatPreferences: async (_input, scope) => ({ status: 200, body: await readPreferences(scope) }),

  updateChatPreferences: async ({ body }, scope) => {
    const changes = pick(body, fields);
    if (!isEmpty(changes))
      await scope.db
        .updateTable('community_settings')
        .set({ ...changes, updated_at: scope.now })
        .execute();
    return { status: 200, body: await readPreferences(scope) };
  },
} satisfies Partial<ServiceHandlers>;
