// Makes what people type comparable: no case, no accents, no doubled letters, no signs in the place of letters.

/** Letters by the sign that people type for them. */
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

/** The beginning or the end of a sentence, in lists of words. */
export const SENTENCE_EDGE = '|';

/** The words of a text, each in the one form that lists of words are brought into as well, with `|` between sentences. */
export function toPlainWords(text: string): string[] {
  const plain = text
    .normalize('NFKD')
    .replace(/\p{M}|\p{Cf}/gu, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    // French short forms: j'ai, d'en.
    .replace(/(?<!\p{L})([jdnmlstc]|qu)['’](?=\p{L})/gu, '$1 ')
    .replace(/['’‘`´]/g, '')
    .replace(
      /(?<=\p{L})[013457@$!](?=\p{L})|(?<=\p{L}\p{L})[0134](?=\P{L}|$)/gu,
      (sign) => LETTER_BY_SIGN[sign] ?? sign,
    )
    // Single letters with something between them are a word: k i l l, k.i.l.l.
    .replace(/(?<![\p{L}\p{N}])\p{L}(?:[ .*_-]\p{L}){2,}(?![\p{L}\p{N}])/gu, (word) => word.replace(/[ .*_-]/g, ''))
    .replace(/(\p{L})\1+/gu, '$1')
    .replace(/[.!?;:\n|]+/g, ` ${SENTENCE_EDGE} `)
    .replace(/[^\p{L}\p{N}|]+/gu, ' ');
  return [SENTENCE_EDGE, ...plain.split(' ').filter((word) => word !== ''), SENTENCE_EDGE];
}

/** Whether a word of five letters or more is typed with one slip: a letter missed, added, mistaken, or two swapped. */
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
