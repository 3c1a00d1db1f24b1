/** What texts refer to by signed ids, read for a whole page of texts at once. */
import type { RichTextBody, RichTextParts, TiptapBody } from '@community-platform/types/rich-text';
import { filePath, fileUrl } from '../../kernel/addresses.js';
import { type Document, type Labels, readSgids, toRichText } from '../../kernel/rich-text.js';
import type { Scope } from '../../kernel/scope.js';
import { memberOfSgid, readSharedMembers } from './authors.js';
import { readEmbeds } from './embeds/queries.js';

type Reader = Pick<Scope, 'db' | 'communityId' | 'baseUrl'>;

const readAttachments = async ({ db, baseUrl }: Reader, sgids: readonly string[]) => {
  if (sgids.length === 0) return [];
  const rows = await db
    .selectFrom('uploads')
    .select(['attachable_sgid', 'signed_id', 'filename', 'content_type', 'byte_size'])
    .where('attachable_sgid', 'in', sgids)
    .execute();
  return rows.map(({ attachable_sgid, signed_id, filename, content_type, byte_size }) => ({
    sgid: attachable_sgid,
    signed_id,
    filename,
    content_type,
    byte_size,
    url: fileUrl({ baseUrl }, filePath(signed_id, filename)),
  }));
};

export interface References {
  /** What accompanies a document in an answer. */
  readonly partsOf: (document: Document, text: string, format: string) => RichTextParts;
}

const isKnown = <T>(value: T | undefined): value is T => value !== undefined;

/** Reads everything that the documents refer to: members, embeds and files, with a fixed number of queries. */
export const readReferences = async (scope: Reader, documents: readonly Document[]): Promise<References> => {
  const sgids = [...new Set(documents.flatMap(readSgids))];
  const others = sgids.filter((sgid) => memberOfSgid(sgid) === undefined);
  const members = await readSharedMembers(scope, sgids.map(memberOfSgid).filter(isKnown));
  const embeds = new Map((await readEmbeds(scope, others)).map((embed) => [embed.sgid, embed]));
  const files = new Map((await readAttachments(scope, others)).map((file) => [file.sgid, file]));
  return {
    partsOf: (document, text, format) => {
      const own = [...new Set(readSgids(document))];
      const mentioned = own.flatMap((sgid) => members.get(memberOfSgid(sgid) ?? 0) ?? []);
      const objects = own.flatMap((sgid) => {
        const object = members.get(memberOfSgid(sgid) ?? 0) ?? embeds.get(sgid) ?? files.get(sgid);
        return object === undefined ? [] : [[sgid, object] as const];
      });
      return {
        app_ios_fallback_text: text,
        attachments: [],
        inline_attachments: own.flatMap((sgid) => files.get(sgid) ?? []),
        sgids_to_object_map: Object.fromEntries(objects),
        format,
        community_members: mentioned,
        entities: [],
        group_mentions: [],
        polls: [],
      };
    },
  };
};

/** The names that a document's mentions show. */
export const readLabels = async (scope: Reader, document: Document): Promise<Labels> => {
  const ids = readSgids(document).map(memberOfSgid).filter(isKnown);
  const members = await readSharedMembers(scope, ids);
  return new Map([...members.values()].map(({ rich_text_field_sgid, name }) => [rich_text_field_sgid, name]));
};

export const toTiptap = (document: Document, parts: RichTextParts): TiptapBody => ({
  ...parts,
  body: { type: document.type, content: document.content },
});

export const toRichBody = (document: Document, parts: RichTextParts): RichTextBody => ({
  ...parts,
  body: toRichText(document),
});
