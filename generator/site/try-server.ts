/** Lets the user choose the server that receives a request. The choice applies to all pages of the session. */
import { baseUrlOf } from '../runtime/client/base-url.js';
import { fillServers } from '../runtime/client/server-variables.js';
import { make } from './dom.js';
import { readRecord, store } from './storage.js';
import { drawLabeled } from './try-control.js';
import type { TryServer } from './try-data.js';

const key = 'trefoil-server';
const otherUrl = 'Other URL';
const localUrl = 'http://localhost:3000';

export interface ServerChoice {
  readonly element: HTMLElement;
  /** Returns the base URL. Throws `TypeError` if it is not a web address. */
  readonly baseUrl: () => string;
}

class ServerFields {
  readonly element = make('div', { class: 'try-server' });
  readonly #select = make('select', {});
  readonly #variables = make('div', { class: 'try-fields' });
  readonly #servers: readonly TryServer[];
  readonly #onChange: () => void;
  #values: Record<string, string>;

  constructor(servers: readonly TryServer[], onChange: () => void) {
    this.#servers = servers;
    this.#onChange = onChange;
    this.#values = { ...readRecord(key) };
    servers.forEach(({ url, description }, index) => {
      const text = description === undefined ? url : `${url} (${description})`;
      this.#select.append(make('option', { value: String(index) }, text));
    });
    this.#select.append(make('option', { value: otherUrl }, otherUrl));
    const stored = this.#values['server url'];
    const index = stored === undefined ? 0 : servers.findIndex(({ url }) => url === stored);
    this.#select.value = servers[index] === undefined ? otherUrl : String(index);
    this.#select.addEventListener('change', () => {
      this.#save('server url', this.#server?.url ?? '');
      this.#draw();
    });
    this.element.append(drawLabeled('Server', [], this.#select), this.#variables);
    this.#draw();
  }

  get #server(): TryServer | undefined {
    return this.#servers[Number(this.#select.value)];
  }

  #save(name: string, value: string): void {
    this.#values = { ...this.#values, [name]: value };
    store('session', key, JSON.stringify(this.#values));
    this.#onChange();
  }

  #draw(): void {
    const rows = this.#server?.variables.map((variable) => this.#drawVariable(variable));
    this.#variables.replaceChildren(...(rows ?? [this.#drawOther()]));
  }

  #drawOther(): HTMLElement {
    const input = make('input', { type: 'url', placeholder: localUrl, required: true, spellcheck: 'false' });
    input.value = this.#values['other url'] ?? localUrl;
    input.addEventListener('input', () => this.#save('other url', input.value));
    return drawLabeled(otherUrl, [], input);
  }

  #drawVariable({ name, default: fallback, enum: values }: TryServer['variables'][number]): HTMLElement {
    const stored = this.#values[`variable ${name}`];
    const input = values === undefined ? make('input', { type: 'text', spellcheck: 'false' }) : make('select', {});
    if (values !== undefined) input.append(...values.map((value) => make('option', {}, value)));
    input.value = stored !== undefined && values?.includes(stored) !== false ? stored : fallback;
    input.addEventListener('input', () => this.#save(`variable ${name}`, input.value));
    return drawLabeled(name, [], input);
  }

  baseUrl(): string {
    const server = this.#server;
    if (server === undefined) return webAddress(this.#values['other url'] ?? localUrl);
    const values = Object.fromEntries(
      server.variables.map(({ name, default: fallback }) => [name, this.#values[`variable ${name}`] ?? fallback]),
    );
    const variables = Object.fromEntries(server.variables.map(({ name, ...variable }) => [name, variable]));
    return webAddress(fillServers(values)(server.url, { url: server.url, template: server.url, variables }));
  }
}

/** Returns an absolute URL without a slash at the end. Relative URLs are resolved against the page. */
function webAddress(text: string): string {
  const url = baseUrlOf({ url: text }, {});
  if (!/^https?:/u.test(url)) throw new TypeError(`"${text}" is not a web address`);
  return url;
}

/** Draws the choice of a server. `onChange` is called after each change. */
export function drawServers(servers: readonly TryServer[], onChange: () => void): ServerChoice {
  const fields = new ServerFields(servers, onChange);
  return { element: fields.element, baseUrl: () => fields.baseUrl() };
}
