/**
 * Finished HTML. The brand separates it from text of a document at compile time: such text becomes HTML only through
 * `printText`, through Markdown without HTML, or through a template, all of which escape it.
 */
declare const brand: unique symbol;

export type Html = string & { readonly [brand]: true };

type Part = Html | number;

/** Marks text that an escaping printer wrote as HTML; never call it with text of a document. */
export function asHtml(text: string): Html {
  return text as Html;
}

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Prints text as HTML, for elements and for attribute values in quotes. */
export function printText(text: string): Html {
  return asHtml(text.replaceAll(/[&<>"']/gu, (match) => escapes[match] ?? match));
}

/** Prints data as JSON for a script element, which no text in it can end. */
export function printData(data: object): Html {
  return asHtml(JSON.stringify(data).replaceAll('<', '\\u003c'));
}

/** Template tag for HTML: only finished HTML and numbers can be interpolated, not strings. */
export function html(strings: TemplateStringsArray, ...parts: readonly Part[]): Html {
  return asHtml(strings.map((text, index) => `${text}${parts[index] ?? ''}`).join(''));
}

/** Joins HTML with a separator. Never pass a separator that contains text of a document. */
export function joinHtml(parts: readonly Html[], separator: string): Html {
  return asHtml(parts.join(separator));
}
