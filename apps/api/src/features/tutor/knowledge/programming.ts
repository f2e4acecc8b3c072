import type { Subject } from './concept.ts';
import { algorithms } from './programming/algorithms.ts';
import { databases } from './programming/databases.ts';
import { javascript } from './programming/javascript.ts';
import { python } from './programming/python.ts';
import { typescript } from './programming/typescript.ts';
import { webDevelopment } from './programming/web-development.ts';

export const programming: Subject = {
  category: 'Programming',
  aliases: ['coding', 'computer science', 'software development', 'software', 'computer programming'],
  topics: [javascript, typescript, python, algorithms, databases, webDevelopment],
};
