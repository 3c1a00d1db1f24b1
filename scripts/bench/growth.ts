/** Cost of generation per operation in documents of increasing size; the cost is constant if growth is linear. */
import { mkdir, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '../support/project.js';
import { type Contender, compete } from './contest.js';
import { spendOn } from './documents.js';
import type { Part } from './part.js';

/** Numbers of operations in the documents; the first number is the baseline. */
const sizes = [1_000, 10, 100, 10_000] as const;

const folder = join(root, '.cache/bench/growth');

const tool = join(root, 'generator/bin/trefoil.js');

/**
 * Creates a document with ten operations per tag and one schema per operation. Each schema references the next one, and
 * the last references the first.
 */
export function makeDocument(count: number): object {
  const numbers = Array.from({ length: count }, (_, index) => index);
  const schema = (index: number): object => ({ $ref: `#/components/schemas/Item${index % count}` });
  const json = (index: number): object => ({ content: { 'application/json': { schema: schema(index) } } });
  const paths = numbers.map((index) => [
    `/groups${Math.floor(index / 10)}/items${index}/{id}`,
    {
      put: {
        operationId: `putItem${index}`,
        tags: [`group ${Math.floor(index / 10)}`],
        summary: `Puts item ${index}`,
        parameters: [
          { name: 'id', in: 'path', required: true, schema: { type: 'integer' } },
          { name: 'sort', in: 'query', schema: { type: 'array', items: { type: 'string', enum: ['up', 'down'] } } },
        ],
        requestBody: { required: true, ...json(index) },
        responses: { '200': { description: 'The item', ...json(index) }, '404': { description: 'None' } },
      },
    },
  ]);
  const properties = {
    id: { type: 'integer' },
    name: { type: 'string', minLength: 1, maxLength: 80 },
    kind: { type: 'string', enum: ['small', 'large'] },
    created_at: { type: 'string', format: 'date-time' },
    labels: { type: 'array', items: { type: 'string' }, maxItems: 10 },
  };
  const schemas = numbers.map((index) => [
    `Item${index}`,
    { type: 'object', required: ['id', 'name'], properties: { ...properties, next: schema(index + 1) } },
  ]);
  return {
    openapi: '3.1.0',
    info: { title: 'Growth', version: '1' },
    paths: Object.fromEntries(paths),
    components: { schemas: Object.fromEntries(schemas) },
  };
}

async function generate(count: number): Promise<number> {
  const [file, out] = [join(folder, `${count}.json`), join(folder, String(count))];
  await rm(out, { recursive: true, force: true });
  const { cpu, said } = await spendOn([tool, 'generate', file, '--out', out, '--scope', '@bench'], folder);
  const last = join(out, `client/src/operations/group-${Math.floor((count - 1) / 10)}.ts`);
  if (!(await stat(last).catch(() => undefined))?.isFile()) throw new Error(`${count} operations: ${said}`);
  return cpu;
}

/** Measures code generation for documents of increasing size. */
export const measureGrowth: Part = async (rounds, report) => {
  await mkdir(folder, { recursive: true });
  for (const size of sizes) await writeFile(join(folder, `${size}.json`), JSON.stringify(makeDocument(size)));
  const contenders = sizes.map(
    (size): Contender => ({
      name: `trefoil: ${size.toLocaleString('en')}`,
      measure: async () => ((await generate(size)) * 1000) / size,
    }),
  );
  report({ work: 'growth', unit: 'ms of CPU time for an operation', standings: await compete(contenders, rounds) });
};
