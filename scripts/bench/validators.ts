/** Validator benchmark: a request body and a response body of this repository's API. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import ajvFormats from 'ajv-formats';
import { ensureBuilt } from '../support/ensure.js';
import { root } from '../support/project.js';
import { type Contender, compete } from './contest.js';
import type { Part } from './part.js';

interface Issue {
  readonly instancePath: string;
}

/** Our validators add issues to an optional array; Ajv's validators store them in a property. */
type Check = ((value: unknown, found?: Issue[]) => unknown) & { readonly errors?: readonly Issue[] | null };

interface Work {
  readonly name: string;
  readonly count: number;
  /** Pointer to the schema in the document. */
  readonly pointer: string;
  /** Finds our validator in the generated modules. */
  readonly find: (modules: Modules) => Check | undefined;
  readonly valid: unknown;
  readonly invalid: unknown;
  /** Locations of the issues in the invalid value (JSON pointers, RFC 6901). */
  readonly wrongAt: readonly string[];
}

interface Modules {
  readonly requests: Readonly<Record<string, { readonly body?: Check }>>;
  readonly responses: Readonly<Record<string, Readonly<Record<string, Check>>>>;
}

const media = 'content/application~1json/schema';
const filter = { key: 'name', filter_type: 'contains', value: 'a' };

/** Returns the measured tasks. The records of the example are repeated until there are 20. */
async function listWorks(): Promise<readonly Work[]> {
  const { examples } = await import(join(root, 'packages/server/examples.js'));
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
      wrongAt: ['/filters/1/key'],
    },
    {
      name: '20 records',
      count: 20_000,
      pointer: `paths/~1api~1admin~1v2~1community_members/get/responses/200/${media}`,
      find: ({ responses }) => responses['listCommunityMembers']?.['200'],
      valid: { ...page, records },
      invalid: { ...page, records: [...records.slice(1), { ...records[0], id: 'seven' }] },
      wrongAt: ['/records/19/id'],
    },
  ];
}

async function time(count: number, turn: () => unknown): Promise<number> {
  const before = process.cpuUsage();
  for (let at = 0; at < count; at += 1) turn();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / count;
}

function toContender(name: string, check: Check, { valid, invalid, count }: Work): Contender {
  if (check(valid) !== true || check(invalid) !== false) throw new Error(`${name} returns a wrong result`);
  return { name, measure: () => time(count, () => check(valid)) };
}

/** Creates the contender for an invalid value. Throws if the validator does not report exactly the wrong locations. */
function toRefusing(name: string, refuse: (value: unknown) => readonly Issue[], work: Work): Contender {
  const places = [...new Set(refuse(work.invalid).map(({ instancePath }) => instancePath))];
  if (places.join() !== work.wrongAt.join()) throw new Error(`${name} finds ${places.join(' ')}`);
  return { name, measure: () => time(work.count, () => refuse(work.invalid)) };
}

function refuseByAjv(check: Check) {
  return (value: unknown): readonly Issue[] => {
    check(value);
    return check.errors ?? [];
  };
}

function refuseByOurs(check: Check) {
  return (value: unknown): readonly Issue[] => {
    const found: Issue[] = [];
    check(value, found);
    return found;
  };
}

/** Measures validators on valid and invalid values. */
export const measureValidators: Part = async (rounds, report) => {
  if (!(await ensureBuilt('packages', 'reference'))) throw new Error('The packages cannot be built');
  const { requests, responses } = await import(join(root, 'packages/server/validators/operations.js'));
  const text = await readFile(join(root, 'dist/openapi.json'), 'utf8');
  const compile = (pointer: string, allErrors: boolean): Check => {
    const ajv = new Ajv2020({ strict: false, allErrors });
    ajvFormats.default(ajv);
    return ajv.addSchema(JSON.parse(text), 'document').compile({ $ref: `document#/${pointer}` }) as Check;
  };
  const unit = 'µs of CPU time for a check';
  for (const work of await listWorks()) {
    const ours = work.find({ requests, responses });
    if (ours === undefined) throw new Error(`There is no check of ${work.name}`);
    const valid = [toContender('ajv', compile(work.pointer, false), work), toContender('trefoil', ours, work)];
    report({ work: work.name, unit, standings: await compete(valid, rounds) });
    const theirs = refuseByAjv(compile(work.pointer, true));
    const refused = [toRefusing('ajv', theirs, work), toRefusing('trefoil', refuseByOurs(ours), work)];
    report({ work: `${work.name}, refused with its places`, unit, standings: await compete(refused, rounds) });
  }
};
