// Property: whatever two editors and an API client do to a quiz, no published work is silently overwritten.
import { newId } from '@quorbit/contracts/lib/ids';
import { propertyRunsOn } from '@quorbit/db/testing';
import * as fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import { describeWithServer } from '../../../testing/describe-with-server.ts';
import { plantPerson } from '../../../testing/planted/person.ts';
import { plantedQuestion, plantQuiz } from '../../../testing/planted/quiz.ts';
import type { Person } from '../../../testing/test-server.ts';
import { outcomeOf } from '../../../testing/wire/refusal.ts';

type Publish = Parameters<Person['trpc']['quizzes']['publish']['mutate']>[0];
type Question = Extract<Publish['content']['questions'][number], { question: string }>;
interface Content {
  settings: Publish['content']['settings'];
  questions: Question[];
}

const STEPS = ['open', 'write', 'save', 'publish', 'discard'] as const;
const step = fc.record({ editor: fc.constantFrom(0, 1), does: fc.constantFrom(...STEPS, 'addOverRest' as const) });

/** One editor's screen: the version it read last, and its unsaved content. */
interface Screen {
  person: Person;
  versionId: string;
  revision: number;
  content: Content;
  /** The texts of the questions that were published when this screen read the quiz. */
  base: readonly string[];
  /** The editor's draft on the server. */
  saved: Content | null;
}

describeWithServer('two editors of one quiz', (harness) => {
  let people: Person[];
  beforeAll(async () => {
    people = [
      await plantPerson(harness.server, { role: 'premium' }),
      await plantPerson(harness.server, { role: 'admin' }),
    ];
  });

  const textsOf = ({ questions }: { questions: readonly { question: string }[] }) =>
    questions.map(({ question }) => question);

  async function open(person: Person, id: string): Promise<Screen> {
    const opened = await person.trpc.quizzes.edit.query({ id });
    const published = { settings: opened.settings, questions: opened.questions } as Content;
    const saved = (opened.draft?.content ?? null) as Content | null;
    return {
      person,
      versionId: opened.draft?.versionId ?? opened.versionId,
      revision: opened.draft?.revision ?? 0,
      content: structuredClone(saved ?? published),
      base: textsOf(opened),
      saved,
    };
  }

  it('lose nothing that was published or saved, in any order of steps', { timeout: 120_000 }, async () => {
    const [owner] = people;
    let written = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 14 }), async (steps) => {
        const { id } = await plantQuiz(harness.server, { ownerId: owner?.id ?? '', audience: 'premium', questions: 1 });
        const screens = await Promise.all(people.map((person) => open(person, id)));
        /** The texts of the published questions, as the reply to the last publication listed them. */
        let published = screens[0]?.base ?? [];
        let versionId = screens[0]?.versionId;
        for (const { editor, does } of steps) {
          const screen = screens[editor] ?? expect.fail();
          const { trpc } = screen.person;
          written += 1;
          const text = `Question ${written}, by ${editor}?`;
          if (does === 'open') screens[editor] = await open(screen.person, id);
          if (does === 'write')
            screen.content.questions.push({ ...plantedQuestion('easy', 0), question: text, id: newId() });
          if (does === 'save') {
            const { revision } = await trpc.quizzes.saveDraft.mutate({
              quizId: id,
              versionId: screen.versionId,
              revision: screen.revision,
              content: screen.content,
            });
            Object.assign(screen, { revision, saved: structuredClone(screen.content) });
          }
          if (does === 'discard') {
            await trpc.quizzes.discardDraft.mutate({ quizId: id });
            screens[editor] = await open(screen.person, id);
          }
          if (does === 'addOverRest') {
            await trpc.quizzes.addQuestion.mutate({ quizId: id, ...plantedQuestion('easy', 0), question: text });
            published = [...published, text];
            versionId = (await trpc.quizzes.edit.query({ id })).versionId;
          }
          if (does === 'publish') {
            const { content } = screen;
            const outcome = await outcomeOf(
              trpc.quizzes.publish.mutate({ quizId: id, versionId: screen.versionId, content }),
            );
            const isSame = JSON.stringify(textsOf(content)) === JSON.stringify(published);
            expect(outcome).toBe(screen.versionId === versionId || isSame ? 'ok' : 'CONFLICT');
            if (outcome === 'ok') {
              published = textsOf(content);
              screens[editor] = await open(screen.person, id);
              versionId = screens[editor]?.versionId;
            }
          }
          // Both editors see the latest published version, and each sees their own last saved draft.
          for (const { person, saved } of screens) {
            const seen = await person.trpc.quizzes.edit.query({ id });
            expect(textsOf(seen)).toEqual(published);
            expect(seen.versionId).toBe(versionId);
            expect(seen.draft?.content ?? null).toEqual(saved);
          }
        }
      }),
      { numRuns: propertyRunsOn(harness.database, 12) },
    );
  });
});
