/** All migrations, in order. Never edit a released migration. */
import { core } from './0001-core.js';
import { members } from './0002-members.js';
import { content } from './0003-content.js';
import { business } from './0004-business.js';
import { community } from './0005-community.js';
import { links } from './0006-links.js';
import { eventRooms } from './0007-event-rooms.js';
import { wholeSample } from './0008-whole-sample.js';
import { rules } from './0009-rules.js';
import { counts } from './0010-counts.js';
import { standings } from './0011-standings.js';
import { directory } from './0012-directory.js';
import { series } from './0013-series.js';
import { roomNames } from './0014-room-names.js';
import { payouts } from './0015-payouts.js';
import { alphabet } from './0016-alphabet.js';
import { reminders } from './0017-reminders.js';

export interface Migration {
  readonly id: string;
  readonly sql: string;
}

export const migrations: readonly Migration[] = [
  { id: '0001-core', sql: core },
  { id: '0002-members', sql: members },
  { id: '0003-content', sql: content },
  { id: '0004-business', sql: business },
  { id: '0005-community', sql: community },
  { id: '0006-links', sql: links },
  { id: '0007-event-rooms', sql: eventRooms },
  { id: '0008-whole-sample', sql: wholeSample },
  { id: '0009-rules', sql: rules },
  { id: '0010-counts', sql: counts },
  { id: '0011-standings', sql: standings },
  { id: '0012-directory', sql: directory },
  { id: '0013-series', sql: series },
  { id: '0014-room-names', sql: roomNames },
  { id: '0015-payouts', sql: payouts },
  { id: '0016-alphabet', sql: alphabet },
  { id: '0017-reminders', sql: reminders },
];
