import { newId } from '@quorbit/contracts/lib/ids';
import type { KeyedQuestion } from '@quorbit/contracts/quizzes/question';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { buildGamePack, buildPack, packHashOf, questionText, serializePack, type VersionContent } from './packs.ts';

const SALT = '00112233445566778899aabbccddeeff';
const PICTURE = 'data:image/png;base64,iVBORw0KGgo=';
/**
 * Question texts as the first release wrote them: in the order in which authors send the fields, and in the order of
 * jsonb.
 */
const TEXTS = [
  `{"question":"Größe \\"🎲\\" \u2028?","difficulty":"easy","marks":1,"explanation":null,"image":{"src":"${PICTURE}","alt":"A die"},"kind":"single","options":["w","r","x","y"],"correctAnswer":"B","id":"0193a000-0000-7000-8000-000000000001"}`,
  '{"id":"0193a000-0000-7000-8000-000000000002","kind":"single","image":null,"marks":2,"options":["1","2","3","4"],"question":"Two?","difficulty":"hard","explanation":"Because.","correctAnswer":"A"}',
];
const VERSION: VersionContent = {
  quizId: '0193a000-0000-7000-8000-00000000000a',
  number: 7,
  title: 'Kept "as is" 🎲',
  category: 'General',
  description: '',
  duration: 5,
  passingMarks: 2,
  totalMarks: 3,
  shuffleQuestions: true,
  shuffleOptions: true,
  draw: 1,
  texts: TEXTS,
};

it('the first serializer makes what the first release made, byte for byte', () => {
  expect(serializePack(VERSION, { keyed: true, serializer: 1, salt: null })).toBe(
    '{"format":1,"quizId":"0193a000-0000-7000-8000-00000000000a","version":7,"title":"Kept \\"as is\\" 🎲",' +
      '"category":"General","description":"","duration":5,"passingMarks":2,"totalMarks":3,"keyed":true,' +
      `"questions":[${TEXTS.join(',')}]}`,
  );
  const hashes = [true, false].map((keyed) => packHashOf(serializePack(VERSION, { keyed, serializer: 1, salt: null })));
  expect(hashes).toEqual([
    '3f4b50de0661347859e2e469e036a5351040142cacee7bce2c72cf2528ec08cd',
    '9975e20f9f05b1704998c1d47b792d368b2415847b1a1747cf2a569248b5fedf',
  ]);
});

it('the second serializer adds shuffling and drawing, and contains questions of every kind as stored', () => {
  const texts = [
    '{"question":"2 is prime.","difficulty":"easy","marks":1,"explanation":"Its divisors are 1 and 2.","image":null,"options":[],"correctAnswer":null,"kind":"true_false","answerKey":{"kind":"true_false","value":true},"id":"0193a000-0000-7000-8000-000000000003"}',
    '{"question":"Which are even?","difficulty":"easy","marks":1,"explanation":null,"image":null,"options":[],"correctAnswer":null,"kind":"multiple","choices":["1","2","4"],"answerKey":{"kind":"multiple","chosen":[1,2]},"id":"0193a000-0000-7000-8000-000000000004"}',
    '{"question":"How far?","difficulty":"easy","marks":1,"explanation":null,"image":null,"options":[],"correctAnswer":null,"kind":"number","unit":"km","answerKey":{"kind":"number","value":3,"tolerance":0.5},"id":"0193a000-0000-7000-8000-000000000005"}',
  ];
  const version = { ...VERSION, texts };
  const head =
    '{"format":1,"quizId":"0193a000-0000-7000-8000-00000000000a","version":7,"title":"Kept \\"as is\\" 🎲",' +
    '"category":"General","description":"","duration":5,"passingMarks":2,"totalMarks":3,';
  const chance = '"shuffleQuestions":true,"shuffleOptions":true,"draw":1,';
  expect(serializePack(version, { keyed: true, serializer: 2, salt: null })).toBe(
    `${head}"keyed":true,${chance}"questions":[${texts.join(',')}]}`,
  );
  const open = texts.map((text) =>
    text.replace(/"(correctAnswer|explanation)":("[^"]*"|null),|"answerKey":\{.*\},/g, ''),
  );
  expect(serializePack(version, { keyed: false, serializer: 2, salt: null })).toBe(
    `${head}"keyed":false,${chance}"questions":[${open.join(',')}]}`,
  );
});

it('the third serializer adds the salt to the output of the second', () => {
  const second = serializePack(VERSION, { keyed: true, serializer: 2, salt: null });
  expect(serializePack(VERSION, { keyed: true, serializer: 3, salt: SALT })).toBe(
    second.replace('"keyed":true,', `"keyed":true,"salt":"${SALT}",`),
  );
  expect(buildPack(VERSION, SALT).hash).toBe('9d4a2cc4c19efa2d0ddc917185ef7be92a6d7ec03dfeadecb59fcc05b9b8ca33');
  expect(() => serializePack(VERSION, { keyed: true, serializer: 3, salt: null })).toThrow('needs a salt');
});

it('the fourth serializer leaves out shuffling and drawing', () => {
  const third = serializePack(VERSION, { keyed: true, serializer: 3, salt: SALT });
  expect(serializePack(VERSION, { keyed: true, serializer: 4, salt: SALT })).toBe(
    third.replace('"shuffleQuestions":true,"shuffleOptions":true,"draw":1,', ''),
  );
  expect(buildGamePack(VERSION, SALT).hash).toBe('588f2a1f9e582587219ddc8fe1a39ba981523afe49488c36d30c55e4feb3c6ac');
  expect(() => serializePack(VERSION, { keyed: true, serializer: 4, salt: null })).toThrow('needs a salt');
});

it('an open pack has neither key nor explanation, and otherwise the same fields in the same order', () => {
  const open = serializePack(VERSION, { keyed: false, serializer: 1, salt: null });
  expect(open).not.toMatch(/correctAnswer|explanation|Because/);
  expect(open).toContain(`"marks":1,"image":{"src":"${PICTURE}","alt":"A die"},"kind":"single"`);
});

it('a stored question that is read and written again gives the same text', () => {
  const question = fc.record({
    question: fc.string({ unit: 'grapheme' }),
    marks: fc.nat(),
    explanation: fc.option(fc.string()),
  });
  fc.assert(
    fc.property(question, (part) => {
      const text = JSON.stringify({ ...part, id: newId() });
      const read: KeyedQuestion = JSON.parse(text);
      expect(questionText(read)).toBe(text);
    }),
  );
});

it('a built pack contains the size and the hash of its bytes', () => {
  for (const salt of [SALT, null]) {
    const pack = buildPack(VERSION, salt);
    const body = serializePack(VERSION, pack);
    const serializer = salt === null ? 2 : 3;
    expect(pack).toEqual({
      hash: packHashOf(body),
      keyed: salt !== null,
      bytes: Buffer.byteLength(body),
      serializer,
      salt,
    });
  }
});
