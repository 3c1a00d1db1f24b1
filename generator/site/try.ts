/** Draws the form with which a page sends requests to an operation. */
import { copyFrom, createCopyButton } from './copy.js';
import { printCurl } from './curl.js';
import { make, makeButton } from './dom.js';
import { type BodyFields, drawBody } from './try-body.js';
import { confirmSending } from './try-confirm.js';
import { type Control, cookieHint, createControl } from './try-control.js';
import { type CredentialFields, drawCredentials } from './try-credentials.js';
import type { TryData, TryParameter } from './try-data.js';
import { explainFailure } from './try-failure.js';
import { checkSendable, composeRequest, isForbiddenHeader, type TryRequest } from './try-request.js';
import { showResponse } from './try-response.js';
import { drawServers, type ServerFields } from './try-server.js';

const copyLabel = 'Copy as curl';

function textOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

function drawParameter(parameter: TryParameter): Control {
  const { name, in: location, description = '' } = parameter;
  const isForbidden = location === 'header' && isForbiddenHeader(name);
  const forbiddenHint = 'Browsers do not let a page set this header. Only the curl command contains it.';
  const hint = location === 'cookie' ? cookieHint : isForbidden ? forbiddenHint : description;
  return createControl({ ...parameter, description: hint }, location);
}

class TryForm {
  readonly #data: TryData;
  readonly #servers: ServerFields;
  readonly #credentials: CredentialFields;
  readonly #parameters: ReadonlyMap<TryParameter, Control>;
  readonly #body: BodyFields | undefined;
  readonly #form = make('form', { class: 'try-form' });
  readonly #send = make('button', { type: 'submit', class: 'try-send', 'aria-keyshortcuts': 'Control+Enter' }, 'Send');
  readonly #cancel = makeButton('Cancel', 'tool', () => this.#controller?.abort());
  readonly #status = make('p', { role: 'status', class: 'try-message' });
  readonly #curl = make('code', {});
  readonly #copy: HTMLButtonElement = makeButton(
    copyLabel,
    'tool',
    () => void copyFrom(this.#copy, copyLabel, this.#curl.textContent ?? ''),
  );
  readonly #response = make('div', { class: 'try-response', role: 'region', 'aria-label': 'Response' });
  #controller: AbortController | undefined;

  constructor(data: TryData) {
    this.#data = data;
    this.#credentials = drawCredentials(data);
    this.#servers = drawServers(data);
    this.#parameters = new Map(data.parameters.map((parameter) => [parameter, drawParameter(parameter)]));
    this.#body = data.body && drawBody(data.body);
    this.#form.addEventListener('input', () => this.#update());
    this.#form.addEventListener('submit', (event) => {
      event.preventDefault();
      void this.#submit();
    });
    this.#form.addEventListener('invalid', () => this.#clear('Not sent: correct the marked fields.'), true);
    this.#form.addEventListener('keydown', ({ key, ctrlKey, metaKey }) => {
      if (key === 'Enter' && (ctrlKey || metaKey)) this.#form.requestSubmit();
    });
    this.#update();
  }

  drawIn(section: HTMLElement): void {
    const controls = [...this.#parameters.values()].map(({ element }) => element);
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
      make('div', { class: 'try-actions' }, this.#send, this.#cancel, this.#copy),
      make('details', { class: 'try-curl' }, make('summary', {}, 'curl command, with credentials'), code),
    );
    section.append(this.#form, this.#status, this.#response);
  }

  #compose(authorize = this.#credentials.apply): TryRequest {
    const entered = new Map([...this.#parameters].map(([parameter, control]) => [parameter, control.read()]));
    const baseUrl = this.#servers.baseUrl();
    return composeRequest(this.#data, baseUrl, entered, this.#body?.read(), authorize);
  }

  #update(): void {
    try {
      this.#credentials.useOrigin(new URL(this.#servers.baseUrl()).origin);
      this.#curl.textContent = printCurl(this.#compose());
      this.#copy.disabled = false;
    } catch (error) {
      // An incomplete form has no command.
      this.#curl.textContent = `# ${textOf(error)}`;
      this.#copy.disabled = true;
    }
  }

  /** Replaces the response of the previous request with a message, unless a response is arriving. */
  #clear(message: string): void {
    if (this.#controller !== undefined) return;
    this.#response.replaceChildren();
    this.#status.textContent = message;
  }

  async #submit(): Promise<void> {
    if (this.#controller !== undefined) return;
    this.#clear('');
    this.#controller = new AbortController();
    this.#cancel.hidden = false;
    this.#status.textContent = await this.#exchange(this.#controller.signal);
    this.#controller = undefined;
    this.#cancel.hidden = true;
  }

  /** Sends the request and shows the response. Resolves to a message about the outcome. */
  async #exchange(signal: AbortSignal): Promise<string> {
    let sentTo: string | undefined;
    let response: Response | undefined;
    try {
      const request = this.#compose();
      checkSendable(request);
      const { method, url, headers, body } = request;
      const [{ origin }, shown] = [new URL(url), this.#compose(() => undefined).url];
      if (method.toUpperCase() === 'DELETE' && !(await confirmSending(method, shown))) return 'Not sent';
      this.#status.textContent = `Waiting for ${origin} …`;
      sentTo = url;
      const started = performance.now();
      response = await fetch(url, { method, headers, body: body?.body ?? null, signal });
      this.#status.textContent = `Response ${response.status}, receiving …`;
      const refusal = response.status === 401 ? this.#credentials.drawRefusal() : undefined;
      await showResponse(this.#response, this.#data, response, started, refusal === undefined ? [] : [refusal]);
      return `Response ${response.status}`;
    } catch (error) {
      if (signal.aborted) return 'Canceled';
      if (response !== undefined) return `The response ended early: ${textOf(error)}`;
      return sentTo === undefined ? textOf(error) : explainFailure(sentTo);
    }
  }
}

/** Draws the form of an operation in the section with its data. */
export function drawTry(section: HTMLElement): void {
  const draw = (): void => {
    const data: TryData = JSON.parse(section.querySelector('.try-data')?.textContent ?? '');
    new TryForm(data).drawIn(section);
    section.hidden = false;
  };
  const panel = section.closest('details');
  if (panel === null) draw();
  // The form is drawn when it is opened, because most readers send no requests.
  panel?.removeAttribute('hidden');
  panel?.addEventListener('toggle', draw, { once: true });
}
