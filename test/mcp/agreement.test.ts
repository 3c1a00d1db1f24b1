/** The tool `call` sends the same requests as the generated client, for random values that JSON can represent. */
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { makeRequest } from '../../generator/src/commands/verify/requests.js';
import { loadEncoder } from '../../generator/src/commands/verify/url/encoder.js';
import { createValueContext } from '../../generator/src/commands/verify/valid.js';
import { renderDocument } from '../../generator/src/generate.js';
import { hasFiles } from '../../generator/src/support/guards.js';
import { createRandom, seedOf } from '../../generator/src/support/regexp/random.js';
import { Unmakeable } from '../../generator/src/values/work.js';
import { loadProject, testConfig } from '../support/documents.js';
import { sampleSeed } from '../support/sample.js';
import { repository } from '../support/workspace.js';
import { openSession, startApi } from './session.js';

/** Whether a value is unchanged by JSON. Files, bytes, streams and undefined values are not compared. */
function isPlain(value: unknown): boolean {
  if (hasFiles(value) || value instanceof Uint8Array) return false;
  return JSON.stringify(JSON.parse(JSON.stringify(value ?? null))) === JSON.stringify(value ?? null);
}

test("sends the same requests as the generated client for every operation of this project's document", async () => {
  const api = await startApi();
  const config = { ...testConfig, layout: 'folder', runtime: 'copy', packages: ['types', 'client'] } as const;
  const { value: rendered } = await renderDocument(await loadProject(), config);
  if (rendered === undefined) throw new Error('nothing was rendered');
  const { input, files } = rendered;
  const { encode, remove } = await loadEncoder(input, files, api.base);
  const env = Object.fromEntries(
    ['ADMIN_BEARER', 'HEADLESS_BEARER', 'MEMBER_ACCESS_TOKEN', 'HOST_HEADER'].map((name) => [
      `TREFOIL_AUTH_${name}`,
      'x',
    ]),
  );
  const spec = join(repository, 'spec/openapi.yaml');
  const session = await openSession(spec, { baseUrl: api.base, isWriting: true, env });
  const values = createValueContext(input.api);
  let compared = 0;
  for (const operation of input.api.operations) {
    const random = createRandom(seedOf(Number(sampleSeed), operation.id));
    let request: ReturnType<typeof makeRequest>['request'];
    try {
      ({ request } = makeRequest(values, random, operation, 0));
    } catch (error) {
      if (error instanceof Unmakeable) continue;
      throw error;
    }
    const expected = await encode(operation, request);
    if (typeof expected === 'string' || !isPlain(request)) continue;
    api.requests.length = 0;
    await session.call({ operation: operation.id, ...request });
    const [sent] = api.requests;
    const url = new URL(expected.url);
    expect({ method: sent?.method, url: sent?.url, type: sent?.headers['content-type'] ?? null }).toEqual({
      method: operation.method,
      url: url.pathname + url.search,
      type: expected.headers.get('content-type'),
    });
    expect(Buffer.from(sent?.body ?? '', 'latin1').toString()).toBe(await expected.text());
    compared += 1;
  }
  expect(compared).toBeGreaterThan(input.api.operations.length / 2);
  await session.close();
  await remove();
  await api.close();
});
