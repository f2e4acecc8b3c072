// Compares texts of learners with the embedded knowledge, ignoring case, accents, plurals, filler words and word order.

/** Maps abbreviations and spelling variants to the word or words that they mean. */
const SYNONYMS: Record<string, string> = {
  js: 'javascript',
  ts: 'typescript',
  py: 'python',
  db: 'database',
  ww1: 'world war 1',
  wwi: 'world war 1',
  ww2: 'world war 2',
  wwii: 'world war 2',
  math: 'mathematics',
  maths: 'mathematics',
  ii: '2',
  iii: '3',
  first: '1',
  second: '2',
  one: '1',
  two: '2',
  colour: 'color',
  favour: 'favor',
};

const FILLER_WORDS = new Set(
  `a an the of in on to and or for with from by at as is are was were be it its this that these those i me my we us our you
  your he she they them his her their do does did can could would should will please some any all about basic basics
  introduction intro introductory beginner beginners fundamental fundamentals overview topic subject quiz quizzes question
  questions test learn study lesson course everything thing things something stuff what who where when why how
  which tell explain define describe know understand really just help let lets s t more concept concepts idea idea's general
  ask give make want need like kid kids child children student students easy medium hard advanced simple quick
  short cause causes effect effects example examples type types fact facts kind kinds`.split(/\s+/),
);

/** Splits a text into normalized words, in their order. */
function splitWords(text: string): string[] {
  const plain = text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/\bc\s?\+\+/g, ' cplusplus ')
    .replace(/\b([cf])#/g, ' $1sharp ')
    .replace(/['’]s\b/g, ' ')
    .replace(/\bwar i\b/g, 'war 1');
  return (plain.match(/[\p{L}\p{N}]+/gu) ?? [])
    .flatMap((word) => (Object.hasOwn(SYNONYMS, word) ? (SYNONYMS[word] ?? '').split(' ') : [word]))
    .map((word) => (FILLER_WORDS.has(word) ? word : toSingular(word)));
}

function toSingular(word: string): string {
  if (word.length < 4) return word;
  if (word.endsWith('ies') && word.length > 4) return `${word.slice(0, -3)}y`;
  if (/(?:s|x|z|ch|sh|o)es$/.test(word)) return word.replace(/e?s$/, '').replace(/e$/, '');
  return /[^siu]s$/.test(word) ? word.slice(0, -1) : word;
}

/** Returns the words that say what a text is about; all its words if it has nothing but filler. */
export function listSignificantWords(text: string): string[] {
  const words = splitWords(text);
  const significant = words.filter((word) => !FILLER_WORDS.has(word));
  return [...new Set(significant.length > 0 ? significant : words)];
}

/** Returns a key that is equal for texts that name the same topic: 'The World War II' and 'Second world wars'. */
export function topicKeyOf(text: string): string {
  return listSignificantWords(text).sort().join(' ');
}

/** Returns a key that is equal for questions that differ only in case, blanks and character forms. */
export function questionKeyOf(text: string): string {
  return text.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim();
}

/**
 * Returns whether two words differ by one missing, extra, swapped or wrong letter. Both must have at least 6 letters
 * and begin with the same one.
 */
export function isTypo(typed: string, word: string): boolean {
  if (typed.length < 6 || word.length < 6 || typed[0] !== word[0] || Math.abs(typed.length - word.length) > 1)
    return false;
  let start = 0;
  while (start < typed.length && typed[start] === word[start]) start += 1;
  const [left, right] = [typed.slice(start), word.slice(start)];
  return (
    left.slice(1) === right.slice(1) ||
    left === right.slice(1) ||
    left.slice(1) === right ||
    (left[0] === right[1] && left[1] === right[0] && left.slice(2) === right.slice(2))
  );
}
