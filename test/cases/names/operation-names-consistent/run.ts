import { deepEqual } from 'node:assert/strict';
import { createApi, createClient } from '@case/client';

const api = createApi(createClient({ baseUrl: 'http://case' }));
// All operations of a group follow the same rules.
deepEqual(Object.fromEntries(Object.entries(api).map(([group, methods]) => [group, Object.keys(methods).sort()])), {
  goals: ['create', 'get', 'getParentForGoal', 'list'],
  users: ['createAddress', 'list', 'listRoles', 'partialUpdate'],
  comments: ['create', 'list'],
  funds: ['getByEmployerId', 'getById'],
  issues: ['addSubIssue', 'list'],
  // `account` is a noun.
  billing: ['accountBilling'],
  addOns: ['fetch'],
  labs: ['listSession', 'listTool'],
});
