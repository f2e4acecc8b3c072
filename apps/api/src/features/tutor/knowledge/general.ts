import type { Subject } from './concept.ts';
import { calendarAndTime } from './general/calendar-and-time.ts';
import { criticalThinking } from './general/critical-thinking.ts';
import { onlineSafety } from './general/online-safety.ts';
import { studySkills } from './general/study-skills.ts';
import { units } from './general/units.ts';
import { worldOrganisations } from './general/world-organisations.ts';

export const general: Subject = {
  category: 'General',
  aliases: ['general knowledge', 'trivia', 'everyday knowledge', 'common knowledge'],
  topics: [studySkills, criticalThinking, worldOrganisations, calendarAndTime, units, onlineSafety],
};
