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
  let rows: readonly ReturnType<typeof drawRow>[] = [];
  const ownKey = `trefoil-credentials-${originOf(servers)}`;
  let key = '';
  const fill = (): void => {
    for (const { scheme, input } of rows) {
      const credential = key === ownKey ? scheme.credential : undefined;
      input.value = readRecord(key)[scheme.name] ?? credential ?? '';
    }
  };
  const draw = (): void => {
    const requirement = new Map(Object.entries(security[titles.indexOf(String(choice.read()))] ?? {}));
    rows = schemes
      .filter(({ name }) => requirement.has(name))
      .map((scheme) =>
        drawRow(scheme, requirement.get(scheme.name) ?? [], (text) => {
          store('session', key, JSON.stringify({ ...readRecord(key), [scheme.name]: text }));
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
  };
}
