/** Behavior that a server has in every host, tested over sockets. */
import { load } from '../interop/load.js';
import { testContract } from './contract-suite.js';
import { hosts } from './hosts.js';
import { pets } from './pets.js';

testContract(hosts, { fixture: pets, generated: await load(pets.document) });
