/** Whether a path is one of an API, by its document. */
import { basePathOf, lowerServers } from '../../lower/servers.js';
import { asObject, type JsonObject } from '../../openapi/values.js';

/** Returns whether a path of the document, below a base path, has the form of `path`. */
export function isApiPath(document: JsonObject, path: string): boolean {
  return Object.entries(asObject(document['paths'])).some(([template, value]) => {
    const item = asObject(value);
    const servers = [document, item, ...Object.values(item)].flatMap((each) => lowerServers(asObject(each)['servers']));
    const texts = template.replace(/\?.*$/su, '').split(/\{[^{}]*\}/u);
    const own = texts.map((text) => text.replaceAll(/[\\^$.*+?()[\]{}|]/gu, '\\$&')).join('[^/]+');
    const bases = new Set(['', ...servers.map((server) => basePathOf([server]))]);
    return [...bases].some(
      (base) => path.startsWith(base) && new RegExp(`^${own}$`, 'u').test(path.slice(base.length)),
    );
  });
}
