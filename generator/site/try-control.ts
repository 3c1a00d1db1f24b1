/** The labeled controls of a form, each of which returns a value for the client's runtime. */
import { make, newId } from './dom.js';
import type { TryField, TryValue } from './try-data.js';
import { faultOf, listExamples, toList, toValue } from './try-value.js';

export interface Control {
  readonly element: HTMLElement;
  /** Returns the value; `undefined` if it is not set. */
  readonly read: () => unknown;
}

export const cookieHint = 'A page cannot set cookies: only the curl command contains this one.';

/** Creates the nodes of text in which backticks enclose code. */
function drawInline(text: string): (Node | string)[] {
  return text.split(/`([^`]+)`/u).map((part, index) => (index % 2 === 1 ? make('code', {}, part) : part));
}

/** Creates a label with a control below it. `facts` are shown after the name, `hint` below the control. */
export function drawLabeled(name: string, facts: readonly string[], input: HTMLElement, hint?: string): HTMLElement {
  input.id ||= newId('input');
  const notes = facts.length === 0 ? [] : [' ', make('span', { class: 'try-facts' }, facts.join(', '))];
  const field = make('div', { class: 'try-field' });
  field.append(make('label', { for: input.id }, make('span', { class: 'try-name' }, name), ...notes), input);
  if (hint !== undefined && hint !== '') {
    const text = make('p', { class: 'try-hint', id: newId('hint') }, ...drawInline(hint));
    input.setAttribute('aria-describedby', text.id);
    field.append(text);
  }
  return field;
}

function drawSelect(value: TryValue, texts: readonly string[]): HTMLSelectElement {
  const select = make('select', {});
  const isChosen = (text: string): boolean => value.required && text === (value.example ?? texts[0]);
  if (!value.required) select.append(make('option', { value: '' }, 'not set'));
  // The value of an option is its position, because its text may be empty.
  texts.forEach((text, index) => {
    select.append(make('option', { value: String(index), selected: isChosen(text) }, text));
  });
  return select;
}

function drawText({ type, items, required, ...value }: TryValue): HTMLInputElement | HTMLTextAreaElement {
  const text = value.example ?? (required ? undefined : value.default);
  const example = text === undefined || items === undefined ? text : toList(text, items);
  const listExample = items === undefined ? undefined : listExamples[items];
  const placeholder = required ? listExample : (example ?? listExample);
  const isLong = (type === 'array' && items === undefined) || type === 'object' || /\n/u.test(example ?? '');
  const input = isLong
    ? make('textarea', { rows: '3', spellcheck: 'false', placeholder })
    : make('input', { type: 'text', autocomplete: 'off', spellcheck: 'false', placeholder });
  if (input instanceof HTMLInputElement && (type === 'number' || type === 'integer')) input.inputMode = 'decimal';
  if (required) input.value = example ?? '';
  const check = (): void => input.setCustomValidity(input.value === '' ? '' : faultOf(input.value, type, items));
  input.addEventListener('input', check);
  check();
  return input;
}

function listFacts({ type, items, required, deprecated, default: fallback }: TryValue, where?: string): string[] {
  if (where === 'page') return [];
  return [
    ...(where === undefined ? [] : [where]),
    ...(type === 'any' ? [] : [items === undefined ? type : `${type} of ${items}`]),
    ...(required ? ['required'] : []),
    ...(deprecated ? ['deprecated'] : []),
    ...(fallback === undefined ? [] : [`default ${fallback}`]),
  ];
}

/** Creates the control of a value; `where` is the location in which it is sent, or `page`. */
export function createControl(value: TryValue, where?: string): Control {
  const { name, type, items, required, description = '' } = value;
  const listHint = items === undefined ? '' : 'Separate values with commas, or enter a JSON array.';
  const texts = type === 'boolean' ? ['true', 'false'] : value.enum;
  const input = texts === undefined ? drawText(value) : drawSelect(value, texts);
  // A string may be empty; the client rejects an empty path parameter with its own message.
  if (required && (type !== 'string' || where === 'path')) input.required = true;
  return {
    element: drawLabeled(name, listFacts(value, where), input, `${description} ${listHint}`.trim()),
    read: () => {
      const text = texts === undefined ? input.value : input.value === '' ? undefined : texts[Number(input.value)];
      const isUnset = text === undefined || (text === '' && texts === undefined && (!required || type !== 'string'));
      return isUnset ? undefined : toValue(text, type, items);
    },
  };
}

/** Creates the control of a form field, whose value may be one or several files. */
export function createFieldControl(field: TryField): Control {
  const { name, required, isFile, isList, contentType, description } = field;
  if (!isFile) return createControl(field);
  const accept = contentType?.includes('/') && !contentType.includes('*/*') ? contentType : undefined;
  const input = make('input', { type: 'file', multiple: isList, required, accept });
  const facts = [isList ? 'files' : 'file', ...(required ? ['required'] : [])];
  return {
    element: drawLabeled(name, facts, input, description ?? contentType),
    read: () => {
      const files = [...(input.files ?? [])];
      return isList && files.length > 0 ? files : files[0];
    },
  };
}
