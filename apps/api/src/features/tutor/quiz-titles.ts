import { hidesCharacters } from '@quorbit/contracts/lib/readable';

const MAX_TITLE = 120;
/** Quizzes on one topic that find a title by themselves. */
const MOST = 200;

/** What a quiz on a topic is called, the best first: `Algebra quiz`, `Algebra quiz 2`, … */
export function titlesFor(topic: string): string[] {
  const shown = [...topic.replace(/\s+/g, ' ').trim()].filter((sign) => !hidesCharacters(sign));
  const name = shown.length === 0 ? 'Custom' : `${shown[0]?.toUpperCase()}${shown.slice(1).join('')}`;
  return Array.from({ length: MOST }, (_, index) => {
    const ending = index === 0 ? ' quiz' : ` quiz ${index + 1}`;
    return `${[...name]
      .slice(0, MAX_TITLE - ending.length)
      .join('')
      .trimEnd()}${ending}`;
  });
}
