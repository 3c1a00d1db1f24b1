import { deepEqual, equal } from 'node:assert/strict';
import { createClient, echoPet } from '@case/client';
import { createServer } from '@case/server';
import { type Closed, type Known, type Mood, moodValues, type NewPet, type Toy, type UnknownMember, type Wish } from '@case/types';

// Known values narrow as usual; unknown values reach the default branch.
function describeMood(mood: Mood): string {
  switch (mood) {
    case 'calm':
      return 'sleeps';
    case 'wild':
      return 'runs';
    default:
      return `is ${mood}`;
  }
}
function describeToy(toy: Toy): string {
  if (toy.type === 'ball') return `bounces ${toy.bounces ?? false}`;
  if (toy.type === 'rope') return `length ${toy.length ?? 0}`;
  return `unknown ${toy.type}`;
}
function measure(closed: Closed): string {
return (closed.type === 'ball' ? 'ball' : `rope ${closed.length ?? 0}`);
}
const sounds: Record<Known<Mood>, string> = { calm: 'purr', wild: 'hiss' };
const knownToy: Exclude<Toy, UnknownMember<'type'>> = { type: 'rope' };
const wishes: Record<Wish, number> = { food: 1, sleep: 2 };
// @ts-expect-error: an unknown value cannot be written as a literal.
const wrong: Mood = 'clam';
deepEqual([moodValues, sounds.calm, knownToy.type, wishes.food, wrong], [['calm', 'wild'], 'purr', 'rope', 1, 'clam']);
equal(measure({ type: 'rope', length: 3 }), 'rope 3');

// An older client with a newer server: nothing throws, and received values can be sent back.
async function newer(): Promise<Response> {
return Response.json({ kind: 'pet', mood: 'thoughtful', toy: { type: 'laser', power: 9 } });
}
const client = createClient({ baseUrl: 'http://case', fetch: newer });
const response = await echoPet(client, { body: {} });
if (response.status !== 200) throw new Error('no response');
const { mood = 'calm', toy } = response.body;
equal(describeMood(mood), 'is thoughtful');
equal(toy === undefined ? '' : describeToy(toy), 'unknown laser');
const again: NewPet = { mood, ...(toy !== undefined && { toy }) };

// The server accepts only the values of its document.
const server = createServer({ handlers: { echoPet: ({ body }) => ({ status: 200, body: { kind: 'pet', ...body } }) } });
const own = createClient({ baseUrl: 'http://case', fetch: server.fetch });
equal((await echoPet(own, { query: { mood: 'wild' }, body: { mood: 'calm' } })).status, 200);
const refused: { status: number } = await echoPet(own, { body: again }).catch((error: { status: number }) => error);
equal(refused.status, 400);
