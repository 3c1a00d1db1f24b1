/** Contract tests in frameworks that mount the Fetch handler of a server. */
import { load } from '../interop/load.js';
import { testStreams } from './contract-streams.js';
import { testContract } from './contract-suite.js';
import { frameworks } from './frameworks.js';
import { pets } from './pets.js';
import { streams } from './streams.js';

testContract(frameworks, { fixture: pets, generated: await load(pets.document) });
const others = frameworks.filter(({ usesBasePath }) => usesBasePath !== true);
testStreams(others, { fixture: streams, generated: await load(streams.document) });
