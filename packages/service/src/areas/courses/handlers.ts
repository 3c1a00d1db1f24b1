/** Handlers of the area: sections, lessons and progress. */
import { courseLessons } from './course-lessons/handlers.js';
import { courseSections } from './course-sections/handlers.js';
import { lessonProgress } from './lesson-progress/handlers.js';

export const coursesHandlers = {
  ...courseLessons,
  ...courseSections,
  ...lessonProgress,
};
