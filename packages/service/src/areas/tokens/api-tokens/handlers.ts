/** API tokens: the value is returned once and stored as a hash. */
import type { ApiTokenType } from '@community-platform/types';
import { found, notBlank } from '../../../kernel/failures.js';
import { newestFirst } from '../../../kernel/orders.js';
import { readPage } from '../../../kernel/page.js';
import { preparePage } from '../../../kernel/prepared-page.js';
import type { ServiceHandlers } from '../../../kernel/scope.js';
import { hashSecret, makeSecret } from '../../../kernel/secret.js';
import { optionalTime, timeText } from '../../../kernel/text.js';

interface Row {
  readonly id: number;
  readonly name: string;
  readonly token_type: ApiTokenType;
  readonly last_used_at: Date | null;
  readonly created_at: Date;
}

function toApiToken({ id, name, token_type, last_used_at, created_at }: Row) {
  return {
    id,
    name,
    token_type,
    last_used_at: optionalTime(last_used_at),
    created_at: timeText(created_at),
  };
}

const columns = ['id', 'name', 'token_type', 'last_used_at', 'created_at'] as const;

const list = preparePage(({ db }) =>
  db.selectFrom('api_tokens').select(columns).where('revoked_at', 'is', null).$call(newestFirst('api_tokens')),
);

export const apiTokens = {
  listApiTokens: async ({ query }, scope) => ({
    status: 200,
    body: await list(scope, readPage(query), (rows) => rows.map(toApiToken)),
  }),

  createApiToken: async ({ body }, { db, memberId, now }) => {
    const token = makeSecret();
    const row = await db
      .insertInto('api_tokens')
      .values({
        name: notBlank('name', body.name),
        token_type: body.token_type,
        token_hash: hashSecret(token),
        issued_by_member_id: memberId,
        created_at: now,
      })
      .returning(columns)
      .executeTakeFirstOrThrow();
    return { status: 201, body: { ...toApiToken(row), token } };
  },

  revokeApiToken: async ({ path }, { db, now }) => {
    const revoked = await db
      .updateTable('api_tokens')
      .set({ revoked_at: now })
      .where('id', '=', path.id)
      .where('revoked_at', 'is', null)
      .returning('id')
      .executeTakeFirst();
    found(revoked, 'ApiToken');
    return { status: 200, body: { success: true, message: 'The API token was revoked' } };
  },
} satisfies Partial<ServiceHandlers>;
