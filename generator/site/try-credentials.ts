/** Credentials of a request, kept for the session of the browser tab and by server. */

import type { Scheme, Target } from '../runtime/client/operation.js';
import { applyBasic, applyCookie, applyHeader, applyQuery } from '../runtime/client/schemes.js';
import { make, makeButton } from './dom.js';
import { readRecord, store } from './storage.js';
import { drawLabeled } from './try-control.js';
import type { TryData, TryScheme } from './try-data.js';

export interface CredentialFields {
  readonly element: HTMLElement;
  /** Shows the credentials for a server. */
  readonly useOrigin: (origin: string) => void;
  /** Adds the credentials to a request. */
  readonly apply: (target: Target) => void;
}

function isBasic({ type, scheme = '' }: TryScheme): boolean {
  return type === 'http' && scheme.toLowerCase() === 'basic';
}

function applyScheme(target: Target, scheme: TryScheme, text: string): void {
  const { name, type, parameter, prefix } = scheme;
  const own = { name, ...(parameter !== undefined && { key: parameter }), ...(prefix !== undefined && { prefix }) };
  if (isBasic(scheme)) {
    const [username = '', ...rest] = text.split(':');
    applyBasic(target, { username, password: rest.join(':') }, { ...own, apply: applyBasic });
    return;
  }
  const isKey = type === 'apiKey';
  const apply: Scheme['apply'] =
    isKey && scheme.in === 'query' ? applyQuery : isKey && scheme.in === 'cookie' ? applyCookie : applyHeader;
  apply(target, text, { ...own, apply });
}

function hintOf(scheme: TryScheme, scopes: readonly string[]): string {
  if (scheme.type === 'mutualTLS') return 'The browser offers its own certificates.';
  if (scheme.in === 'cookie' && scheme.type === 'apiKey')
    return 'A page cannot set cookies: the curl command contains this one, but the browser sends its own.';
  if (isBasic(scheme)) return 'User name and password, separated by a colon.';
  if (scheme.type !== 'oauth2' && scheme.type !== 'openIdConnect') return '';
  return scopes.length === 0 ? 'An access token.' : `An access token with the scopes ${scopes.join(', ')}.`;
}

function typeOf({ type, scheme, in: location, parameter }: TryScheme): string {
  if (type === 'apiKey') return `${location ?? 'header'} ${parameter ?? ''}`;
  return type === 'http' ? `HTTP ${scheme ?? ''}` : type;
}

interface CredentialRow {
  readonly scheme: TryScheme;
  readonly input: HTMLInputElement;
}

function drawRow(scheme: TryScheme, scopes: readonly string[], onInput: (text: string) => void) {
  const input = make('input', { type: 'password', autocomplete: 'off', spellcheck: 'false' });
  input.disabled = scheme.type === 'mutualTLS';
  input.addEventListener('input', () => onInput(input.value));
  const element = drawLabeled(scheme.name, [typeOf(scheme)], input, hintOf(scheme, scopes));
  const show = makeButton('Show', 'tool try-show', () => {
    const isShown = input.type === 'password';
    input.type = isShown ? 'text' : 'password';
    show.textContent = isShown ? 'Hide' : 'Show';
  });
  show.setAttribute('aria-label', `Show or hide ${scheme.name}`);
  input.after(show);
  return { element, row: { scheme, input } };
}

/** Draws a field for each scheme of the chosen alternative. `onChange` is called after each change. */
export function drawCredentials({ security, schemes }: TryData, onChange: () => void): CredentialFields {
  const element = make('fieldset', { class: 'try-part' }, make('legend', {}, 'Credentials'));
  const fields = make('div', { class: 'try-fields' });
  const select = make('select', {});
  let rows: readonly CredentialRow[] = [];
  let key = '';
  const fill = (): void => {
    const stored = readRecord(key);
    for (const { scheme, input } of rows) input.value = stored[scheme.name] ?? '';
  };
  const draw = (): void => {
    const requirement = security[Number(select.value)] ?? {};
    const drawn = Object.entries(requirement).flatMap(([name, scopes]) =>
      schemes
        .filter((scheme) => scheme.name === name)
        .map((scheme) =>
          drawRow(scheme, scopes, (text) => {
            store('session', key, JSON.stringify({ ...readRecord(key), [name]: text }));
            onChange();
          }),
        ),
    );
    rows = drawn.map(({ row }) => row);
    fields.replaceChildren(...drawn.map((credential) => credential.element));
    fill();
  };
  security.forEach((requirement, index) => {
    select.append(make('option', { value: String(index) }, Object.keys(requirement).join(' and ') || 'None'));
  });
  select.addEventListener('change', () => {
    draw();
    onChange();
  });
  element.hidden = security.every((requirement) => Object.keys(requirement).length === 0);
  if (security.length > 1) element.append(drawLabeled('Alternative', [], select));
  element.append(fields);
  draw();
  return {
    element,
    useOrigin: (origin) => {
      key = `trefoil-credentials-${origin}`;
      fill();
    },
    apply: (target) => {
      for (const { scheme, input } of rows) if (input.value !== '') applyScheme(target, scheme, input.value);
    },
  };
}
