import { expect, it } from 'vitest';
import { describeAtNoon } from '../../testing/describe-at-noon.ts';
import { plantPerson } from '../../testing/planted/person.ts';
import { plantAttempt, plantQuiz } from '../../testing/planted/quiz.ts';

describeAtNoon('the tutor’s facts about a learner', (harness, clock) => {
  it('matches other pages: accuracy by category where there are enough answers, and the last 60 days', async () => {
    const learner = await plantPerson(harness.server, { role: 'premium' });
    const many = (category: string) => plantQuiz(harness.server, { ownerId: null, category, questions: 20 });
    const [history, art, few] = [
      await many('History'),
      await many('Art'),
      await plantQuiz(harness.server, { ownerId: null, category: 'Sports' }),
    ];
    clock(-24 * 40);
    await plantAttempt(harness.server, learner, history, 4);
    clock(0);
    await plantAttempt(harness.server, learner, art, 18);
    await plantAttempt(harness.server, learner, few, 0);
    const report = await learner.trpc.tutor.progress.query();
    expect(report).toMatchObject({
      completedQuizzes: 3,
      averageScore: 45,
      averageScoreBefore: 20,
      strengths: [{ category: 'Art', accuracy: 90 }],
      weaknesses: [{ category: 'History', accuracy: 20 }],
    });
    expect(report.summary).toContain('45%, 25 points above the 30 days before');
    expect(await learner.trpc.tutor.recommendations.query()).toMatchObject([
      { title: 'Practice History', action: 'offer_practice', topic: 'History' },
      ...(report.dueReviews > 0 ? [{ action: 'create_study_plan' }] : []),
      { action: 'generate_quiz', topic: 'Art' },
      ...(report.streak === 0 ? [{ action: 'set_reminders' }] : []),
      { action: 'track_improvement' },
    ]);
  });

  it('leaves out the answers in a ranked quiz that is still open', async () => {
    const learner = await plantPerson(harness.server, { role: 'premium' });
    const open = await plantQuiz(harness.server, { ownerId: null, category: 'History', questions: 20, ranked: true });
    await plantAttempt(harness.server, learner, open, 20);
    const { strengths, weaknesses } = await learner.trpc.tutor.progress.query();
    expect([...strengths, ...weaknesses]).toEqual([]);
  });
});
