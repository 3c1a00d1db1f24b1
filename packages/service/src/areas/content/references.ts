/** Objects that rich texts reference by signed ids; they are read once for a whole page of records. */
import type { RichTextBody, RichTextParts, TiptapBody } from '@community-platform/types/rich-text';
import type { InferResult } from 'kysely';
import { filePath, fileUrl } from '../../kernel/addresses.js';
import { type Document, type Labels, readSgids, toRichText } from '../../kernel/rich-text.js';
import type { Ids, Scope } from '../../kernel/scope.js';
import { memberOfSgid, memberSgid, selectPublicTags, selectSharedMembers, toSharedMembers } from './authors.js';
import { type Sgids, selectEmbeds, toEmbed } from './embeds/queries.js';

type Referrer = Pick<Scope, 'db' | 'communityId' | 'baseUrl'>;

function selectFiles({ db }: Pick<Referrer, 'db'>, sgids: Sgids) {
  return db
    .selectFrom('uploads')
    .select(['attachable_sgid', 'signed_id', 'filename', 'content_type', 'byte_size'])
    .where((of) => of('attachable_sgid', 'in', sgids));
}

function toFile(
  { baseUrl }: Referrer,
  {
    attachable_sgid,
    signed_id,
    filename,
    content_type,
    byte_size,
  }: InferResult<ReturnType<typeof selectFiles>>[number],
) {
  return {
    sgid: attachable_sgid,
    signed_id,
    filename,
    content_type,
    byte_size,
    url: fileUrl({ baseUrl }, filePath(signed_id, filename)),
  };
}

export interface References {
  /** Returns the properties that accompany a document in a response. */
  readonly partsOf: (document: Document, text: string, format: string) => RichTextParts;
}

function isKnown<T>(value: T | undefined): value is T {
  return value !== undefined;
}

/** Lists what documents reference: the ids of members, and the signed ids of other objects. */
export function listReferences(documents: readonly Document[]) {
  const sgids = [...new Set(documents.flatMap(readSgids))];
  return {
    mentioned: sgids.map(memberOfSgid).filter(isKnown),
    attached: sgids.filter((sgid) => memberOfSgid(sgid) === undefined),
  };
}

/** Returns queries for the referenced members, embeds and files, to be run together. */
export function selectReferences(of: Pick<Referrer, 'db'>, mentioned: Ids, attached: Sgids) {
  return {
    mentioned: selectSharedMembers(of, mentioned),
    mentionedTags: selectPublicTags(of, mentioned),
    embeds: selectEmbeds(of, attached),
    files: selectFiles(of, attached),
  };
}

type Read = {
  readonly [K in keyof ReturnType<typeof selectReferences>]: InferResult<ReturnType<typeof selectReferences>[K]>;
};

/** Converts the rows of `selectReferences` to references. */
export function toReferences(scope: Referrer, read: Read): References {
  const members = toSharedMembers(scope, read.mentioned, read.mentionedTags);
  const embeds = new Map(read.embeds.map((row) => [row.sgid, toEmbed(row)]));
  const files = new Map(read.files.map((row) => [row.attachable_sgid, toFile(scope, row)]));
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
}

/** Returns the names to display for the mentions in a document. */
export async function readLabels({ db }: Referrer, document: Document): Promise<Labels> {
  const ids = readSgids(document).map(memberOfSgid).filter(isKnown);
  if (ids.length === 0) return new Map();
  const members = await db.selectFrom('members').select(['id', 'name']).where('id', 'in', ids).execute();
  return new Map(members.map(({ id, name }) => [memberSgid(id), name]));
}

/** Returns a document and its accompanying properties in the format of `tiptap_body`. */
export function toTiptap(document: Document, parts: RichTextParts): TiptapBody {
  return {
    ...parts,
    body: { type: document.type, content: document.content },
  };
}

/** Returns a document and its accompanying properties in the format of `rich_text_body`. */
export function toRichBody(document: Document, parts: RichTextParts): RichTextBody {
  return {
    ...parts,
    body: toRichText(document),
  };
}
