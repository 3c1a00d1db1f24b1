/** Servers mounted below a path pattern, tested over sockets. */
import { load } from '../interop/load.js';
import { testMounts } from './contract-mounts.js';
import { hosts } from './hosts.js';
import { pets } from './pets.js';

testMounts(hosts, { fixture: pets, generated: await load(pets.document) });
