/** The entry point of the script of a reference site. Pages are complete without it. */
import { addAnchors } from './anchors.js';
import { addCopyButtons } from './copy.js';
import { addDetailsButtons } from './details.js';
import { listAll } from './dom.js';
import { addFilters } from './filter.js';
import { showCurrent } from './navigation.js';
import { keepPosition } from './reload.js';
import { createSearch } from './search.js';
import { startTabs } from './tabs.js';
import { createThemeButton } from './theme.js';
import { drawTry } from './try.js';
import { updateVersions } from './versions.js';

document.querySelector('.bar .tools')?.append(createSearch(), createThemeButton());
showCurrent();
startTabs();
addCopyButtons();
for (const section of listAll('.try')) drawTry(section);
addDetailsButtons();
addFilters();
addAnchors();
keepPosition();
void updateVersions();
