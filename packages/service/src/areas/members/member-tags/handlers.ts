/** Tags that admins assign to members and leads. */

import type { ListMemberTagsQuery } from '@community-platform/types';
import type { AgeOrNameOrder } from '@community-platform/types/common';
import type { MemberTagRequest } from '@community-platform/types/member-tag';
import { given } from '../../../database/given.js';
import type { Values } from '../../../database/prepared-query.js';
import { found, invalid, notBlank } from '../../../kernel/failures.js';
import { readFileUrl } from '../../../kernel/files.js';
import { leaveAll } from '../../../kernel/leaving.js';
import { byAgeOrName, orderBy } from '../../../kernel/orders.js';
import { readPage } from '../../../kernel/page.js';
import { prepareBy, preparePage } from '../../../kernel/prepared-page.js';
import type { Scope, ServiceHandlers } from '../../../kernel/scope.js';
import { type Containing, optionalPattern } from '../../../kernel/text.js';
import { selectTags, toMemberTag } from './queries.js';

async function readTag(scope: Scope, id: number) {
  return toMemberTag(scope)(
    found(await selectTags(scope).where('member_tags.id', '=', id).executeTakeFirst(), 'MemberTag'),
  );
}

/** Returns the tag and locks it until the write ends. */
async function lockTag(scope: Scope, id: number) {
  return found(
    await selectTags(scope).where('member_tags.id', '=', id).forUpdate('member_tags').executeTakeFirst(),
    'MemberTag',
  );
}

/** Returns the icon columns: the URL of a custom icon, or the text of an emoji or shape. */
async function emojiColumns(scope: Scope, { emoji, custom_emoji: custom }: MemberTagRequest) {
  const plain = { ...(emoji !== undefined && { emoji: emoji === '' ? null : emoji }) };
  if (custom === undefined) return plain;
  if (custom.emoji_type === 'custom') {
    if (custom.signed_id === undefined) throw invalid({ custom_emoji: ['an uploaded image requires its signed_id'] });
    const url = await readFileUrl(scope, 'custom_emoji', custom.signed_id);
    return { ...plain, custom_emoji_url: url, custom_emoji_dark_url: url };
  }
  const text = custom.emoji_type === 'shapes' ? custom.identifier : custom.emoji;
  if (text === undefined) throw invalid({ custom_emoji: ['must contain an emoji or the identifier of a shape'] });
  return { emoji: text, custom_emoji_url: null, custom_emoji_dark_url: null };
}

async function tagColumns(scope: Scope, body: MemberTagRequest) {
  const { color, display_format, is_public, is_background_enabled, display_locations: places } = body;
  if (color !== undefined && !/^#(?:[\da-f]{3}){1,2}$/iu.test(color)) {
    throw invalid({ color: ['must be a hexadecimal color, such as #2f7d5b'] });
  }
  return {
    color,
    display_format,
    is_public,
    is_background_enabled,
    on_post_bio: places?.post_bio,
    on_profile_page: places?.profile_page,
    on_member_directory: places?.member_directory,
    ...(await emojiColumns(scope, body)),
  };
}

/** Prepared lists of tags, by sort order. */
const lists = prepareBy((sort: AgeOrNameOrder) =>
  preparePage((of, { optional }: Values<ListMemberTagsQuery & Containing>) =>
    orderBy(selectTags(of), byAgeOrName('member_tags', sort))
      .$call(given(optional('pattern'), (from, pattern) => from.where('name', 'ilike', pattern)))
      .$call(given(optional('is_public'), (from, wanted) => from.where('is_public', '=', wanted))),
  ),
);

export const memberTags = {
  listMemberTags: async ({ query }, scope) => {
    const page = { ...query, ...readPage(query), pattern: optionalPattern(query?.name) };
    const body = await lists(query?.sort ?? 'newest')(scope, page, (rows) => rows.map(toMemberTag(scope)));
    return { status: 200, body };
  },

  createMemberTag: async ({ body }, scope) => {
    const { db, now } = scope;
    const name = notBlank('name', body.name?.trim() ?? '');
    const made = await db
      .insertInto('member_tags')
      .values({ ...(await tagColumns(scope, body)), name, created_at: now, updated_at: now })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst();
    if (made === undefined) throw invalid({ name: ['has already been taken'] });
    return { status: 201, body: await readTag(scope, made.id) };
  },

  getMemberTag: async ({ path }, scope) => ({ status: 200, body: await readTag(scope, path.id) }),

  updateMemberTag: async ({ path, body }, scope) => {
    const { db, now } = scope;
    const name = notBlank('name', body.name?.trim());
    const { id } = await lockTag(scope, path.id);
    if (name !== undefined) {
      const other = await selectTags(scope)
        .where('id', '<>', id)
        .where((of) => of(of.fn<string>('lower', ['name']), '=', of.fn<string>('lower', [of.val(name)])))
        .executeTakeFirst();
      if (other !== undefined) throw invalid({ name: ['has already been taken'] });
    }
    await db
      .updateTable('member_tags')
      .set({ ...(await tagColumns(scope, body)), name, updated_at: now })
      .where('id', '=', id)
      .execute();
    return { status: 200, body: await readTag(scope, id) };
  },

  deleteMemberTag: async ({ path }, scope) => {
    const { id } = await lockTag(scope, path.id);
    await leaveAll(scope, 'tags', id);
    await leaveAll(scope, 'leadTags', id);
    await scope.db.deleteFrom('member_tags').where('id', '=', id).execute();
    return { status: 200, body: { success: true, message: 'The member tag was deleted' } };
  },
} satisfies Partial<ServiceHandlers>;
