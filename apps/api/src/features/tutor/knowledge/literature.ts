import type { Subject } from './concept.ts';
import { classicNovels } from './literature/classic-novels.ts';
import { literaryDevices } from './literature/literary-devices.ts';
import { mythsAndEpics } from './literature/myths-and-epics.ts';
import { poetry } from './literature/poetry.ts';
import { shakespeare } from './literature/shakespeare.ts';
import { storytelling } from './literature/storytelling.ts';

export const literature: Subject = {
  category: 'Literature',
  aliases: ['books', 'reading', 'English literature', 'literary', 'writers', 'authors'],
  topics: [literaryDevices, poetry, storytelling, shakespeare, classicNovels, mythsAndEpics],
};
