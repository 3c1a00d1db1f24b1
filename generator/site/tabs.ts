import { listAll, makeButton, newId } from './dom.js';
import { readStored, store } from './storage.js';

interface Tab {
  readonly label: string;
  readonly button: HTMLButtonElement;
  readonly panel: HTMLElement;
}

interface TabGroup {
  readonly name: string;
  readonly tabs: readonly Tab[];
}

const groups: TabGroup[] = [];

function show({ tabs }: TabGroup, { panel }: Tab): void {
  for (const tab of tabs) {
    const isShown = tab.panel === panel;
    tab.panel.hidden = !isShown;
    tab.button.setAttribute('aria-selected', String(isShown));
    tab.button.tabIndex = isShown ? 0 : -1;
  }
}

/** Shows a tab. If its group has a name, also shows the tab with the same label in every group of that name. */
function choose(chosen: TabGroup, shown: Tab): void {
  const { name } = chosen;
  const { label } = shown;
  show(chosen, shown);
  if (name === '') return;
  store('local', `trefoil-tabs-${name}`, label);
  for (const group of groups) {
    const tab = group.name === name ? group.tabs.find((candidate) => candidate.label === label) : undefined;
    if (tab !== undefined) show(group, tab);
  }
}

function moveFocus(group: TabGroup, { key }: KeyboardEvent): boolean {
  const { tabs } = group;
  const index = tabs.findIndex(({ button }) => button === document.activeElement);
  const next = { ArrowRight: index + 1, ArrowLeft: index - 1 + tabs.length, Home: 0, End: tabs.length - 1 }[key];
  const tab = next === undefined ? undefined : tabs[next % tabs.length];
  if (tab === undefined) return false;
  choose(group, tab);
  tab.button.focus();
  return true;
}

function startGroup(element: HTMLElement): void {
  const list = element.querySelector<HTMLElement>(':scope > .tab-list');
  const panels = listAll(':scope > .tab', element);
  if (list === null || panels.length === 0) return;
  const tabs = panels.map((panel): Tab => {
    const label = panel.dataset['label'] ?? '';
    const button = makeButton(label, 'tab-button', () => choose(group, { label, button, panel }));
    button.id = newId('tab');
    panel.id ||= newId('panel');
    button.setAttribute('role', 'tab');
    button.setAttribute('aria-controls', panel.id);
    panel.setAttribute('role', 'tabpanel');
    panel.setAttribute('aria-labelledby', button.id);
    for (const title of listAll(':scope > .tab-title', panel)) title.hidden = true;
    return { label, button, panel };
  });
  const group: TabGroup = { name: element.dataset['tabs'] ?? '', tabs };
  groups.push(group);
  list.setAttribute('role', 'tablist');
  list.append(...tabs.map(({ button }) => button));
  list.addEventListener('keydown', (event) => {
    if (moveFocus(group, event)) event.preventDefault();
  });
  const remembered = group.name === '' ? undefined : readStored('local', `trefoil-tabs-${group.name}`);
  const shown = tabs.find(({ label }) => label === remembered) ?? tabs[0];
  if (shown !== undefined) show(group, shown);
}

/** Converts titled sections to tabs. The label chosen in a named group applies to all groups with that name. */
export function startTabs(): void {
  for (const element of listAll('.tabs')) startGroup(element);
}
