/** Embeds: pages of other sites that rich texts reference by signed ids. */
import { found, invalid } from '../../../kernel/failures.js';
import type { ServiceHandlers } from '../../../kernel/scope.js';
import { makeSecret } from '../../../kernel/secret.js';
import { findEmbed } from './queries.js';

const SGID = /^[\w-]+$/u;

export const embeds = {
  createEmbed: async ({ body }, scope) => {
    const { db, now, ports } = scope;
    const facts = ports.embeds.describe(body.url);
    if (facts === undefined) throw invalid({ url: ['cannot be embedded'] });
    const sgid = makeSecret();
    await db
      .insertInto('embeds')
      .values({
        sgid,
        url: body.url,
        embed_type: facts.kind,
        embed_provider: facts.provider,
        html: facts.html,
        title: facts.title,
        width: facts.width,
        height: facts.height,
        thumbnail_url: facts.thumbnailUrl,
        created_at: now,
      })
      .execute();
    return { status: 201, body: found(await findEmbed(scope, sgid), 'Embed') };
  },

  getEmbed: async ({ path }, scope) => {
    const embed = SGID.test(path.sgid) ? await findEmbed(scope, path.sgid) : undefined;
    return { status: 200, body: found(embed, 'Embed') };
  },
} satisfies Partial<ServiceHandlers>;
