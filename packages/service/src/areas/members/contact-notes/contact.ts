/** Finds a contact: a member by id or public uid, or a lead by id or sqid. */
import { found } from '../../../kernel/failures.js';
import type { Scope } from '../../../kernel/scope.js';

export interface Contact {
  readonly kind: 'member' | 'lead';
  readonly id: number;
}

/** The largest id. Members and leads share one id sequence, so an id identifies a single contact. */
const LARGEST_ID = 2_147_483_647;

/** Returns the contact that a path parameter names; throws a 404 if it is not in this community. */
export async function findContact({ db }: Scope, name: string): Promise<Contact> {
  const id = /^\d{1,10}$/u.test(name) && Number(name) <= LARGEST_ID ? Number(name) : undefined;
  const member = await db
    .selectFrom('members')
    .select('id')
    .where((of) => of.or([of('public_uid', '=', name), ...(id === undefined ? [] : [of('id', '=', id)])]))
    .executeTakeFirst();
  if (member !== undefined) return { kind: 'member', id: member.id };
  const lead = await db
    .selectFrom('community_leads')
    .select('id')
    .where('deleted_at', 'is', null)
    .where((of) => of.or([of('sqid', '=', name), ...(id === undefined ? [] : [of('id', '=', id)])]))
    .executeTakeFirst();
  return { kind: 'lead', id: found(lead, 'Contact').id };
}
