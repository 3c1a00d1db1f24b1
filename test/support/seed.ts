/** Random values of all properties are those of one seed, whatever a test says of it. */
import fc from 'fast-check';
import { testSeed } from './long.js';

fc.configureGlobal({ seed: testSeed, includeErrorInReport: true });
