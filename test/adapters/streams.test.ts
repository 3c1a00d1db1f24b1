/** Streams of a server, tested over sockets. */
import { load } from '../interop/load.js';
import { testStreams } from './contract-streams.js';
import { hosts } from './hosts.js';
import { streams } from './streams.js';

testStreams(hosts, { fixture: streams, generated: await load(streams.document) });
