/** Embeds as they appear in responses. */
import type { Embed } from '@community-platform/types/embed';
import type { Expression, InferResult } from 'kysely';
import type { Scope } from '../../../kernel/scope.js';

/** Signed ids, or a placeholder for a list of them. */
export type Sgids = readonly string[] | Expression<string>;

/** Selects the embeds with these signed ids. */
export function selectEmbeds({ db }: Pick<Scope, 'db'>, sgids: Sgids) {
  return db
    .selectFrom('embeds')
    .select(['id', 'url', 'sgid', 'embed_type', 'embed_provider', 'html', 'title', 'width', 'height', 'thumbnail_url'])
    .where((of) => of('sgid', 'in', sgids));
}

/** Builds the record of an embed. */
export function toEmbed(row: InferResult<ReturnType<typeof selectEmbeds>>[number]): Embed {
  return {
    ...row,
    type: 'Embed',
  };
}

/** Returns the embed with the given signed id, or `undefined`. */
export async function findEmbed(scope: Pick<Scope, 'db'>, sgid: string): Promise<Embed | undefined> {
  const row = await selectEmbeds(scope, [sgid]).executeTakeFirst();
  return row && toEmbed(row);
}
