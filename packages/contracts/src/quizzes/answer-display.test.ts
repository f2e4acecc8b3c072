import { describe, expect, it } from 'vitest';
import { formatRightAnswer, toAnswerDisplay, toDisplayChoices } from './answer-display.ts';

const none = { options: [], option: null } as const;

describe('a displayed answer', () => {
  it('gives options of a single question letters in the order shown', () => {
    const asked = { kind: 'single' as const, options: ['w', 'x', 'y', 'z'], order: [2, 0, 3, 1] };
    expect(toDisplayChoices(asked)?.map(({ letter, text, place }) => [letter, text, place])).toEqual([
      ['A', 'y', 2],
      ['B', 'w', 0],
      ['C', 'z', 3],
      ['D', 'x', 1],
    ]);
    const shown = toAnswerDisplay({ ...asked, option: 0, correctAnswer: 'C' });
    expect(shown).toMatchObject({ choices: [{ right: true }, { own: true }, {}, {}] });
  });

  it('marks no answer as right while the key is hidden', () => {
    const hidden = toAnswerDisplay({ kind: 'single', options: ['a', 'b', 'c', 'd'], option: 1, correctAnswer: null });
    expect(hidden).toMatchObject({ look: 'choices' });
    expect(hidden.look === 'choices' && hidden.choices.filter(({ right }) => right)).toEqual([]);
    expect(toAnswerDisplay({ ...none, kind: 'number', response: { kind: 'number', value: 2 } })).toEqual({
      look: 'written',
      own: '2',
      right: null,
    });
  });

  it('returns the right answer as text for every kind', () => {
    const { options } = none;
    const keyed = { options, correctAnswer: null };
    expect(formatRightAnswer({ kind: 'single', options: ['w', 'x', 'y', 'z'], correctAnswer: 'C' })).toBe('y');
    expect(formatRightAnswer({ ...keyed, kind: 'true_false', answerKey: { kind: 'true_false', value: true } })).toBe(
      'True',
    );
    const chosen = { kind: 'multiple' as const, chosen: [0, 2] };
    expect(formatRightAnswer({ ...keyed, kind: 'multiple', choices: ['a', 'b', 'c'], answerKey: chosen })).toBe('a, c');
    expect(formatRightAnswer({ ...keyed, kind: 'text', answerKey: { kind: 'text', accepted: ['one', 'two'] } })).toBe(
      'one or two',
    );
    const number = { kind: 'number', value: 3, tolerance: 0 } as const;
    expect(formatRightAnswer({ ...keyed, kind: 'number', unit: 'km', answerKey: number })).toBe('3 km');
    expect(formatRightAnswer({ kind: 'text', options })).toBeNull();
  });

  it('shows True and False as choices', () => {
    const answerKey = { kind: 'true_false', value: false } as const;
    expect(
      toAnswerDisplay({ ...none, kind: 'true_false', answerKey, response: { kind: 'true_false', value: true } }),
    ).toEqual({
      look: 'choices',
      choices: [
        { place: 0, text: 'True', letter: null, own: true, right: false },
        { place: 1, text: 'False', letter: null, own: false, right: true },
      ],
    });
  });

  it('marks each of several choices as own or right', () => {
    const answerKey = { kind: 'multiple' as const, chosen: [0, 2] };
    const response = { kind: 'multiple' as const, chosen: [2, 1] };
    const shown = toAnswerDisplay({ ...none, kind: 'multiple', choices: ['a', 'b', 'c'], answerKey, response });
    expect(shown.look === 'choices' && shown.choices.map(({ own, right }) => [own, right])).toEqual([
      [false, true],
      [true, false],
      [true, true],
    ]);
  });

  it('shows a written answer beside the right one', () => {
    expect(
      toAnswerDisplay({
        ...none,
        kind: 'text',
        answerKey: { kind: 'text', accepted: ['Earth', 'Terra'] },
        response: { kind: 'text', text: 'earth' },
      }),
    ).toEqual({ look: 'written', own: 'earth', right: 'Earth or Terra' });
    expect(
      toAnswerDisplay({
        ...none,
        kind: 'number',
        unit: 'm/s²',
        answerKey: { kind: 'number', value: 9.8, tolerance: 0.1 },
      }),
    ).toEqual({ look: 'written', own: null, right: '9.8 m/s² (±0.1)' });
  });

  it('ignores an answer of another kind', () => {
    expect(toAnswerDisplay({ ...none, kind: 'text', response: { kind: 'number', value: 1 } })).toMatchObject({
      own: null,
    });
  });
});
