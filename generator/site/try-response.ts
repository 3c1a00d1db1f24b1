/** Shows a response as it arrives. */
import { isJsonType, parseMediaType } from '../runtime/codec/media-type.js';
import { responseOf } from '../runtime/codec/responses.js';
import { createCopyButton } from './copy.js';
import { make } from './dom.js';
import { indentJson } from './json-text.js';
import type { TryData } from './try-data.js';

const streamed =
  /^(?:text\/event-stream|application\/(?:jsonl|x-jsonl|x-jsonlines|x-ndjson|ndjson|json-seq|stream\+json))\b/iu;
const textual = /^text\/|[/+](?:xml|yaml|x-yaml|javascript|graphql|x-www-form-urlencoded|csv)(?:;|$)/iu;

/** Maximum length of displayed text; longer text would slow down the page. */
const mostCharacters = 200_000;

function printSize(bytes: number): string {
  if (bytes < 1_000) return `${bytes} B`;
  return bytes < 1_000_000 ? `${(bytes / 1_000).toFixed(1)} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`;
}

function drawHeaders({ headers, type }: Response): HTMLElement {
  const rows = [...headers].map(([name, value]) =>
    make('tr', {}, make('th', { scope: 'row' }, name), make('td', {}, value)),
  );
  const note = type === 'cors' ? ' (browsers show only those that the server exposes)' : '';
  const summary = make('summary', {}, `Headers: ${rows.length}${note}`);
  return make('details', { class: 'try-headers' }, summary, make('table', {}, make('tbody', {}, ...rows)));
}

function drawText(): { readonly block: HTMLElement; readonly code: HTMLElement } {
  const code = make('code', {});
  const block = make('div', { class: 'code' }, make('pre', { tabindex: '0' }, code));
  block.append(createCopyButton(() => code.textContent ?? ''));
  return { block, code };
}

function drawDownload(blob: Blob, label: string): HTMLAnchorElement {
  // The generic media type prevents browsers from opening the body as a page of this origin.
  const href = URL.createObjectURL(blob.slice(0, blob.size, 'application/octet-stream'));
  return make('a', { class: 'try-download', download: 'response', href }, label);
}

function toDataUrl(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(String(reader.result)));
    reader.addEventListener('error', () => reject(reader.error));
    reader.readAsDataURL(blob);
  });
}

function createDecoder(type: string): TextDecoder {
  try {
    return new TextDecoder(parseMediaType(type)?.parameters.get('charset') ?? 'utf-8');
  } catch {
    return new TextDecoder();
  }
}

/** Draws a body that has arrived completely. */
async function drawBody(blob: Blob, type: string): Promise<HTMLElement[]> {
  if (blob.size === 0) return [make('p', { class: 'try-hint' }, 'The response has no body.')];
  if (/^image\//iu.test(type)) {
    // The page's Content Security Policy allows images in data URLs. Scripts in such images do not run.
    return [make('img', { class: 'try-image', alt: 'The image in the response', src: await toDataUrl(blob) })];
  }
  if (!isJsonType(type) && !textual.test(type)) return [drawDownload(blob, `Download ${printSize(blob.size)}`)];
  const text = createDecoder(type).decode(await blob.arrayBuffer());
  const { block, code } = drawText();
  const printed = isJsonType(type) && text.length <= mostCharacters ? indentJson(text) : text;
  code.textContent = printed.slice(0, mostCharacters);
  return printed.length > mostCharacters ? [block, drawDownload(blob, 'Download all')] : [block];
}

async function readBody(response: Response, onChunk: (chunk: Uint8Array<ArrayBuffer>) => void): Promise<Blob> {
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  const reader = response.body?.getReader();
  for (let result = await reader?.read(); result !== undefined && !result.done; result = await reader?.read()) {
    chunks.push(result.value);
    onChunk(result.value);
  }
  return new Blob(chunks, { type: response.headers.get('content-type') ?? '' });
}

/** Shows a response, and notes about it, in an element. Rejects if the response ends early. */
export async function showResponse(
  holder: HTMLElement,
  data: TryData,
  response: Response,
  sent: number,
  notes: readonly HTMLElement[],
) {
  const { status, statusText, ok } = response;
  const responses = Object.fromEntries(data.responses.map((declared) => [declared.status, declared]));
  const declared = responseOf({ responses }, status);
  const title = `${status} ${statusText}`.trim();
  const statusLine = make('p', { class: 'try-status', 'data-ok': String(ok) }, title);
  const meaning = declared === undefined ? 'This status is not declared.' : `Declared: ${declared.description}`;
  const facts = make('p', { class: 'try-facts' }, `${Math.round(performance.now() - sent)} ms`);
  const body = make('div', { class: 'try-body' });
  holder.replaceChildren(statusLine, make('p', {}, meaning), ...notes, facts, drawHeaders(response), body);
  holder.scrollIntoView({ block: 'nearest' });
  const type = response.headers.get('content-type') ?? '';
  const text = streamed.test(type) ? drawText() : undefined;
  if (text !== undefined) body.append(text.block);
  const decoder = createDecoder(type);
  let shown = 0;
  const blob = await readBody(response, (chunk) => {
    const piece = text === undefined ? '' : decoder.decode(chunk, { stream: true });
    if (shown < mostCharacters) text?.code.append(piece);
    shown += piece.length;
  });
  facts.textContent = `${Math.round(performance.now() - sent)} ms, ${printSize(blob.size)}`;
  if (text !== undefined) return;
  body.replaceChildren(...(await drawBody(blob, type)));
  holder.scrollIntoView({ block: 'nearest' });
}
