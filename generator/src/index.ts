/** What a configuration in TypeScript or JavaScript imports; all else of the tool is its command line. */
export { defineConfig, type ManifestSettings, type PackageName, type Settings } from './config/settings.js';
