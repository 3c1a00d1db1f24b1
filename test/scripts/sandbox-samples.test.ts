/** The reference of a sandbox: every sample runs as pasted, and a page from another origin can use the API. */
import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { asArray, asObject, asString, type JsonObject } from '../../generator/src/openapi/values.js';
import { resolve } from '../../generator/src/support/json-pointer.js';
import { varyingTodayIn } from '../service/known-differences.js';
import { differencesOf } from '../service/response-differences.js';
import { hasBrowser, openBrowser, openPage } from '../support/browser.js';
import { hasCurl } from '../support/curl.js';
import { drawSample } from '../support/long.js';
import { copyProject, type ProjectCopy } from '../support/project-copy.js';
import { runScript, type WatchedProcess } from '../support/script-process.js';
import { repository } from '../support/snippets.js';
import { testUploads } from './uploads-chapter.js';

const tokens = { SANDBOX_ADMIN_TOKEN: 'admin-token-of-the-test', SANDBOX_HEADLESS_TOKEN: 'headless-token-of-the-test' };
/** Timeout in milliseconds for all samples of a full run, in which a reset follows each sample that writes. */
const LIMIT = 1_800_000;
const asAdmin = { authorization: `Bearer ${tokens.SANDBOX_ADMIN_TOKEN}` };

// A copy of the project, because `npm start` generates outdated packages.
let project: ProjectCopy;
let script: WatchedProcess;
let base: string;
let html: string;
beforeAll(async () => {
  project = await copyProject();
  const env = { BASE_URL: '', LOG_LEVEL: 'error', ...tokens };
  script = runScript('start', ['--memory', '--port', '0'], env, project.folder);
  [, base = ''] = await script.waitFor(/Reference {2,}(http:\/\/localhost:\d+)\//u);
  html = await (await fetch(`${base}/redoc.html`)).text();
});
afterAll(async () => {
  await script?.end('SIGKILL');
  await project?.remove();
});

/** Returns the document that the page shows, from one line of its script. */
function readShown(): JsonObject {
  const [, text = ''] = /\n *const __redoc_definition = (.*);\n/u.exec(html) ?? [];
  return asObject(JSON.parse(text));
}

interface Sample {
  readonly id: string;
  readonly isRead: boolean;
  readonly statuses: readonly string[];
  readonly curl: string;
  readonly client: string;
  /** Samples in JavaScript and Python. */
  readonly others: readonly string[];
  /** The example body shown beside the sample; `undefined` for a response without a body. */
  readonly example: unknown;
}

function follow(document: JsonObject, value: unknown): JsonObject {
  const { $ref } = asObject(value);
  return typeof $ref === 'string' ? follow(document, resolve(document, $ref.slice(1))) : asObject(value);
}

/** Returns the first example of the first success response, which the page shows initially. */
function findExample(document: JsonObject, operation: JsonObject): unknown {
  const [, response] = Object.entries(asObject(operation['responses'])).find(([status]) => /^2/u.test(status)) ?? [];
  const [media] = Object.values(asObject(follow(document, response)['content']));
  const [example] = Object.values(asObject(asObject(media)['examples']));
  return follow(document, example)['value'];
}

/** Returns every sample of the served page. */
function listServed(): Sample[] {
  const document = readShown();
  return Object.values(asObject(document['paths'])).flatMap((item) =>
    Object.entries(asObject(item)).flatMap(([method, operation]) => {
      const samples = asArray(asObject(operation)['x-codeSamples']).map(asObject);
      const find = (label: string): string =>
        asString(samples.find((each) => each['label'] === label)?.['source']) ?? '';
      if (samples.length === 0) return [];
      return [
        {
          id: asString(asObject(operation)['operationId']) ?? '',
          isRead: method === 'get',
          statuses: Object.keys(asObject(asObject(operation)['responses'])),
          curl: find('curl'),
          client: find('TypeScript'),
          others: [find('JavaScript'), find('Python')],
          example: findExample(document, asObject(operation)),
        },
      ];
    }),
  );
}

/** Operations about a token on the page. After a reset, the token is missing until the page is opened again. */
const aboutTokens: readonly string[] = ['refreshAccessToken', 'revokeAccessToken', 'revokeRefreshToken'];

async function openAgain(): Promise<void> {
  html = await (await fetch(`${base}/redoc.html`)).text();
}

async function reset(): Promise<void> {
  expect((await fetch(`${base}/sandbox/reset`, { method: 'POST', headers: asAdmin })).status).toBe(204);
}

/** Expects one of an operation's success statuses. */
function expectSuccess({ id, statuses }: Sample, status: string): void {
  expect(
    statuses.filter((each) => /^2\d\d$/u.test(each)),
    id,
  ).toContain(status);
}

/** Returns some of the samples, including all that use a token. */
function drawSamples(kind: string): readonly Sample[] {
  const served = listServed();
  const drawn = new Set(drawSample(served, 20, `${kind} samples as pasted`));
  return served.filter((sample) => drawn.has(sample) || aboutTokens.includes(sample.id));
}

test('every operation has samples with the sandbox URL and without token placeholders', async () => {
  const document = asObject(JSON.parse(await readFile(join(repository, 'dist/openapi.json'), 'utf8')));
  const ids = Object.values(asObject(document['paths'])).flatMap((item) =>
    Object.values(asObject(item)).flatMap((operation) => asString(asObject(operation)['operationId']) ?? []),
  );
  const served = listServed();
  expect(served.map(({ id }) => id)).toEqual(ids);
  for (const { curl, client, others } of served) {
    for (const source of [curl, client, ...others]) {
      expect(source).toContain(base);
      expect(source).not.toMatch(/API_KEY|ACCESS_TOKEN|community\.example\/api/u);
    }
  }
});

test('the documents name the sandbox as their server', async () => {
  const servers = [{ url: base, description: 'This sandbox.' }];
  expect(readShown()['servers']).toEqual(servers);
  const document = asObject(JSON.parse(await readFile(join(repository, 'dist/openapi.json'), 'utf8')));
  expect(await (await fetch(`${base}/openapi.json`)).json()).toEqual({ ...document, servers });
  expect(await (await fetch(`${base}/openapi.yaml`)).text()).toContain(`\nservers:\n  - url: ${base}\n`);
});

test('the page contains no tokens if it is requested under another host name', async () => {
  const port = Number(new URL(base).port);
  const { entries } = asObject(await (await fetch(`${base}/search.json`)).json());
  const [, , , path = ''] = asArray(asArray(entries).find((entry) => asArray(entry)[0] === 'operation')).map(String);
  for (const page of ['redoc.html', path]) {
    const { stdout } = await promisify(execFile)(
      'curl',
      ['-s', '-H', 'Host: elsewhere.example', `http://127.0.0.1:${port}/${page}`],
      { maxBuffer: 64 * 1024 * 1024 },
    );
    expect(stdout).toContain(`"servers":[{"url":"${base}"`);
    for (const token of Object.values(tokens)) {
      expect(html).toContain(token);
      expect(stdout).not.toContain(token);
    }
  }
});

interface CurlResult {
  readonly status: string;
  readonly body: unknown;
}

async function runCurl({ curl }: Sample): Promise<CurlResult> {
  const { stdout } = await promisify(execFile)('bash', ['-c', `${curl} --silent --write-out '\n%{http_code}'`]);
  const end = stdout.lastIndexOf('\n');
  const text = stdout.slice(0, end);
  return { status: stdout.slice(end + 1), body: text === '' ? undefined : JSON.parse(text) };
}

/** Returns the differences, except known ones, between a response and the example beside its sample. */
function differencesIn({ id, example }: Sample, body: unknown): readonly string[] {
  return differencesOf(example, body, varyingTodayIn(id)).map((difference) => `${id} ${difference}`);
}

test.skipIf(!hasCurl())('curl samples of read operations return the example shown beside them', async () => {
  await reset();
  await openAgain();
  const differences: string[] = [];
  for (const sample of listServed().filter(({ isRead }) => isRead)) {
    const { status, body } = await runCurl(sample);
    expectSuccess(sample, status);
    differences.push(...differencesIn(sample, body));
  }
  expect(differences).toEqual([]);
});

test.skipIf(!hasCurl())(
  'curl samples get a success response',
  async () => {
    for (const { id } of drawSamples('curl')) {
      if (aboutTokens.includes(id)) await openAgain();
      const sample = listServed().find((each) => each.id === id);
      if (sample === undefined) throw new Error(`${id} has no sample`);
      const { status, body } = await runCurl(sample);
      expectSuccess(sample, status);
      if (!sample.isRead) {
        expect(differencesIn(sample, body)).toEqual([]);
        await reset();
        // The date in the sample may have changed.
        await openAgain();
      }
    }
  },
  LIMIT,
);

/** Returns a program that runs files one after another, and prints their errors and the sandbox's responses. */
function driver(samples: readonly Sample[]): string {
  return `
const headers = ${JSON.stringify(asAdmin)};
let printed;
console.log = (value) => { printed = value; };
for (const { id: name, isRead } of ${JSON.stringify(samples)}) {
  if (${JSON.stringify(aboutTokens)}.includes(name)) await (await fetch('${base}')).text();
  const error = await import('./' + name + '.ts').then(() => null, String);
  const { requests } = await (await fetch('${base}/sandbox/requests', { headers })).json();
  const [{ status, operation_id: id } = {}] = requests;
  process.stdout.write(JSON.stringify({ error, id, status: String(status), printed }) + '\\n');
  if (!isRead) await fetch('${base}/sandbox/reset', { method: 'POST', headers });
}
`;
}

function withoutDays(value: unknown): unknown {
  return value === undefined
    ? undefined
    : JSON.parse(JSON.stringify(value).replaceAll(/\d{4}-\d\d-\d\d(?=[T "])/gu, '2000-01-02'));
}

test(
  'client samples get a success response if they run in a folder where the client is installed',
  async () => {
    // Earlier tests may have read as the member whose last visit an example shows.
    await reset();
    await openAgain();
    const folder = await makeClientFolder();
    try {
      const chosen = drawSamples('client');
      for (const { id, client } of chosen) await writeFile(join(folder, `${id}.ts`), client);
      await writeFile(join(folder, 'driver.ts'), driver(chosen));
      const tsx = pathToFileURL(join(repository, 'node_modules/tsx/dist/loader.mjs')).href;
      const { stdout } = await promisify(execFile)(process.execPath, ['--import', tsx, 'driver.ts'], {
        cwd: folder,
        maxBuffer: 64 * 1024 * 1024,
      });
      const outcomes = stdout
        .trim()
        .split('\n')
        .map((line) => asObject(JSON.parse(line)));
      expect(outcomes).toHaveLength(chosen.length);
      for (const [index, sample] of chosen.entries()) {
        const { error, id, status, printed } = outcomes[index] ?? {};
        expect([error, id], sample.id).toEqual([null, sample.id]);
        expectSuccess(sample, String(status));
        // The date is not the client's, and changes if the sandbox is reset overnight.
        const [example = true, body] = [sample.example, printed].map(withoutDays);
        expect(differencesIn({ ...sample, example }, body)).toEqual([]);
      }
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  },
  LIMIT,
);

/** Makes a folder in which the client is installed. */
async function makeClientFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'trefoil-pasted-'));
  const packages = 'node_modules/@community-platform';
  await mkdir(join(folder, 'node_modules'));
  await symlink(join(project.folder, packages), join(folder, packages));
  await writeFile(join(folder, 'package.json'), '{ "type": "module" }');
  return folder;
}

testUploads(() => ({ base, token: tokens.SANDBOX_ADMIN_TOKEN, makeFolder: makeClientFolder }));

describe.skipIf(!hasBrowser())('in a browser', () => {
  let browser: Browser;
  let other: Server;
  let origin: string;
  beforeAll(async () => {
    browser = await openBrowser();
    other = createServer((_request, response) => {
      response.setHeader('content-type', 'text/html').end('<!doctype html><title>Another</title>');
    });
    await new Promise<void>((done) => other.listen(0, '127.0.0.1', done));
    const address = other.address();
    origin = `http://localhost:${typeof address === 'object' && address !== null ? address.port : 0}`;
  });
  afterAll(async () => {
    await browser?.close();
    other?.close();
  });

  test('the page shows samples with the URL and the token, without errors', async () => {
    const [item] = Object.values(asObject(readShown()['paths'])).map(asObject);
    const { tags, summary } = asObject(item?.['get']);
    const { page, errors } = await openPage(browser, 1400, 900);
    await page.goto(base);
    await page
      .getByRole('navigation')
      .getByRole('link', { name: asString(asArray(tags)[0]) ?? '', exact: true })
      .click();
    await page
      .getByRole('main')
      .getByRole('link', { name: asString(summary) ?? '' })
      .first()
      .click();
    const sample = page.locator('.sample pre').first();
    await expect.poll(() => sample.textContent()).toContain(base);
    expect(await sample.textContent()).toContain(tokens.SANDBOX_ADMIN_TOKEN);
    // The form sends the request with the token.
    await page.getByText('Try it', { exact: true }).click();
    await page.getByRole('button', { name: 'Send' }).click();
    await page.getByRole('region', { name: 'Response' }).getByText('200 OK').waitFor();
    expect(errors).toEqual([]);
    await page.close();
  });

  test('a page from another local origin can read data, write data, and read error responses', async () => {
    const { page } = await openPage(browser, 400, 400);
    await page.goto(origin);
    const seen = await page.evaluate(
      async ({ api, headers }) => {
        const ask = async (path: string, init: RequestInit = {}) => {
          const result = await fetch(`${api}${path}`, init);
          const exposed = ['x-request-id', 'ratelimit-limit'].map((name) => result.headers.get(name) !== null);
          return [result.status, typeof (await result.json()), ...exposed];
        };
        const body = JSON.stringify({ name: 'Made by a page' });
        const made = { method: 'POST', headers: { ...headers, 'content-type': 'application/json' }, body };
        return [
          await ask('/api/admin/v2/posts', { headers }),
          await ask('/api/admin/v2/topics', made),
          await ask('/api/admin/v2/posts'),
          await ask('/sandbox/clock', { headers }),
          // Its tokens cannot be read by other origins.
          await fetch(api).then(
            () => 'read',
            (error: unknown) => String(error),
          ),
        ];
      },
      { api: base, headers: asAdmin },
    );
    expect(seen).toEqual([
      [200, 'object', true, true],
      [201, 'object', true, true],
      [401, 'object', true, true],
      [200, 'object', true, false],
      'TypeError: Failed to fetch',
    ]);
    await page.close();
  });
});
