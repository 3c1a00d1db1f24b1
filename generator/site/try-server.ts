/** Lets the user choose the server of a request, for all pages of the session; another URL applies only to its page. */
import { baseUrlOf } from '../runtime/client/base-url.js';
import { fillServers } from '../runtime/client/server-variables.js';
import { make } from './dom.js';
import { readRecord, store } from './storage.js';
import { type Control, createControl } from './try-control.js';
import type { TryData, TryServer } from './try-data.js';

const key = 'trefoil-server';
const otherUrl = 'Other URL';
const localUrl = 'http://localhost:3000';

export interface ServerFields {
  readonly element: HTMLElement;
  /** Returns the base URL. Throws `TypeError` if it is not a web address. */
  readonly baseUrl: () => string;
}

/** Creates a control whose value is stored for the session. */
function createStored(name: string, fallback: string, values?: readonly string[]): Control {
  const stored = readRecord(key)[name];
  const example = stored === undefined || values?.includes(stored) === false ? fallback : stored;
  const control = createControl(
    { name, required: true, type: 'string', example, ...(values && { enum: values }) },
    'page',
  );
  control.element.addEventListener('input', () => {
    if (name !== otherUrl && control.read() !== otherUrl)
      store('session', key, JSON.stringify({ ...readRecord(key), [name]: control.read() }));
  });
  return control;
}

function webAddress(text: string): string {
  const url = baseUrlOf({ url: text }, {});
  if (!/^https?:/u.test(url)) throw new TypeError(`"${text}" is not a web address`);
  return url;
}

/** Draws the controls for choosing a server and its variables or, unless `isClosed`, another URL. */
export function drawServers({ servers, isClosed = false }: Pick<TryData, 'servers' | 'isClosed'>): ServerFields {
  const titles = servers.map(({ url, description }) => (description === undefined ? url : `${url} (${description})`));
  const choice = createStored('Server', titles[0] ?? otherUrl, isClosed ? titles : [...titles, otherUrl]);
  const holder = make('div', { class: 'try-fields' });
  let controls: ReadonlyMap<string, Control> = new Map();
  const chosen = (): TryServer | undefined => servers[titles.indexOf(String(choice.read()))];
  const draw = (): void => {
    const rows = chosen()?.variables ?? [{ name: otherUrl, default: localUrl }];
    controls = new Map(rows.map((row) => [row.name, createStored(row.name, row.default, row.enum)]));
    holder.replaceChildren(...[...controls.values()].map(({ element }) => element));
  };
  choice.element.addEventListener('input', draw);
  draw();
  return {
    element: make('div', { class: 'try-server' }, choice.element, holder),
    baseUrl: () => {
      const server = chosen();
      const values = Object.fromEntries([...controls].map(([name, control]) => [name, String(control.read() ?? '')]));
      if (server === undefined) return webAddress(values[otherUrl] ?? '');
      return webAddress(fillServers(values)(server.url, { url: server.url, template: server.url }));
    },
  };
}
