/** Finds the contacts that a workflow runs for: a single contact, or the contacts of a segment. */
import type { Scope } from '../../../kernel/scope.js';
import { readAudience } from '../../members/segments/audience.js';

export interface Contact {
  readonly id: number;
  readonly email: string;
  readonly name: string;
  readonly isLead: boolean;
}

/** Returns the member or lead with a contact id. Ids are unique across members and leads. */
export async function findContact({ db }: Scope, id: number): Promise<Contact | undefined> {
  const member = await db.selectFrom('members').select(['id', 'email', 'name']).where('id', '=', id).executeTakeFirst();
  if (member !== undefined) return { ...member, isLead: false };
  const lead = await db
    .selectFrom('community_leads')
    .select(['id', 'email', 'name'])
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return lead && { ...lead, isLead: true };
}

async function readRules({ db }: Scope, segmentId: number | null) {
  const segment =
    segmentId === null
      ? undefined
      : await db
          .selectFrom('community_segments')
          .select(['rule_type', 'rules'])
          .where('id', '=', segmentId)
          .executeTakeFirst();
  return segment ?? { rule_type: 'all_contacts' as const, rules: [] };
}

/** Whether a contact is in a segment. Without a segment, every contact matches. */
export async function isInSegment(scope: Scope, segmentId: number | null, contact: Contact): Promise<boolean> {
  if (segmentId === null) return true;
  const { members, leads } = await readAudience(scope, await readRules(scope, segmentId));
  const found = contact.isLead
    ? leads.where('community_leads.id', '=', contact.id)
    : members.where('members.id', '=', contact.id);
  return (await found.executeTakeFirst()) !== undefined;
}

/** Lists up to `most` contact ids greater than `after`, ascending, of a segment or of all active contacts. */
export async function listContacts(
  scope: Scope,
  segmentId: number | null,
  {
    after,
    most,
    kinds,
  }: {
    readonly after: number;
    readonly most: number;
    readonly kinds: { readonly members: boolean; readonly leads: boolean };
  },
): Promise<number[]> {
  const { members, leads } = await readAudience(scope, await readRules(scope, segmentId));
  const memberRows = kinds.members
    ? await members.where('members.id', '>', after).orderBy('members.id').limit(most).execute()
    : [];
  const leadRows = kinds.leads
    ? await leads.where('community_leads.id', '>', after).orderBy('community_leads.id').limit(most).execute()
    : [];
  return [...memberRows, ...leadRows]
    .map(({ id }) => id)
    .toSorted((a, b) => a - b)
    .slice(0, most);
}
