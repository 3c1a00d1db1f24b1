/**
 * A sandbox with a separate database, admin requests to it, and checks of responses against the document of its
 * endpoints outside the API.
 */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type StartedSandbox, type StartOptions, startSandbox } from '@community-platform/service';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { expect } from 'vitest';
import { parse } from 'yaml';
import { asObject } from '../../generator/src/openapi/values.js';
import { repository } from '../support/workspace.js';
import { emptyDatabase } from './data-folders.js';

export interface SandboxResponse {
  readonly status: number;
  readonly body: unknown;
  readonly headers: Headers;
}

export interface TestSandbox extends StartedSandbox {
  /** Sends an HTTP request as the admin of the seed data unless `token` is given. A string body is sent unchanged. */
  readonly send: (method: string, path: string, body?: unknown, token?: string) => Promise<SandboxResponse>;
}

export async function openSandbox(options: StartOptions = {}): Promise<TestSandbox> {
  const sandbox = await startSandbox({ database: await emptyDatabase(), ...options });
  return {
    ...sandbox,
    send: async (method, path, body, token = sandbox.adminToken) => {
      const response = await fetch(`${sandbox.url}${path}`, {
        method,
        headers: {
          ...(token !== '' && { authorization: `Bearer ${token}` }),
          ...(body !== undefined && { 'content-type': 'application/json' }),
        },
        ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
      });
      const text = await response.text();
      return { status: response.status, body: text === '' ? undefined : JSON.parse(text), headers: response.headers };
    },
  };
}

export const controlsFile = join(repository, 'spec/service.yaml');
const document = asObject(parse(await readFile(controlsFile, 'utf8')));
const ajv = new Ajv2020({ strict: false, allErrors: true });
addFormats.default(ajv);
ajv.addSchema(document, 'controls');

export interface Control {
  readonly id: string;
  readonly method: string;
  readonly path: string;
}

const methods = ['get', 'put', 'post', 'patch', 'delete'];

/** Every operation of the document. */
const operations: readonly Control[] = Object.entries(asObject(document['paths'])).flatMap(([path, item]) =>
  methods.flatMap((method) => {
    const id = asObject(asObject(item)[method])['operationId'];
    return typeof id === 'string' ? [{ id, method: method.toUpperCase(), path }] : [];
  }),
);

/** Every control of the document. */
export const controls: readonly Control[] = operations.filter(({ path }) => path.startsWith('/sandbox/'));

const seen = new Set<string>();

/** Returns the operations that have returned a documented response. */
export function seenControls(): readonly string[] {
  return [...seen].sort();
}

function escapeKey(key: string): string {
  return key.replaceAll('~', '~0').replaceAll('/', '~1');
}

/** Expects a documented response: its status and a body that matches its schema. */
export function expectDocumented(id: string, { status, body }: Pick<SandboxResponse, 'status' | 'body'>): void {
  const control = operations.find((each) => each.id === id);
  if (control === undefined) throw new Error(`The document has no ${id}`);
  const operation = ['paths', control.path, control.method.toLowerCase()];
  const responses = asObject(
    asObject(asObject(asObject(document['paths'])[control.path])[operation[2] ?? ''])['responses'],
  );
  const key = [String(status), `${Math.floor(status / 100)}XX`].find((each) => each in responses);
  expect(key, `${id} ${status}`).toBeDefined();
  const { $ref } = asObject(responses[key ?? '']);
  const place = typeof $ref === 'string' ? $ref.split('/').slice(1) : [...operation, 'responses', key ?? ''];
  const response = place.reduce<unknown>((node, name) => asObject(node)[name], document);
  if (asObject(response)['content'] === undefined) expect(body).toBeUndefined();
  else {
    const pointer = [...place, 'content', 'application/json', 'schema'].map(escapeKey).join('/');
    const validate = ajv.getSchema(`controls#/${pointer}`);
    if (validate === undefined) throw new Error(`${pointer} is not a schema`);
    expect(validate(body), JSON.stringify(validate.errors)).toBe(true);
  }
  if (status < 300) seen.add(id);
}
