/** Settings for how members find and message each other. */
import type { ConnectSettings } from '@community-platform/types';
import type { Scope, ServiceHandlers } from '../../../kernel/scope.js';

async function readSettings({ db }: Scope): Promise<ConnectSettings> {
  const row = await db
    .selectFrom('community_settings')
    .select([
      'connect_enabled',
      'connect_recommendations',
      'exclude_admins_from_recommendations',
      'exclude_moderators_from_recommendations',
      'directory_public',
      'directory_sort',
      'directory_view',
      'messaging_enabled',
      'group_messaging_enabled',
      'voice_messages_enabled',
      'member_to_member_messaging_enabled',
      'require_connection_before_messaging',
    ])
    .executeTakeFirstOrThrow();
  return {
    connect: {
      enabled: row.connect_enabled,
      recommendations: row.connect_recommendations,
      exclude_admins_from_recommendations: row.exclude_admins_from_recommendations,
      exclude_moderators_from_recommendations: row.exclude_moderators_from_recommendations,
    },
    member_directory: { public: row.directory_public, sort: row.directory_sort, view: row.directory_view },
    messaging: {
      enabled: row.messaging_enabled,
      member_to_member_messaging_enabled: row.member_to_member_messaging_enabled,
      group_messaging_enabled: row.group_messaging_enabled,
      voice_messages_enabled: row.voice_messages_enabled,
      require_connection_before_messaging: row.require_connection_before_messaging,
    },
  };
}

export const connectSettings = {
  getConnectSettings: async (_input, scope) => ({ status: 200, body: await readSettings(scope) }),

  updateConnectSettings: async ({ body }, scope) => {
    const { db, now } = scope;
    // Locks the row with all settings, so that concurrent changes of different settings are not lost.
    await db.selectFrom('community_settings').select('id').forUpdate().execute();
    const before = await readSettings(scope);
    const connect = { ...before.connect, ...body.connect };
    const directory = { ...before.member_directory, ...body.member_directory };
    const messaging = { ...before.messaging, ...body.messaging };
    await db
      .updateTable('community_settings')
      .set({
        connect_enabled: connect.enabled,
        connect_recommendations: connect.recommendations,
        exclude_admins_from_recommendations: connect.exclude_admins_from_recommendations,
        exclude_moderators_from_recommendations: connect.exclude_moderators_from_recommendations,
        directory_public: directory.public,
        directory_sort: directory.sort,
        directory_view: directory.view,
        messaging_enabled: messaging.enabled,
        group_messaging_enabled: messaging.group_messaging_enabled,
        voice_messages_enabled: messaging.voice_messages_enabled,
        member_to_member_messaging_enabled: messaging.member_to_member_messaging_enabled,
        require_connection_before_messaging: messaging.require_connection_before_messaging,
        updated_at: now,
      })
      .execute();
    return { status: 200, body: await readSettings(scope) };
  },
} satisfies Partial<ServiceHandlers>;
