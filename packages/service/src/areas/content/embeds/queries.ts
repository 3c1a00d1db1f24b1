/** Embeds as the API gives them. */
import type { Embed } from '@community-platform/types/embed';
import type { Scope } from '../../../kernel/scope.js';

/** The embeds with these signed ids. */
export const readEmbeds = async ({ db }: Pick<Scope, 'db'>, sgids: readonly string[]): Promise<Embed[]> => {
  if (sgids.length === 0) return [];
  const rows = await db
    .selectFrom('embeds')
    .select(['id', 'url', 'sgid', 'embed_type', 'embed_provider', 'html', 'title', 'width', 'height', 'thumbnail_url'])
    .where('sgid', 'in', sgids)
    .execute();
  return rows.map((row) => ({ ...row, type: 'Embed' }));
};
