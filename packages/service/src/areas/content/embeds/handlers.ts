/** Embeds: pages of other sites that texts refer to by their signed ids. */
import { found, invalid } from '../../../kernel/failures.js';
import type { ServiceHandlers } from '../../../kernel/scope.js';
import { makeSecret } from '../../../kernel/secret.js';
import { readEmbeds } from './queries.js';

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
    const [embed] = await readEmbeds(scope, [sgid]);
    return { status: 201, body: found(embed, 'Embed') };
  },

  getEmbed: async ({ path }, scope) => {
    const [embed] = await readEmbeds(scope, SGID.test(path.sgid) ? [path.sgid] : []);
    return { status: 200, body: found(embed, 'Embed') };
  },
} satisfies Partial<ServiceHandlers>;
