/** A sandbox over a database of its own, asked as its admin, and its document of controls with what checks answers by it. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type StartedSandbox, startSandbox, type StartOptions } from '@community-platform/service';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { expect } from 'vitest';
import { parse } from 'yaml';
import { asObject } from '../../generator/src/openapi/values.js';
import { repository } from '../support/workspace.js';
import { emptyDatabase } from './data-folders.js';

export interface Told {
  readonly status: number;
  readonly body: unknown;
  readonly headers: Headers;
}

export interface AskedSandbox extends StartedSandbox {
  /** A request over HTTP, as the admin of the sample unless `token` says otherwise; a text is sent as it is. */
  readonly send: (method: string, path: string, body?: unknown, token?: string) => Promise<Told>;
}

export const openSandbox = async (options: StartOptions = {}): Promise<AskedSandbox> => {
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
};

export const controlsFile = join(repository, 'packages/service/sandbox.yaml');
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
export const controls: readonly Control[] = Object.entries(asObject(document['paths'])).flatMap(([path, item]) =>
  methods.flatMap((method) => {
    const id = asObject(asObject(item)[method])['operationId'];
    return typeof id === 'string' ? [{ id, method: method.toUpperCase(), path }] : [];
  }),
);

const seen = new Set<string>();

/** The operations that have been answered as the document says. */
export const seenControls = (): readonly string[] => [...seen].sort();

const escapeKey = (key: string): string => key.replaceAll('~', '~0').replaceAll('/', '~1');

/** Expects an answer that the document has: its status, and a body of its schema. */
export const expectDocumented = (id: string, { status, body }: Told): void => {
  const control = controls.find((each) => each.id === id);
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
    if (validate === undefined) throw new Error(`${pointer} is no schema`);
    expect(validate(body), JSON.stringify(validate.errors)).toBe(true);
  }
  if (status < 300) seen.add(id);
};
