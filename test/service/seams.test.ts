/** Where the areas of the service meet: what one writes, the others tell of and refuse to lose. */
import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addMember, addSpace } from './content-support.js';
import { type RunningService, startService } from './support.js';

let running: RunningService;
beforeAll(async () => {
  running = await startService();
}, 60_000);
afterAll(() => running.close());

const ADMIN = '/api/admin/v2';

test('the spaces of a member are told of as each of them is', async () => {
  const { ours } = running;
  const member = await addMember(running, ours, 'Tobin Fennick');
  const made = await addSpace(ours.api, { space_type: 'course', locked_page_heading: 'Closed', hide_sorting: true });
  await ours.api.spaceMembers.add({ body: { space_id: made.id, email: member.email } });
  const { records } = await ours.api.memberSpaces.list({ query: { community_member_id: member.id } });
  expect(records).toEqual([await ours.api.spaces.get({ path: { id: made.id } })]);
  expect(records).toMatchObject([{ locked_page_heading: 'Closed', hide_sorting: true }]);
});
