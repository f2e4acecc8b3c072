import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toNameWords } from './name-words.ts';

describe('the words of a name', () => {
  it.each([
    ['Ada Lovelace', ['ada', 'lovelace']],
    ['Zoë O’Brien-Smith', ['zoe', 'o', 'brien', 'smith']],
    ['ADA ada Ada', ['ada']],
    ['Łukasz Ørsted', ['lukasz', 'orsted']],
    ['Groß', ['gross']],
    ['İpek Işık', ['ipek', 'isik']],
    ['Ｆｕｌｌ width', ['full', 'width']],
    ['Ñandú 42', ['nandu', '42']],
    ['!?', []],
  ])('%s', (name, words) => {
    expect(toNameWords(name)).toEqual(words);
  });

  it('keep the vowel signs of scripts that write vowels as signs', () => {
    expect(toNameWords('कीर्ति')).not.toEqual(toNameWords('कर्त'));
  });

  it('are the same in upper and lower case, and however accents are encoded', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'aäéßñøÅ ŁıİIi-9') }), (name) => {
        const words = toNameWords(name);
        expect(toNameWords(name.normalize('NFD'))).toEqual(words);
        expect(toNameWords(name.normalize('NFC'))).toEqual(words);
        expect(toNameWords(words.join(' '))).toEqual(words);
      }),
    );
  });

  it('are words already, whatever is written', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (name) => {
        const words = toNameWords(name);
        expect(toNameWords(words.join(' '))).toEqual(words);
        expect(new Set(words).size).toBe(words.length);
        for (const word of words) expect(word).toMatch(/^[\p{L}\p{N}\p{M}]+$/u);
      }),
    );
  });
});
