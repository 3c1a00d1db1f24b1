import { equal } from 'node:assert/strict';
import type { Pet } from '@case/types';

function describe(pet: Pet): string {
return (pet.kind === 'cat' ? String(pet.lives ?? 0) : String(pet.barks ?? false));
}
equal(describe({ kind: 'dog', barks: true }), 'true');
