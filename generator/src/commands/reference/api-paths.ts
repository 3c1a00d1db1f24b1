/** Determines whether a path belongs to an API. */
import { basePathOf, lowerServers } from '../../lower/servers.js';
import { asObject, type JsonObject } from '../../openapi/values.js';

/** Returns whether `path` is a path of the document below one of its base paths. */
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
