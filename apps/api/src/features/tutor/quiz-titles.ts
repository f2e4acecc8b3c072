import { hasInvisibleCharacters } from '@quorbit/contracts/lib/readable';

const MAX_TITLE = 120;
/** The maximum number of titles that are tried for quizzes on one topic. */
const MAX_TITLES = 200;

/**
 * Lists the possible titles of a quiz on a topic, such as `Algebra quiz` and `Algebra quiz 2`, the preferred one first.
 */
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
