/** Sets one seed for the random values of all property tests. */
import fc from 'fast-check';
import { testSeed } from './long.js';

fc.configureGlobal({ seed: testSeed, includeErrorInReport: true });
