/** Embeds as they appear in responses. */
import type { Embed } from '@community-platform/types/embed';
import type { Expression, InferResult } from 'kysely';
import type { Scope } from '../../../kernel/scope.js';

/** Signed ids, or a placeholder for a list of them. */
export type Sgids = readonly string[] | Expression<string>;

/** Selects the embeds with these signed ids. */
export const selectEmbeds = ({ db }: Pick<Scope, 'db'>, sgids: Sgids) =>
  db
    .selectFrom('embeds')
    .select(['id', 'url', 'sgid', 'embed_type', 'embed_provider', 'html', 'title', 'width', 'height', 'thumbnail_url'])
    .where((of) => of('sgid', 'in', sgids));

/** Builds the record of an embed. */
export const toEmbed = (row: InferResult<ReturnType<typeof selectEmbeds>>[number]): Embed => ({
  ...row,
  type: 'Embed',
});

/** Returns the embed with a signed id, or `undefined`. */
export const findEmbed = async (scope: Pick<Scope, 'db'>, sgid: string): Promise<Embed | undefined> => {
  const row = await selectEmbeds(scope, [sgid]).executeTakeFirst();
  return row && toEmbed(row);
};
