/** Manages the GitHub workflow of a project: creates it if it is missing, and updates it unless somebody edited it. */
import { createHash } from 'node:crypto';
import { unsetBranch } from './branch.js';

/** Path of the workflow. */
export const workflowPath = '.github/workflows/api.yml';

/** SHA-256 of each text that an earlier version wrote. Append that of the current text before you change it. */
const formerTexts: ReadonlySet<string> = new Set([
  'd59105422c8336fd58c8c61b69992c85a7951463542ba59b843f08612ebfaa48',
  '47f2d21279a61b39904352d39707733b1e2df35e36433374ae587bcd6d528e7b',
  'db69a64683590298c3133eb3ffc8f5ae39bde97ace59ae1c02f40ad4f10019d2',
  'b03c4845534f4ceb4c954843870d21794ff222e8a144ea6b7db823fe6b9443f4',
]);

/** `new`: there is none yet; `former`: written by an earlier version; `current`; `other`: edited, or not ours. */
export type WorkflowState = 'new' | 'former' | 'current' | 'other';

/** Compares a project's workflow with the text that this version writes, ignoring line breaks and the branch. */
export function judgeWorkflow(existing: string | undefined, text: string): WorkflowState {
  if (existing === undefined) return 'new';
  const unified = unsetBranch(existing.replaceAll('\r\n', '\n'));
  if (unified === unsetBranch(text)) return 'current';
  return formerTexts.has(createHash('sha256').update(unified).digest('hex')) ? 'former' : 'other';
}
