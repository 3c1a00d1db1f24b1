/** Credentials of a request, stored by server for the session of the browser tab. */

import type { Target } from '../runtime/client/operation.js';
import { applyBasic, applyCookie, applyHeader, applyQuery } from '../runtime/client/schemes.js';
import { make, makeButton } from './dom.js';
import { readRecord, store } from './storage.js';
import { cookieHint, createControl, drawLabeled } from './try-control.js';
import type { TryData, TryScheme } from './try-data.js';

export interface CredentialFields {
  readonly element: HTMLElement;
  /** Shows the credentials for a server. */
  readonly useOrigin: (origin: string) => void;
  /** Adds the credentials to a request. */
  readonly apply: (target: Target) => void;
  /** Explains status 401 and offers to replace or clear the credentials; `undefined` if the operation takes none. */
  readonly drawRefusal: () => HTMLElement | undefined;
}

const appliers = { applyBasic, applyCookie, applyHeader, applyQuery };

function applyScheme(target: Target, { name, apply, parameter, prefix }: TryScheme, text: string): void {
  if (apply === undefined) return;
  const [username = '', ...rest] = text.split(':');
  const value = apply === 'applyBasic' ? { username, password: rest.join(':') } : text;
  const applier = appliers[apply];
  const place = { ...(parameter !== undefined && { key: parameter }), ...(prefix !== undefined && { prefix }) };
  applier(target, value, { name, apply: applier, ...place });
}

function hintOf({ type, apply }: TryScheme, scopes: readonly string[]): string {
  if (type === 'mutualTLS') return 'The browser offers its own certificates.';
  if (apply === 'applyCookie') return cookieHint;
  if (apply === 'applyBasic') return 'User name and password, separated by a colon.';
  if (type !== 'oauth2' && type !== 'openIdConnect') return '';
  return scopes.length === 0 ? 'An access token.' : `An access token with the scopes ${scopes.join(', ')}.`;
}

function drawRow(scheme: TryScheme, scopes: readonly string[], onInput: (text: string) => void) {
  const input = make('input', { type: 'password', autocomplete: 'off', spellcheck: 'false' });
  input.disabled = scheme.apply === undefined;
  input.addEventListener('input', () => onInput(input.value));
  const { name, type, in: location, parameter = '' } = scheme;
  const facts = [type === 'http' ? 'HTTP' : type, scheme.scheme ?? location ?? '', parameter].join(' ').trim();
  const element = drawLabeled(name, [facts], input, hintOf(scheme, scopes));
  const show = makeButton('Show', 'tool try-show', () => {
    const isShown = input.type === 'password';
    input.type = isShown ? 'text' : 'password';
    show.textContent = isShown ? 'Hide' : 'Show';
  });
  show.setAttribute('aria-label', `Show or hide ${name}`);
  input.after(show);
  return { element, scheme, input };
}

type Row = ReturnType<typeof drawRow>;

function change({ input }: Row, text: string): void {
  input.value = text;
  input.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Draws the message about status 401. `resetOf` returns the text that clearing a field restores. */
function drawRefusal(rows: readonly Row[], resetOf: (row: Row) => string): HTMLElement | undefined {
  const [first] = rows.filter(({ input }) => !input.disabled);
  if (first === undefined) return undefined;
  const sent = rows.filter(({ input }) => input.value !== '');
  const focus = ({ input }: Row): void => {
    input.focus();
    input.select();
  };
  const note = make('div', { class: 'try-refusal' });
  if (sent.length === 0) {
    const enter = makeButton('Enter credentials', 'tool', () => focus(first));
    note.append(make('p', {}, 'The request contained no credentials.'), enter);
    return note;
  }
  const names = sent.map(({ scheme }) => scheme.name).join(' and ');
  const text = `The server refused ${names}. The forms of all operations share these fields.`;
  const isReset = sent.some((row) => resetOf(row) !== '' && resetOf(row) !== row.input.value);
  const clear = makeButton(isReset ? 'Use the value from this page' : 'Clear', 'tool', () => {
    for (const row of sent) change(row, isReset ? resetOf(row) : '');
    focus(first);
    note.remove();
  });
  note.append(
    make('p', {}, text),
    makeButton('Replace', 'tool', () => focus(sent[0] ?? first)),
    clear,
  );
  return note;
}

/** Returns the origin of the first server, for which pages contain credentials. */
function originOf([server]: TryData['servers']): string | undefined {
  const isKnown = server !== undefined && URL.canParse(server.url, location.href);
  return isKnown ? new URL(server.url, location.href).origin : undefined;
}

/** Draws a field for each scheme of the chosen alternative. */
export function drawCredentials({ security, schemes, servers }: TryData): CredentialFields {
  const titles = security.map((requirement) => Object.keys(requirement).join(' and ') || 'None');
  const choice = createControl({ name: 'Alternative', required: true, type: 'string', enum: titles }, 'page');
  const holder = make('div', { class: 'try-fields' });
  let rows: readonly Row[] = [];
  const ownKey = `trefoil-credentials-${originOf(servers)}`;
  let key = '';
  const credentialOf = ({ credential }: TryScheme): string => (key === ownKey ? credential : undefined) ?? '';
  const fill = (): void => {
    for (const { scheme, input } of rows) input.value = readRecord(key)[scheme.name] ?? credentialOf(scheme);
  };
  const draw = (): void => {
    const requirement = new Map(Object.entries(security[titles.indexOf(String(choice.read()))] ?? {}));
    rows = schemes
      .filter(({ name }) => requirement.has(name))
      .map((scheme) =>
        drawRow(scheme, requirement.get(scheme.name) ?? [], (text) => {
          // The page's own credential is not stored, because a later version of the page may have another one.
          const stored = text === credentialOf(scheme) ? undefined : text;
          store('session', key, JSON.stringify({ ...readRecord(key), [scheme.name]: stored }));
        }),
      );
    holder.replaceChildren(...rows.map(({ element }) => element));
    fill();
  };
  choice.element.addEventListener('input', draw);
  draw();
  const legend = make('legend', {}, 'Credentials');
  const element = make(
    'fieldset',
    { class: 'try-part' },
    legend,
    ...(titles.length > 1 ? [choice.element] : []),
    holder,
  );
  element.hidden = schemes.length === 0;
  return {
    element,
    useOrigin: (origin) => {
      if (key === `trefoil-credentials-${origin}`) return;
      key = `trefoil-credentials-${origin}`;
      fill();
    },
    apply: (target) => {
      for (const { scheme, input } of rows) if (input.value !== '') applyScheme(target, scheme, input.value);
    },
    drawRefusal: () => drawRefusal(rows, ({ scheme }) => credentialOf(scheme)),
  };
}
