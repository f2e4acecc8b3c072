import { hasInvisibleCharacters } from '@quorbit/contracts/lib/readable';

const MAX_TITLE = 120;
/** Quizzes on one topic that find a title by themselves. */
const MAX_TITLES = 200;

/** What a quiz on a topic is called, the best first: `Algebra quiz`, `Algebra quiz 2`, … */
export function listTitles(topic: string): string[] {
  const visibleCharacters = [...topic.replace(/\s+/g, ' ').trim()].filter(
    (character) => !hasInvisibleCharacters(character),
  );
  const name =
    visibleCharacters.length === 0
      ? 'Custom'
      : `${visibleCharacters[0]?.toUpperCase()}${visibleCharacters.slice(1).join('')}`;
  return Array.from({ length: MAX_TITLES }, (_, index) => {
    const ending = index === 0 ? ' quiz' : ` quiz ${index + 1}`;
    return `${[...name]
      .slice(0, MAX_TITLE - ending.length)
      .join('')
      .trimEnd()}${ending}`;
  });
}
