/** Adds syntax highlighting to code, so that pages need no script for it. */
import core from 'highlight.js/lib/core';
import bash from 'highlight.js/lib/languages/bash';
import javascript from 'highlight.js/lib/languages/javascript';
import json from 'highlight.js/lib/languages/json';
import python from 'highlight.js/lib/languages/python';
import typescript from 'highlight.js/lib/languages/typescript';
import xml from 'highlight.js/lib/languages/xml';
import { asHtml, type Html, printText } from '../../../support/code/markup.js';
import { createMemo } from '../../../support/memo.js';

const languages = { bash, javascript, json, python, typescript, xml };
for (const [name, language] of Object.entries(languages)) core.registerLanguage(name, language);
core.registerAliases(['sh', 'shell', 'console'], { languageName: 'bash' });

/** Maximum length, in characters, of code to highlight, because highlighting is slow. */
const mostCharacters = 20_000;

/** Matches spans that the style sheet does not color: they take up a third of large examples. */
const uncolored = /<span class="hljs-(?:punctuation|attr|property|params)">([^<]*)<\/span>/gu;

/** Many operations have the same error responses. */
const keep = createMemo<Html>(1_000);

/** Returns code as HTML with syntax highlighting; as plain text if the language is unknown. */
export function highlight(text: string, language: string): Html {
  if (text.length > mostCharacters || core.getLanguage(language) === undefined) return printText(text);
  return keep(`${language}\n${text}`, () => {
    const { value } = core.highlight(text, { language, ignoreIllegals: true });
    // The attributes are names of classes only. In text, quotes are not escaped.
    return asHtml(value.replaceAll(uncolored, '$1').replaceAll('&quot;', '"').replaceAll('&#x27;', "'"));
  });
}
