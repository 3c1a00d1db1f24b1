/** The exports for configuration files in TypeScript or JavaScript; all other features are on the command line. */
export type {
  OutputApi,
  OutputContent,
  OutputFile,
  OutputFiles,
  OutputFunction,
  OutputJson,
  OutputJsonSchema,
  OutputNames,
  OutputOperation,
  OutputOperationNames,
  OutputParameter,
  OutputResponse,
  OutputSchema,
  OutputSchemaNames,
} from './config/output-api.js';
export { defineConfig, type ManifestSettings, type PackageName, type Settings } from './config/settings.js';
