/** Known differences between examples and responses, each with a pattern and a reason. */
import type { Varying } from './response-differences.js';

const uuid = String.raw`[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}`;

/** Values that differ in every response, or with `by`, only in the responses of these operations. */
const varying: readonly Varying[] = [
  { end: /\.access_token$/u, form: /^[\w-]+\.[\w-]+\.[\w-]+$/u, reason: 'signed with the key of the sandbox' },
  { end: /\.(?:refresh_token|token)$/u, form: /^[\w-]{43}$/u, reason: 'a secret' },
  {
    end: /\.(?:signed_id|sgid|attachable_sgid)$/u,
    form: /^[\w-]{43}$/u,
    by: /^create/u,
    reason: 'a secret of the new file or embed',
  },
  {
    end: /^(?:\.direct_upload)?\.url$/u,
    form: /\/(?:uploads|files)\/[\w-]{43}/u,
    by: /^createDirectUpload$/u,
    reason: 'holds the signed id',
  },
  {
    end: /\.(?:id|workflow_id|chat_room_uuid)$/u,
    form: new RegExp(`^${uuid}$`, 'u'),
    by: /^(?:create|update|duplicate)Workflow$|^sendMessage$/u,
    reason: 'the UUID of what is new',
  },
  {
    end: /^\.url$/u,
    form: new RegExp(`/settings/workflows/${uuid}$`, 'u'),
    by: /^duplicateWorkflow$/u,
    reason: 'holds the UUID',
  },
  { end: /\.public_uid$/u, form: /^[\w-]{8}$/u, by: /^createCommunityMember$/u, reason: 'made at random' },
  { end: /\.profile_url$/u, form: /\/u\/[\w-]{8}$/u, by: /^createCommunityMember$/u, reason: 'holds the public uid' },
  { end: /^\.sqid$/u, form: /^[a-z][a-z\d]{9}$/u, by: /^createCommunityLead$/u, reason: 'made at random' },
  { end: /^\.uid$/u, form: /^[\w-]{12}$/u, by: /^(?:create|duplicate)Form$/u, reason: 'made at random' },
  {
    end: /^\.redemption_url$/u,
    form: /\?invitation_token=[\w-]{22}$/u,
    by: /^createInvitationLink$/u,
    reason: 'holds a secret',
  },
  {
    end: /^\.virtual_location_url$/u,
    form: /\/live\/spelt-bake-along-[\da-f]{8}$/u,
    by: /^createEvent$/u,
    reason: 'ends at random',
  },
  {
    end: /processor_id$/u,
    form: /^(?:ch|in|sub)_[\da-f]{24}$/u,
    by: /^createCommunityMember/u,
    reason: 'made by the processor of payments',
  },
  {
    end: /\.used$/u,
    form: /^\d+$/u,
    by: /^getQuota/u,
    reason: 'how many requests were sent before it, of this test',
  },
];

/** Additional differences at the system time: new records, and times relative to the start of the sandbox. */
const varyingToday: readonly Varying[] = [
  {
    end: /(?<!\.(?:starts|ends|expires))_at$/u,
    form: /^\d{4}-\d\d-\d\dT[\d:.]+Z$/u,
    by: /^(?!get|list|find|search|run)/u,
    reason: 'new records have the current time',
  },
  {
    end: /^\.period_(?:starts|ends)_at$/u,
    form: /^\d{4}-\d\d-01T00:00:00\.000Z$/u,
    by: /^getQuota$/u,
    reason: 'a month of the calendar, which is not moved by days',
  },
  {
    end: /^\.records\.[01]\.(?:created|last_used)_at$/u,
    form: /^\d{4}-\d\d-\d\dT[\d:.]+Z$/u,
    by: /^listApiTokens$/u,
    reason: 'the tokens of a sandbox are made when it starts',
  },
];

function ofOperation(rules: readonly Varying[], id: string) {
  return rules.filter(({ by }) => by?.test(id) ?? true);
}

/** Returns the varying values in the responses of an operation at the time of the examples. */
export function varyingIn(id: string): readonly Varying[] {
  return ofOperation(varying, id);
}

/** Returns the varying values in the responses of an operation at the system time. */
export function varyingTodayIn(id: string): readonly Varying[] {
  return ofOperation([...varying, ...varyingToday], id);
}
