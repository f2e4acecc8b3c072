import { id } from '@quorbit/contracts/lib/scalars';
import { quizFigures } from '@quorbit/contracts/quizzes/drafts';
import { anyQuestion } from '@quorbit/contracts/quizzes/question';
import { quiz, quizCard } from '@quorbit/contracts/quizzes/schema';
import * as z from 'zod/mini';
import { createRouteBuilder, type RestApi } from '../../rest/route.ts';
import {
  doneView,
  doneViewWith,
  listView,
  nameSchema,
  plainView,
  type View,
  withUnderscoreId,
} from '../../rest/view.ts';
import { quizzesRouter } from './quizzes.router.ts';

export const questionSchema = nameSchema('Question', z.object({ _id: id, ...z.omit(anyQuestion, { id: true }).shape }));
const quizSchema = nameSchema(
  'Quiz',
  z.object({
    _id: id,
    ...z.omit(quiz, { id: true, questions: true, welcome: true, game: true }).shape,
    questions: z.array(questionSchema),
  }),
);
const quizCardSchema = nameSchema(
  'QuizCard',
  z.object({
    _id: id,
    ...z.omit(quizCard, { id: true, questions: true, welcome: true }).shape,
    questions: z.optional(z.array(questionSchema)),
  }),
);

export const quizView: View<z.infer<typeof quiz>, z.infer<typeof quizSchema>> = {
  schema: quizSchema,
  of: ({ questions, welcome: _, game: __, ...rest }) => ({
    ...withUnderscoreId(rest),
    questions: questions.map(withUnderscoreId),
  }),
};

const quizCardView: View<z.infer<typeof quizCard>, z.infer<typeof quizCardSchema>> = {
  schema: quizCardSchema,
  of: ({ questions, welcome: _, ...rest }) => ({
    ...withUnderscoreId(rest),
    ...(questions ? { questions: questions.map(withUnderscoreId) } : {}),
  }),
};

const questionsView: View<z.infer<typeof anyQuestion>[], z.infer<typeof questionSchema>[]> = {
  schema: z.array(questionSchema),
  of: (questions) => questions.map(withUnderscoreId),
};

const route = createRouteBuilder('quizzes', quizzesRouter);

export const quizzesRest: RestApi = {
  tags: {
    quizzes: 'Quizzes, their questions, and attempts at them.',
  },
  fields: {
    search: 'What to look for in titles.',
    mine: 'Only quizzes that you made.',
    takeable: 'Only quizzes that can be taken: published, with questions.',
    index: 'The place of the question in its quiz, counted from 0, or its id.',
    status: 'Drafts and archived quizzes are seen by their author and admins alone.',
    sort: 'What the list is sorted by; the newest come first by default.',
    duration: 'Minutes. By default one per question, at least five.',
    passingMarks: 'By default half of all marks, rounded up.',
    ranked: 'Graded by the server alone: learners get no keys, and only their first attempt counts.',
    kind: 'What is asked for; a missing one is `single`: one right answer out of four options. `true_false`, `multiple` (several of up to eight choices), `text` and `number` have no options and an `answerKey` in place of `correctAnswer`.',
    correctAnswer: 'A letter A to D; null where the kind has an `answerKey`.',
    answerKey: 'What is right, for every kind but `single`.',
    choices: 'What to choose from, for `multiple` alone.',
    unit: 'What a `number` is measured in; it is shown beside the field.',
    shuffleQuestions: 'Whether each attempt asks its questions in an order of its own.',
    shuffleOptions: 'Whether each attempt shows options and choices in an order of its own.',
    versionId:
      'Which version of the quiz this is. Send it back with a change, and the change is refused (409) where somebody changed the quiz meanwhile; without it the change is made to whatever is there.',
    packHash:
      'Which questions were read. Send it back with an attempt, and those are graded, even if the quiz was edited meanwhile; without it the current ones are.',
    draw: 'How many questions each attempt draws; null, or more than there are: all.',
    src: 'The address of an uploaded picture (`PUT /api/images`). A data URL of a PNG, JPEG, WebP or GIF of at most 64 KB works too, and becomes one.',
  },
  routes: [
    route({
      method: 'GET',
      path: '/api/quizzes',
      procedure: 'list',
      status: 200,
      response: listView(quizCardView),
      summary: 'The quizzes you may see, newest first',
      description: 'Quizzes that you made carry their `questions` with keys; others only their `questionCount`.',
    }),
    route({
      method: 'POST',
      path: '/api/quizzes',
      procedure: 'create',
      status: 201,
      response: quizView,
      summary: 'Create a quiz',
      description: 'It is published at once; learners see it when it has a question.',
      refusals: ['PREMIUM_REQUIRED', 'CONFLICT'],
    }),
    route({
      method: 'DELETE',
      path: '/api/quizzes/delete/quiz',
      procedure: 'deleteByTitle',
      status: 200,
      response: doneView('Quiz deleted successfully!'),
      summary: 'Delete a quiz by its title',
      description: 'Among your own quizzes (admins: among all), ignoring case. Where several match, none is deleted.',
      refusals: ['PREMIUM_REQUIRED', 'NOT_FOUND', 'CONFLICT'],
    }),
    route({
      method: 'GET',
      path: '/api/quizzes/{id}',
      procedure: 'get',
      status: 200,
      response: quizView,
      summary: 'One quiz with its questions',
      description: '`correctAnswer`, `answerKey` and `explanation` are there only for its owner and for admins.',
      refusals: ['NOT_FOUND'],
    }),
    route({
      method: 'GET',
      path: '/api/quizzes/{id}/figures',
      procedure: 'figures',
      status: 200,
      response: plainView(quizFigures),
      summary: 'How the questions of your quiz do',
      description:
        'From the newest attempts by others, at most 2,000. Figures of a question are null until it has 30 answers. `discrimination` tells how well it tells strong from weak learners, from −1 to 1; `distribution` is the share of answers per option or choice.',
      refusals: ['NOT_FOUND', 'CONFLICT'],
    }),
    route({
      method: 'PATCH',
      path: '/api/quizzes/{id}',
      procedure: 'update',
      status: 200,
      response: doneViewWith('Quiz saved.', 'quiz', quizView),
      summary: 'Change the settings of a quiz',
      description:
        'What you leave out stays. Drafts and archived quizzes are seen by their author and admins alone. With a `versionId`, 409 where the quiz has another version by now.',
      refusals: ['PREMIUM_REQUIRED', 'NOT_FOUND', 'CONFLICT'],
    }),
    route({
      method: 'DELETE',
      path: '/api/quizzes/{id}',
      procedure: 'delete',
      status: 200,
      response: doneView('Quiz deleted successfully!'),
      summary: 'Delete a quiz',
      description: 'Attempts at it and their reports stay.',
      refusals: ['PREMIUM_REQUIRED', 'NOT_FOUND'],
    }),
    route({
      method: 'POST',
      path: '/api/quizzes/{id}/questions',
      procedure: 'addQuestion',
      params: { id: 'quizId' },
      status: 201,
      response: doneViewWith('Question added successfully!', 'quiz', quizView),
      summary: 'Add a question at the end of a quiz',
      refusals: ['PREMIUM_REQUIRED', 'NOT_FOUND', 'CONFLICT'],
    }),
    route({
      method: 'GET',
      path: '/api/quizzes/{id}/questions',
      procedure: 'getQuestions',
      status: 200,
      response: questionsView,
      summary: 'The questions of a quiz',
      description: '`correctAnswer`, `answerKey` and `explanation` are there only for its owner and for admins.',
      refusals: ['NOT_FOUND'],
    }),
    route({
      method: 'PATCH',
      path: '/api/quizzes/{id}/questions/{index}',
      procedure: 'updateQuestion',
      params: { id: 'quizId' },
      status: 200,
      response: doneViewWith('Question saved.', 'quiz', quizView),
      summary: 'Change a question of a quiz',
      description: 'What you leave out stays; with another `kind`, say also what it asks and how it is right.',
      refusals: ['PREMIUM_REQUIRED', 'NOT_FOUND', 'CONFLICT'],
    }),
    route({
      method: 'DELETE',
      path: '/api/quizzes/{id}/questions/{index}',
      procedure: 'deleteQuestion',
      status: 200,
      response: doneView('Question deleted successfully!'),
      summary: 'Delete a question of a quiz',
      refusals: ['PREMIUM_REQUIRED', 'NOT_FOUND'],
    }),
  ],
};
