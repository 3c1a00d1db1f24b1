/** Courses, events, payments and workflows. */
import { courseLessons } from './course-lessons/handlers.js';
import { courseSections } from './course-sections/handlers.js';
import { lessonProgress } from './lesson-progress/handlers.js';

export const businessHandlers = { ...courseSections, ...courseLessons, ...lessonProgress };
