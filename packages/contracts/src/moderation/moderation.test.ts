import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { actionsFor, CASE_KINDS, canDecide, isNotified, MODERATION_ACTIONS, REPORT_REASONS } from './actions.ts';
import { answerInput, decideInput, reportInput } from './schema.ts';

const ID = '018f3c1e-0000-7000-8000-000000000001';
const cases = fc.record({ kind: fc.constantFrom(...CASE_KINDS), subjectId: fc.option(fc.uuid()) });

describe('a moderation decision', () => {
  it('can always be a dismissal, and offers each known action at most once', () => {
    fc.assert(
      fc.property(cases, (about) => {
        const actions = actionsFor(about);
        expect(actions[0]).toBe('dismiss');
        expect(new Set(actions).size).toBe(actions.length);
        expect(MODERATION_ACTIONS).toEqual(expect.arrayContaining(actions));
      }),
    );
  });

  it('can affect quizzes only in question cases, and people only if the case has a subject', () => {
    fc.assert(
      fc.property(cases, (about) => {
        const actions = actionsFor(about);
        expect(actions.includes('hide_question')).toBe(about.kind === 'question');
        expect(actions.includes('take_down_quiz')).toBe(about.kind === 'question');
        expect(actions.includes('suspend')).toBe(about.subjectId !== null);
        expect(actions.includes('warn')).toBe(about.subjectId !== null);
      }),
    );
  });

  it('is refused to an admin who is the subject of the case', () => {
    fc.assert(
      fc.property(cases, fc.uuid(), (about, adminId) => {
        expect(canDecide(about, adminId)).toBe(about.subjectId !== adminId);
        expect(canDecide({ subjectId: adminId }, adminId)).toBe(false);
      }),
    );
  });

  it('is sent to the person concerned unless it’s a dismissal', () => {
    expect(MODERATION_ACTIONS.filter((action) => !isNotified(action))).toEqual(['dismiss']);
  });
});

describe('moderation input', () => {
  const issuesOf = (schema: typeof decideInput | typeof reportInput | typeof answerInput, input: unknown) =>
    (schema.safeParse(input).error?.issues ?? []).map(({ path, message }) => ({ path: path.join('.'), message }));

  it('requires a reason for every decision except a dismissal', () => {
    for (const action of MODERATION_ACTIONS) {
      const decision = { caseId: ID, action, ...(action === 'remove_member' && { memberId: ID }) };
      const issues = issuesOf(decideInput, { ...decision, reason: '  ' });
      expect(issues.map(({ path }) => path)).toEqual(action === 'dismiss' ? [] : ['reason']);
      expect(issuesOf(decideInput, { ...decision, reason: 'Against the rules.' })).toEqual([]);
    }
    const nobody = { caseId: ID, action: 'remove_member', reason: 'Against the rules.' };
    expect(issuesOf(decideInput, nobody).map(({ path }) => path)).toEqual(['memberId']);
    expect(issuesOf(decideInput, { caseId: ID, action: 'warn', reason: 'x'.repeat(1_001) })).toHaveLength(1);
  });

  it('limits a report to the reasons of its kind and 500 characters of details', () => {
    const things = {
      question: { kind: 'question', attemptId: ID, questionId: ID },
      person: { kind: 'person', userId: ID },
      group: { kind: 'group', groupId: ID },
    };
    for (const kind of CASE_KINDS) {
      for (const reason of REPORT_REASONS[kind])
        expect(reportInput.parse({ ...things[kind], reason })).toMatchObject({ kind, reason, details: '' });
      expect(issuesOf(reportInput, { ...things[kind], reason: '' })).toEqual([
        { path: 'reason', message: 'Choose a reason.' },
      ]);
      const long = { ...things[kind], reason: 'other', details: 'x'.repeat(501) };
      expect(issuesOf(reportInput, long).map(({ path }) => path)).toEqual(['details']);
    }
    expect(issuesOf(reportInput, { ...things.person, reason: 'spam' })).toHaveLength(1);
  });

  it('limits an answer to 1 to 1000 characters', () => {
    expect(issuesOf(answerInput, { id: ID, answer: ' ' })).toEqual([
      { path: 'answer', message: 'Answer is required.' },
    ]);
    expect(issuesOf(answerInput, { id: ID, answer: 'x'.repeat(1_000) })).toEqual([]);
    expect(issuesOf(answerInput, { id: ID, answer: 'x'.repeat(1_001) })).toHaveLength(1);
  });
});
