// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import { fits, isObject, mismatch, refuse, refuseMember, toStandardSchema, within } from '#validation';
import { checkSharedCommunityMember } from '../schemas/shared-community-member.js';

/** Whether a value is a `RichTextParts`. */
export const checkRichTextParts = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  if (
    typeof value.app_ios_fallback_text !== 'string' &&
    refuseMember(found, '', 'app_ios_fallback_text', value.app_ios_fallback_text, 'type', 'string')
  )
    return false;
  const attachments = value.attachments;
  if (!Array.isArray(attachments) && refuseMember(found, '', 'attachments', attachments, 'type', 'array')) return false;
  const inlineAttachments = value.inline_attachments;
  if (
    !Array.isArray(inlineAttachments) &&
    refuseMember(found, '', 'inline_attachments', inlineAttachments, 'type', 'array')
  )
    return false;
  const sgidsToObjectMap = value.sgids_to_object_map;
  if (
    !isObject(sgidsToObjectMap) &&
    refuseMember(found, '', 'sgids_to_object_map', sgidsToObjectMap, 'type', 'object')
  )
    return false;
  if (
    typeof value.format !== 'string' &&
    refuseMember(found, '', 'format', value.format, 'type', 'string')
  )
    return false;
  const communityMembers = value.community_members;
  if (!Array.isArray(communityMembers)) {
    if (refuseMember(found, '', 'community_members', communityMembers, 'type', 'array')) return false;
  } else {
    for (let index3 = 0; index3 < communityMembers.length; index3 += 1) {
      const item3 = communityMembers[index3];
      if (
        !checkSharedCommunityMember(item3) &&
        within(found, '/community_members/' + index3, checkSharedCommunityMember, item3)
      )
        return false;
    }
  }
  const entities = value.entities;
  if (!Array.isArray(entities) && refuseMember(found, '', 'entities', entities, 'type', 'array')) return false;
  const groupMentions = value.group_mentions;
  if (
    !Array.isArray(groupMentions) &&
    refuseMember(found, '', 'group_mentions', groupMentions, 'type', 'array')
  )
    return false;
  const polls = value.polls;
  if (!Array.isArray(polls) && refuseMember(found, '', 'polls', polls, 'type', 'array')) return false;
  return fits(found);
};

/** A `RichTextParts` as a Standard Schema. */
export const richTextPartsSchema = /* @__PURE__ */ toStandardSchema(checkRichTextParts);

/** Whether a value is a `TiptapBody`. */
export const checkTiptapBody = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  const body = value.body;
  if (!isObject(body)) {
    if (refuseMember(found, '', 'body', body, 'type', 'object')) return false;
  } else {
    if (typeof body.type !== 'string' && refuseMember(found, '/body', 'type', body.type, 'type', 'string')) return false;
    const content = body.content;
    if (!Array.isArray(content)) {
      if (refuseMember(found, '/body', 'content', content, 'type', 'array')) return false;
    } else {
      for (let index = 0; index < content.length; index += 1) {
        const item = content[index];
        if (!isObject(item) && refuse(found, '/body/content/' + index, 'type', 'object')) return false;
      }
    }
  }
  if (!checkRichTextParts(value) && within(found, '', checkRichTextParts, value)) return false;
  return fits(found);
};

/** A `TiptapBody` as a Standard Schema. */
export const tiptapBodySchema = /* @__PURE__ */ toStandardSchema(checkTiptapBody);

/** Whether a value is a `RichTextBody`. */
export const checkRichTextBody = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  const body = value.body;
  if (!isObject(body)) {
    if (refuseMember(found, '', 'body', body, 'type', 'object')) return false;
  } else {
    if (typeof body.type !== 'string' && refuseMember(found, '/body', 'type', body.type, 'type', 'string')) return false;
    const content = body.content;
    if (!Array.isArray(content)) {
      if (refuseMember(found, '/body', 'content', content, 'type', 'array')) return false;
    } else {
      for (let index = 0; index < content.length; index += 1) {
        const item = content[index];
        if (!checkRichTextNode(item) && within(found, '/body/content/' + index, checkRichTextNode, item)) return false;
      }
    }
  }
  if (!checkRichTextParts(value) && within(found, '', checkRichTextParts, value)) return false;
  return fits(found);
};

/** A `RichTextBody` as a Standard Schema. */
export const richTextBodySchema = /* @__PURE__ */ toStandardSchema(checkRichTextBody);

/** Whether a value is a `RichTextNode`. */
export const checkRichTextNode = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  if (typeof value.type !== 'string' && refuseMember(found, '', 'type', value.type, 'type', 'string')) return false;
  const content = value.content;
  if (content !== undefined) {
    if (!Array.isArray(content)) {
      if (refuse(found, '/content', 'type', 'array')) return false;
    } else {
      for (let index = 0; index < content.length; index += 1) {
        const item = content[index];
        if (!checkRichTextNode(item) && within(found, '/content/' + index, checkRichTextNode, item)) return false;
      }
    }
  }
  if (
    value.text !== undefined &&
    typeof value.text !== 'string' && value.text !== null &&
    refuse(found, '/text', 'type', ['string', 'null'])
  )
    return false;
  if (
    value.attrs !== undefined &&
    !checkRichTextNodeAttributes(value.attrs) &&
    within(found, '/attrs', checkRichTextNodeAttributes, value.attrs)
  )
    return false;
  const marks = value.marks;
  if (marks !== undefined) {
    if (!Array.isArray(marks)) {
      if (refuse(found, '/marks', 'type', 'array')) return false;
    } else {
      for (let index2 = 0; index2 < marks.length; index2 += 1) {
        const item2 = marks[index2];
        if (!checkRichTextMark(item2) && within(found, '/marks/' + index2, checkRichTextMark, item2)) return false;
      }
    }
  }
  return fits(found);
};

/** A `RichTextNode` as a Standard Schema. */
export const richTextNodeSchema = /* @__PURE__ */ toStandardSchema(checkRichTextNode);

/** Whether a value is a `RichTextNodeAttributes`. */
export const checkRichTextNodeAttributes = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  if (typeof value.sgid !== 'string' && refuseMember(found, '', 'sgid', value.sgid, 'type', 'string')) return false;
  if (
    value.href !== undefined &&
    typeof value.href !== 'string' && value.href !== null &&
    refuse(found, '/href', 'type', ['string', 'null'])
  )
    return false;
  if (
    value.target !== undefined &&
    typeof value.target !== 'string' && value.target !== null &&
    refuse(found, '/target', 'type', ['string', 'null'])
  )
    return false;
  return fits(found);
};

/** A `RichTextNodeAttributes` as a Standard Schema. */
export const richTextNodeAttributesSchema = /* @__PURE__ */ toStandardSchema(checkRichTextNodeAttributes);

/** Whether a value is a `RichTextMark`. */
export const checkRichTextMark = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  if (typeof value.type !== 'string' && refuseMember(found, '', 'type', value.type, 'type', 'string')) return false;
  const attrs = value.attrs;
  if (attrs !== undefined) {
    if (!isObject(attrs)) {
      if (refuse(found, '/attrs', 'type', 'object')) return false;
    } else {
      if (
        typeof attrs.href !== 'string' &&
        refuseMember(found, '/attrs', 'href', attrs.href, 'type', 'string')
      )
        return false;
      if (
        typeof attrs.target !== 'string' && attrs.target !== null &&
        refuseMember(found, '/attrs', 'target', attrs.target, 'type', ['string', 'null'])
      )
        return false;
    }
  }
  return fits(found);
};

/** A `RichTextMark` as a Standard Schema. */
export const richTextMarkSchema = /* @__PURE__ */ toStandardSchema(checkRichTextMark);

/** Whether a value is a `OpenDocumentRequest`. */
export const checkOpenDocumentRequest = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  const body = value.body;
  if (body !== undefined && !isObject(body) && refuse(found, '/body', 'type', 'object')) return false;
  return fits(found);
};

/** A `OpenDocumentRequest` as a Standard Schema. */
export const openDocumentRequestSchema = /* @__PURE__ */ toStandardSchema(checkOpenDocumentRequest);

/** Whether a value is a `RichTextDocumentRequest`. */
export const checkRichTextDocumentRequest = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  const body = value.body;
  if (body !== undefined) {
    if (!isObject(body)) {
      if (refuse(found, '/body', 'type', 'object')) return false;
    } else {
      if (typeof body.type !== 'string' && refuseMember(found, '/body', 'type', body.type, 'type', 'string')) return false;
      const content = body.content;
      if (!Array.isArray(content)) {
        if (refuseMember(found, '/body', 'content', content, 'type', 'array')) return false;
      } else {
        if (content.length > 10000 && refuse(found, '/body/content', 'maxItems', 10000)) return false;
        for (let index = 0; index < content.length; index += 1) {
          const item = content[index];
          if (
            !checkRichTextNodeRequest(item) &&
            within(found, '/body/content/' + index, checkRichTextNodeRequest, item)
          )
            return false;
        }
      }
    }
  }
  return fits(found);
};

/** A `RichTextDocumentRequest` as a Standard Schema. */
export const richTextDocumentRequestSchema = /* @__PURE__ */ toStandardSchema(checkRichTextDocumentRequest);

/** Whether a value is a `RichTextNodeRequest`. */
export const checkRichTextNodeRequest = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  if (
    value.type !== undefined &&
    typeof value.type !== 'string' &&
    refuse(found, '/type', 'type', 'string')
  )
    return false;
  const content = value.content;
  if (content !== undefined) {
    if (!Array.isArray(content)) {
      if (refuse(found, '/content', 'type', 'array')) return false;
    } else {
      if (content.length > 10000 && refuse(found, '/content', 'maxItems', 10000)) return false;
      for (let index = 0; index < content.length; index += 1) {
        const item = content[index];
        if (
          !checkRichTextNodeRequest(item) &&
          within(found, '/content/' + index, checkRichTextNodeRequest, item)
        )
          return false;
      }
    }
  }
  if (
    value.text !== undefined &&
    typeof value.text !== 'string' &&
    refuse(found, '/text', 'type', 'string')
  )
    return false;
  const marks = value.marks;
  if (marks !== undefined) {
    if (!Array.isArray(marks)) {
      if (refuse(found, '/marks', 'type', 'array')) return false;
    } else {
      if (marks.length > 100 && refuse(found, '/marks', 'maxItems', 100)) return false;
      for (let index2 = 0; index2 < marks.length; index2 += 1) {
        const item2 = marks[index2];
        if (!isObject(item2) && refuse(found, '/marks/' + index2, 'type', 'object')) return false;
      }
    }
  }
  const attrs = value.attrs;
  if (attrs !== undefined && !isObject(attrs) && refuse(found, '/attrs', 'type', 'object')) return false;
  return fits(found);
};

/** A `RichTextNodeRequest` as a Standard Schema. */
export const richTextNodeRequestSchema = /* @__PURE__ */ toStandardSchema(checkRichTextNodeRequest);
