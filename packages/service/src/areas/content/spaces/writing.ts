/** Converts the fields of a request to the columns of a space. */
import type { CourseSettingParts } from '@community-platform/types/course';
import type { SpaceAttributes, SpaceUpdateRequest } from '@community-platform/types/space-request';
import type { Changes } from '../../../database/community-db.js';
import { pick } from '../../../kernel/changes.js';
import { invalid, notBlank } from '../../../kernel/failures.js';
import { findFiles, readFile } from '../../../kernel/files.js';
import { replaceLinks } from '../../../kernel/link-tables.js';
import { readLink, readSource, withSafeLinks } from '../../../kernel/links.js';
import type { Scope } from '../../../kernel/scope.js';
import { checkTopics } from '../posts/writing.js';
import { COURSE_SETTINGS, SETTINGS } from './queries.js';

async function checkGroup({ db }: Scope, id: number): Promise<number> {
  const group = await db.selectFrom('space_groups').select('id').where('id', '=', id).executeTakeFirst();
  if (group === undefined) throw invalid({ space_group_id: ['is not a space group of this community'] });
  return id;
}

/** Returns the emoji columns. A custom emoji is a string, or an image given by a URL or a signed id. */
async function readEmoji(scope: Scope, { emoji, custom_emoji: custom }: SpaceAttributes) {
  if (custom?.emoji === undefined) return { emoji };
  const file = (await findFiles(scope, [custom.emoji])).get(custom.emoji);
  return file === undefined ? { emoji: custom.emoji } : { emoji, custom_emoji_url: file.url };
}

/** Reads the access flags; null means false. */
function readAccess({ is_private, is_hidden, is_hidden_from_non_members }: SpaceAttributes) {
  return {
    ...(is_private !== undefined && { is_private: is_private ?? false }),
    ...(is_hidden !== undefined && { is_hidden: is_hidden ?? false }),
    ...(is_hidden_from_non_members !== undefined && {
      is_hidden_from_non_members: is_hidden_from_non_members ?? false,
    }),
  };
}

const META = ['meta_title', 'meta_description', 'opengraph_title', 'opengraph_description'] as const;

/** Reads the meta tags; null clears all of them. */
function readMeta(meta: SpaceAttributes['meta_tag_attributes']) {
  if (meta === undefined) return {};
  if (meta === null) return { ...Object.fromEntries(META.map((name) => [name, null])), opengraph_image: null };
  return { ...pick(meta, META), opengraph_image: readSource('opengraph_image', meta.opengraph_image) };
}

/** Reads the course settings of a space; throws a 422 for spaces that are not courses. */
function readCourse(spaceType: string, field: string, setting: CourseSettingParts | undefined) {
  if (setting === undefined) return {};
  if (spaceType !== 'course') throw invalid({ [field]: ['is only allowed for a space of type course'] });
  return pick(setting, COURSE_SETTINGS);
}

/** Returns the columns that creation and update set; omitted fields are `undefined` and stay unchanged. */
export async function readAttributes(
  scope: Scope,
  spaceType: string,
  body: SpaceAttributes,
  [courseField, course]: readonly [field: string, setting: CourseSettingParts | undefined],
) {
  const cover = await readFile(scope, 'cover_image', body.cover_image);
  const thumbnail = await readFile(scope, 'thumbnail_image', body.thumbnail_image);
  return {
    name: notBlank('name', body.name),
    space_group_id: body.space_group_id === undefined ? undefined : await checkGroup(scope, body.space_group_id),
    ...pick(body, [...SETTINGS, 'hide_members_count']),
    ...readAccess(body),
    ...(cover !== undefined && { cover_image_url: cover?.url ?? null }),
    ...(thumbnail !== undefined && { thumbnail_image_url: thumbnail?.url ?? null }),
    locked_button_url: readLink('locked_button_url', body.locked_button_url),
    lock_screen_blocks: body.lock_screen_blocks && JSON.stringify(withSafeLinks(body.lock_screen_blocks)),
    ...(await readEmoji(scope, body)),
    visible_tabs: body.visible_tabs && JSON.stringify(body.visible_tabs),
    ...readMeta(body.meta_tag_attributes),
    ...readCourse(spaceType, courseField, course),
  };
}

/** Returns the columns that only an update can set. */
export async function readUpdate(
  scope: Scope,
  spaceType: string,
  body: SpaceUpdateRequest,
): Promise<Changes<'spaces'>> {
  if (body.is_draft === true && spaceType !== 'course')
    throw invalid({ is_draft: ['is only allowed for a space of type course'] });
  return {
    ...(await readAttributes(scope, spaceType, body, ['course_setting_attributes', body.course_setting_attributes])),
    ...(spaceType === 'course' && { is_draft: body.is_draft }),
    chat_room_show_history: body.chat_room_show_history,
    chat_room_description: body.chat_room_description,
  };
}

/** Replaces the topics that a space offers; `undefined` leaves them unchanged. */
export async function setSpaceTopics(
  scope: Scope,
  spaceId: number,
  topics: readonly number[] | undefined,
): Promise<void> {
  if (topics === undefined) return;
  await replaceLinks(scope, 'spaceTopics', spaceId, await checkTopics(scope, topics));
}
