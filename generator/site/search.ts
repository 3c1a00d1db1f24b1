/** The search dialog: a combobox whose list contains the matching pages. */
import { make, makeButton, newId } from './dom.js';
import { highlight } from './highlight.js';
import { type Hit, loadSearch, type Search } from './search-index.js';

class SearchDialog {
  readonly #list = make('div', { role: 'listbox', id: newId('hits'), class: 'search-list', 'aria-label': 'Results' });
  readonly #input = make('input', {
    type: 'search',
    role: 'combobox',
    class: 'search-input',
    'aria-label': 'Search the reference',
    'aria-autocomplete': 'list',
    'aria-expanded': 'false',
    'aria-controls': this.#list.id,
    autocomplete: 'off',
    spellcheck: 'false',
    placeholder: 'Search operations, schemas and fields',
  });
  readonly #status = make('p', { role: 'status', class: 'search-status' });
  readonly #dialog = make('dialog', { class: 'search', 'aria-label': 'Search' }, this.#input, this.#status, this.#list);
  readonly #root: URL;
  #search: Promise<Search | undefined> | undefined;
  #options: readonly HTMLAnchorElement[] = [];
  #active = 0;

  constructor(root: URL) {
    this.#root = root;
    this.#input.addEventListener('input', () => void this.#update());
    this.#dialog.addEventListener('keydown', (event) => this.#onKey(event));
    this.#dialog.addEventListener('click', ({ target }) => {
      // A click on the backdrop has the dialog itself as its target; a link may lead to the same page.
      if (target === this.#dialog || (target instanceof Element && target.closest('a') !== null)) this.#dialog.close();
    });
    document.body.append(this.#dialog);
  }

  /** Loads the index once. If loading fails, resolves to `undefined`, and the next call tries again. */
  load(): Promise<Search | undefined> {
    this.#search ??= loadSearch(this.#root).catch(() => (this.#search = undefined));
    return this.#search;
  }

  open(): void {
    if (this.#dialog.open) return;
    this.#dialog.showModal();
    this.#input.select();
    void this.#update();
  }

  async #update(): Promise<void> {
    const query = this.#input.value.trim();
    const search = await this.load();
    // A later input has its own update.
    if (query !== this.#input.value.trim()) return;
    this.#show(query, query === '' ? [] : (search?.(query) ?? []));
    if (search !== undefined) return;
    this.#status.textContent = 'The search index cannot be loaded. Pages that are opened as files have no search.';
  }

  #show(query: string, hits: readonly Hit[]): void {
    const options: HTMLAnchorElement[] = [];
    const groups = [...new Set(hits.map(({ group }) => group))].map((group) => {
      const title = make('div', { class: 'search-group-title', id: newId('group') }, group);
      const own = hits.filter((hit) => hit.group === group).map(drawHit);
      options.push(...own);
      return make('div', { role: 'group', 'aria-labelledby': title.id }, title, ...own);
    });
    this.#options = options;
    this.#list.replaceChildren(...groups);
    this.#input.setAttribute('aria-expanded', String(options.length > 0));
    this.#status.textContent = query === '' ? '' : options.length === 1 ? '1 result' : `${options.length} results`;
    if (query !== '' && options.length === 0) {
      const overview = make('a', { href: new URL('index.html', this.#root).href }, 'overview');
      const covered = 'No results. The search covers titles, paths, names of fields and chapters. See the ';
      this.#status.replaceChildren(covered, overview, '.');
    }
    this.#activate(0);
  }

  #activate(index: number): void {
    const { length } = this.#options;
    this.#active = length === 0 ? 0 : (index + length) % length;
    this.#options.forEach((option, position) => {
      option.setAttribute('aria-selected', String(position === this.#active));
    });
    const option = this.#options[this.#active];
    if (option === undefined) this.#input.removeAttribute('aria-activedescendant');
    else this.#input.setAttribute('aria-activedescendant', option.id);
    option?.scrollIntoView({ block: 'nearest' });
  }

  #onKey(event: KeyboardEvent): void {
    if (event.isComposing) return;
    if (event.key === 'ArrowDown') this.#activate(this.#active + 1);
    else if (event.key === 'ArrowUp') this.#activate(this.#active - 1);
    else if (event.key === 'Enter' && event.target === this.#input) this.#options[this.#active]?.click();
    // In a search field, the first Escape would only clear the text.
    else if (event.key === 'Escape') this.#dialog.close();
    else return;
    event.preventDefault();
  }
}

function drawHit({ title, detail, url, terms }: Hit): HTMLAnchorElement {
  return make(
    'a',
    { role: 'option', id: newId('option'), class: 'search-option', href: url.href, tabindex: '-1' },
    make('span', { class: 'search-title' }, ...highlight(title, terms)),
    make('span', { class: 'search-detail' }, ...highlight(detail, terms)),
  );
}

/** Creates the search button. The dialog also opens with `/`, Ctrl+K and ⌘K. */
export function createSearch(): HTMLButtonElement {
  const dialog = new SearchDialog(new URL(document.documentElement.dataset['root'] || './', location.href));
  const button = makeButton('Search', 'tool search-button', () => dialog.open());
  button.append(' ', make('kbd', {}, /Mac|iPhone|iPad/u.test(navigator.userAgent) ? '⌘K' : 'Ctrl K'));
  // Users who point at or focus the button will probably search.
  for (const event of ['pointerenter', 'focus']) button.addEventListener(event, () => void dialog.load());
  button.setAttribute('aria-keyshortcuts', '/ Control+K Meta+K');
  addEventListener('keydown', (event) => {
    const { key, ctrlKey, metaKey, altKey } = event;
    const isShortcut = key.toLowerCase() === 'k' && (ctrlKey || metaKey) && !altKey;
    const isTyping = event.target instanceof Element && event.target.closest('input, textarea, select') !== null;
    const isSlash = key === '/' && !ctrlKey && !metaKey && !altKey && !isTyping;
    if (!isShortcut && !isSlash) return;
    event.preventDefault();
    dialog.open();
  });
  // The page for unknown paths links to the search.
  if (location.hash === '#trefoil-search') dialog.open();
  return button;
}
