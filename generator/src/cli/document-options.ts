/** Defines the options that control how commands read documents. */
import { Option } from 'commander';
import { collect } from './request-headers.js';

/** Creates the option `--root`. */
export function root(): Option {
  return new Option('--root <dir>', 'folder that $refs may read from (default: the folder of the document)');
}

/** Creates the option `--document-header`. */
export function documentHeader(): Option {
  return new Option('--document-header <name: value>', 'header to read a document at a URL with; repeatable').argParser(
    collect,
  );
}
