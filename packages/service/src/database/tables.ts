/** Every table of the database. */
import type { CoreTables } from '../core/tables.js';
import type { BusinessTables } from '../resources/business/tables.js';
import type { CommunityTables } from '../resources/community/tables.js';
import type { ContentTables } from '../resources/content/tables.js';
import type { MembersTables } from '../resources/members/tables.js';

export interface Tables extends CoreTables, MembersTables, ContentTables, BusinessTables, CommunityTables {}
