/** Draws the form with which a page sends requests to an operation. */
import { createCopyButton } from './copy.js';
import { printCurl } from './curl.js';
import { make, makeButton, newId } from './dom.js';
import { type BodyFields, drawBody } from './try-body.js';
import { type Control, createControl } from './try-control.js';
import { type CredentialFields, drawCredentials } from './try-credentials.js';
import type { TryData, TryParameter } from './try-data.js';
import { explainFailure } from './try-failure.js';
import { composeRequest, isForbiddenHeader, refusalOf, type TryRequest } from './try-request.js';
import { showResponse } from './try-response.js';
import { drawServers, type ServerChoice } from './try-server.js';

function textOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

function hintOf({ name, in: location, description }: TryParameter): string | undefined {
  if (location === 'cookie')
    return 'A page cannot set cookies: the curl command contains this one, but the browser sends its own.';
  if (location === 'header' && isForbiddenHeader(name))
    return 'Browsers do not let a page set this header. Only the curl command contains it.';
  return description;
}

function drawParameter(parameter: TryParameter): Control {
  const hint = hintOf(parameter);
  const isUnsendable = hint !== parameter.description;
  return createControl(parameter, { where: parameter.in, isUnsendable, hint });
}

class TryForm {
  readonly #data: TryData;
  readonly #servers: ServerChoice;
  readonly #credentials: CredentialFields;
  readonly #parameters: readonly { readonly parameter: TryParameter; readonly control: Control }[];
  readonly #body: BodyFields | undefined;
  readonly #form = make('form', { class: 'try-form' });
  readonly #send = make('button', { type: 'submit', class: 'try-send', 'aria-keyshortcuts': 'Control+Enter' }, 'Send');
  readonly #cancel = makeButton('Cancel', 'tool', () => this.#controller?.abort());
  readonly #status = make('p', { role: 'status', class: 'try-message' });
  readonly #curl = make('code', {});
  readonly #response = make('div', { class: 'try-response', role: 'region', 'aria-label': 'Response' });
  #controller: AbortController | undefined;

  constructor(data: TryData) {
    this.#data = data;
    const update = (): void => this.#update();
    this.#credentials = drawCredentials(data, update);
    this.#servers = drawServers(data.servers, update);
    this.#parameters = data.parameters.map((parameter) => ({ parameter, control: drawParameter(parameter) }));
    this.#body = data.body && drawBody(data.body, update);
    this.#assemble();
    this.#form.addEventListener('input', update);
    this.#form.addEventListener('submit', (event) => {
      event.preventDefault();
      void this.#submit();
    });
    this.#form.addEventListener('keydown', ({ key, ctrlKey, metaKey }) => {
      if (key === 'Enter' && (ctrlKey || metaKey)) this.#form.requestSubmit();
    });
    update();
  }

  #assemble(): void {
    const controls = this.#parameters.map(({ control }) => control.element);
    const fields = make('div', { class: 'try-fields' }, ...controls);
    const parameters = make('fieldset', { class: 'try-part' }, make('legend', {}, 'Parameters'), fields);
    const code = make('div', { class: 'code' }, make('pre', { tabindex: '0' }, this.#curl));
    code.append(createCopyButton(() => this.#curl.textContent ?? ''));
    this.#cancel.hidden = true;
    this.#form.append(
      this.#servers.element,
      this.#credentials.element,
      ...(controls.length === 0 ? [] : [parameters]),
      ...(this.#body === undefined ? [] : [this.#body.element]),
      make('div', { class: 'try-actions' }, this.#send, this.#cancel),
      make('details', { class: 'try-curl' }, make('summary', {}, 'curl command, with credentials'), code),
    );
  }

  get elements(): readonly HTMLElement[] {
    return [this.#form, this.#status, this.#response];
  }

  #compose(): TryRequest {
    const entered = this.#parameters.map(({ parameter, control }) => ({ parameter, value: control.read() }));
    const baseUrl = this.#servers.baseUrl();
    return composeRequest(this.#data, baseUrl, entered, this.#body?.read(), (target) =>
      this.#credentials.apply(target),
    );
  }

  #update(): void {
    try {
      this.#credentials.useOrigin(new URL(this.#servers.baseUrl()).origin);
      this.#curl.textContent = printCurl(this.#compose());
    } catch (error) {
      // A form that is not complete yet has no command.
      this.#curl.textContent = `# ${textOf(error)}`;
    }
  }

  async #submit(): Promise<void> {
    if (this.#controller !== undefined) return;
    this.#response.replaceChildren();
    let request: TryRequest;
    try {
      request = this.#compose();
      this.#status.textContent = refusalOf(request) ?? '';
      if (this.#status.textContent !== '') return;
    } catch (error) {
      this.#status.textContent = textOf(error);
      return;
    }
    const controller = new AbortController();
    this.#controller = controller;
    this.#cancel.hidden = false;
    this.#status.textContent = `Waiting for ${new URL(request.url).origin} …`;
    try {
      await this.#exchange(request, controller.signal);
    } finally {
      this.#controller = undefined;
      this.#cancel.hidden = true;
    }
  }

  async #exchange({ method, url, headers, body }: TryRequest, signal: AbortSignal): Promise<void> {
    const started = performance.now();
    let response: Response | undefined;
    try {
      response = await fetch(url, { method, headers, body: body?.body ?? null, signal });
      this.#status.textContent = `Response ${response.status}, receiving …`;
      await showResponse(this.#response, this.#data, response, started);
      this.#status.textContent = `Response ${response.status}`;
    } catch (error) {
      if (signal.aborted) this.#status.textContent = 'Canceled';
      else if (response !== undefined) this.#status.textContent = `The response ended early: ${textOf(error)}`;
      else this.#status.textContent = await explainFailure(url);
    }
  }
}

/** Draws the form of an operation in the section with its data. */
export function drawTry(section: HTMLElement): void {
  const data: TryData = JSON.parse(section.querySelector('.try-data')?.textContent ?? '');
  const title = make('h2', { id: newId('try'), class: 'try-title' }, 'Try it');
  section.append(title, ...new TryForm(data).elements);
  section.hidden = false;
}
