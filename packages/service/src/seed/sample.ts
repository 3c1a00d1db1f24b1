/**
 * The seed data: a community of bakers with spaces, content and payments, which matches the examples of the document.
 * It is created through the API wherever possible.
 */
import { addAutomation } from './sample-automation.js';
import { addBusiness } from './sample-business.js';
import { addContent } from './sample-content.js';
import { addCourses } from './sample-courses.js';
import { addPeople } from './sample-people.js';
import { addSpaces } from './sample-spaces.js';
import { type ScenarioOwner, startScenario } from './scenario.js';

/** Fills the community of an admin token with several weeks of content and events. */
export async function seedCommunity(scenarioOwner: ScenarioOwner, base: string, adminToken: string): Promise<void> {
  const story = await startScenario(scenarioOwner, base, adminToken);
  const people = await addPeople(story);
  const spaces = await addSpaces(story, people);
  await addContent(story, people, spaces);
  await addCourses(story, people, spaces);
  await addBusiness(story, people, spaces);
  await addAutomation(story, people);
  story.at('2025-03-03T07:00:00Z');
  await story.api.apiTokens.create({ body: { name: 'Newsletter', token_type: 'Admin V1 or V2' } });
}
