import { equal } from 'node:assert/strict';
import type { Pet } from '@case/types';

const pet: Pet = { name: 'Rex' };
equal(pet.name, 'Rex');
