/** Checks of values: one that is sent, and one that is received, of the API of this repository. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import ajvFormats from 'ajv-formats';
import { ensureBuilt } from '../support/ensure.js';
import { root } from '../support/project.js';
import { compete, type Contender } from './contest.js';
import type { Part } from './part.js';

type Check = (value: unknown) => unknown;

interface Work {
  readonly name: string;
  readonly count: number;
  /** Where the schema stands in the document. */
  readonly pointer: string;
  /** Where our check stands among those of its kind. */
  readonly find: (modules: Modules) => Check | undefined;
  readonly valid: unknown;
  readonly invalid: unknown;
}

interface Modules {
  readonly requests: Readonly<Record<string, { readonly body?: Check }>>;
  readonly answers: Readonly<Record<string, Check>>;
}

const media = 'content/application~1json/schema';
const filter = { key: 'name', filter_type: 'contains', value: 'a' };

/** The members of an example, twenty of them. */
const listWorks = async (): Promise<readonly Work[]> => {
  const { examples } = await import(join(root, 'packages/server/dist/examples.js'));
  const page = examples.listCommunityMembers['200'].body;
  const records = Array.from({ length: 20 }, (_, index) => page.records[index % page.records.length]);
  return [
    {
      name: 'the body of a search',
      count: 500_000,
      pointer: `paths/~1api~1headless~1v1~1search~1community_members/post/requestBody/${media}`,
      find: ({ requests }) => requests['searchCommunityMembers']?.body,
      valid: { filters: [filter, { ...filter, key: 'email' }], search_text: 'abc', per_page: 20 },
      invalid: { filters: [filter, { ...filter, key: 7 }], search_text: 'abc', per_page: 20 },
    },
    {
      name: '20 records',
      count: 20_000,
      pointer: `paths/~1api~1admin~1v2~1community_members/get/responses/200/${media}`,
      find: ({ answers }) => answers['listCommunityMembers 200'],
      valid: { ...page, records },
      invalid: { ...page, records: [...records, { ...records[0], id: 'seven' }] },
    },
  ];
};

const toContender = (name: string, check: Check, { valid, invalid, count }: Work): Contender => {
  if (check(valid) !== true || check(invalid) !== false) throw new Error(`${name} judges wrongly`);
  return {
    name,
    measure: async () => {
      const before = process.cpuUsage();
      for (let turn = 0; turn < count; turn += 1) check(valid);
      const { user, system } = process.cpuUsage(before);
      return (user + system) / count;
    },
  };
};

export const measureValidators: Part = async (rounds, report) => {
  if (!(await ensureBuilt('packages', 'reference'))) throw new Error('The packages cannot be built');
  const folder = join(root, 'packages/server/validators');
  const { checks: requests } = await import(join(folder, 'requests.js'));
  const { checks: answers } = await import(join(folder, 'answers.js'));
  const ajv = new Ajv2020({ strict: false });
  ajvFormats.default(ajv);
  ajv.addSchema(JSON.parse(await readFile(join(root, 'dist/openapi.json'), 'utf8')), 'document');
  for (const work of await listWorks()) {
    const ours = work.find({ requests, answers });
    if (ours === undefined) throw new Error(`There is no check of ${work.name}`);
    const theirs = ajv.compile({ $ref: `document#/${work.pointer}` });
    const contenders = [toContender('ajv', theirs, work), toContender('trefoil', ours, work)];
    report({ work: work.name, unit: 'µs of CPU time for a check', standings: await compete(contenders, rounds) });
  }
};
