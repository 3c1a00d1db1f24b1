import { makeButton } from './dom.js';
import { readStored, store } from './storage.js';

const key = 'trefoil-theme';
const themes = ['system', 'light', 'dark'];

function chosenTheme(): string {
  const stored = readStored('local', key) ?? '';
  return themes.includes(stored) ? stored : 'system';
}

/** Applies the stored theme, and returns the button that selects the next one. */
export function createThemeButton(): HTMLButtonElement {
  const show = (): void => {
    const theme = chosenTheme();
    if (theme === 'system') document.documentElement.removeAttribute('data-theme');
    else document.documentElement.setAttribute('data-theme', theme);
    button.textContent = `Theme: ${theme}`;
  };
  const button = makeButton('', 'tool theme-button', () => {
    store('local', key, themes[(themes.indexOf(chosenTheme()) + 1) % themes.length] ?? 'system');
    show();
  });
  show();
  // Another browser tab may select a theme.
  addEventListener('storage', show);
  return button;
}
