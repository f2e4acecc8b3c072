// Makes typed text comparable: removes case, accents and doubled letters, and replaces signs that people type in place
// of letters.

/** The letter for each sign that people type in its place. */
const LETTER_BY_SIGN: Readonly<Record<string, string>> = {
  0: 'o',
  1: 'i',
  3: 'e',
  4: 'a',
  5: 's',
  7: 't',
  '@': 'a',
  $: 's',
  '!': 'i',
};

/** The mark for the beginning or the end of a sentence in a list of words. */
export const SENTENCE_EDGE = '|';

/**
 * Returns the words of a text in the normalised form that the word tables have too, with `|` between sentences and at
 * both ends.
 */
export function toPlainWords(text: string): string[] {
  const plain = text
    .normalize('NFKD')
    .replace(/\p{M}|\p{Cf}/gu, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    // Splits shortened French words from the next word: j'ai, d'en.
    .replace(/(?<!\p{L})([jdnmlstc]|qu)['’](?=\p{L})/gu, '$1 ')
    .replace(/['’‘`´]/g, '')
    .replace(
      /(?<=\p{L})[013457@$!](?=\p{L})|(?<=\p{L}\p{L})[0134](?=\P{L}|$)/gu,
      (sign) => LETTER_BY_SIGN[sign] ?? sign,
    )
    // Joins single letters with a sign or blank between them into a word: k i l l, k.i.l.l.
    .replace(/(?<![\p{L}\p{N}])\p{L}(?:[ .*_-]\p{L}){2,}(?![\p{L}\p{N}])/gu, (word) => word.replace(/[ .*_-]/g, ''))
    .replace(/(\p{L})\1+/gu, '$1')
    .replace(/[.!?;:\n|]+/g, ` ${SENTENCE_EDGE} `)
    .replace(/[^\p{L}\p{N}|]+/gu, ' ');
  return [SENTENCE_EDGE, ...plain.split(' ').filter((word) => word !== ''), SENTENCE_EDGE];
}

/**
 * Returns whether a word was typed with one slip: two letters swapped or, in a word of five letters or more, a letter
 * missing, added or mistaken. The first letter must be right.
 */
export function isTypo(typed: string, word: string): boolean {
  if (typed[0] !== word[0] || Math.abs(typed.length - word.length) > 1) return false;
  let same = 0;
  while (same < typed.length && typed[same] === word[same]) same += 1;
  const isSwapped = typed[same] === word[same + 1] && typed[same + 1] === word[same];
  if (isSwapped && typed.slice(same + 2) === word.slice(same + 2)) return true;
  if (word.length < 5) return false;
  return (
    typed.slice(same + 1) === word.slice(same + 1) ||
    typed.slice(same) === word.slice(same + 1) ||
    typed.slice(same + 1) === word.slice(same)
  );
}
