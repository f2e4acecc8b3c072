// How the REST face writes things: a record's id as `_id`, and on a user as `id` too.

import { type PersonView, profile, publicProfile, type signedIn } from '@quorbit/contracts/accounts/schema';
import { achievementList } from '@quorbit/contracts/achievements/schema';
import { report, reportCard } from '@quorbit/contracts/attempts/schema';
import { id } from '@quorbit/contracts/lib/scalars';
import { anyQuestion } from '@quorbit/contracts/quizzes/question';
import { quiz, quizCard } from '@quorbit/contracts/quizzes/schema';
import { rated, reviewItem } from '@quorbit/contracts/reviews/schema';
import * as z from 'zod/mini';

/** A thing as the REST face writes it, and how it is made from what a procedure answers. */
export interface View<In, Out> {
  schema: z.ZodMiniType<Out>;
  of(thing: In): Out;
}

/** Names of schemas, under which they stand in the OpenAPI document. */
export const schemaNames = z.registry<{ id: string }>();

function named<T extends z.ZodMiniType>(name: string, schema: T): T {
  schemaNames.add(schema, { id: name });
  return schema;
}

function withUnderscore<T extends { id: string }>({ id: _id, ...rest }: T): Omit<T, 'id'> & { _id: string } {
  return { _id, ...rest };
}

const userSchema = named('User', z.object({ _id: id, ...profile.shape }));
const publicUserSchema = named('PublicUser', z.object({ _id: id, ...publicProfile.shape }));

function user<T extends { id: string }>(person: T): T & { _id: string } {
  return { _id: person.id, ...person };
}

export const userView: View<z.infer<typeof profile>, z.infer<typeof userSchema>> = { schema: userSchema, of: user };

/** Oneself whole, others as far as they may be seen. */
const personSchema = z.union([userSchema, publicUserSchema]);

export const personAnswer: View<PersonView, z.infer<typeof personSchema>> = { schema: personSchema, of: user };

const signedInSchema = named('SignedIn', z.object({ user: userSchema, token: z.string() }));

export const signedInView: View<z.infer<typeof signedIn>, z.infer<typeof signedInSchema>> = {
  schema: signedInSchema,
  of: ({ user: person, token }) => ({ user: user(person), token }),
};

const questionSchema = named('Question', z.object({ _id: id, ...z.omit(anyQuestion, { id: true }).shape }));
const quizSchema = named(
  'Quiz',
  z.object({ _id: id, ...z.omit(quiz, { id: true, questions: true }).shape, questions: z.array(questionSchema) }),
);
const quizCardSchema = named(
  'QuizCard',
  z.object({
    _id: id,
    ...z.omit(quizCard, { id: true, questions: true }).shape,
    questions: z.optional(z.array(questionSchema)),
  }),
);

export const quizView: View<z.infer<typeof quiz>, z.infer<typeof quizSchema>> = {
  schema: quizSchema,
  of: ({ questions, ...rest }) => ({ ...withUnderscore(rest), questions: questions.map(withUnderscore) }),
};

export const quizCardView: View<z.infer<typeof quizCard>, z.infer<typeof quizCardSchema>> = {
  schema: quizCardSchema,
  of: ({ questions, ...rest }) => ({
    ...withUnderscore(rest),
    ...(questions ? { questions: questions.map(withUnderscore) } : {}),
  }),
};

const reportQuizSchema = z.object({ _id: id, title: z.string(), category: z.string() });
const reportSchema = named(
  'Report',
  z.object({ _id: id, quiz: reportQuizSchema, ...z.omit(report, { id: true, quiz: true }).shape }),
);
const reportCardSchema = named(
  'ReportCard',
  z.object({
    _id: id,
    quiz: reportQuizSchema,
    ...z.omit(reportCard, { id: true, quiz: true, learner: true }).shape,
    learner: z.nullable(z.object({ _id: id, id, name: z.string() })),
  }),
);

export const reportView: View<z.infer<typeof report>, z.infer<typeof reportSchema>> = {
  schema: reportSchema,
  of: ({ quiz: about, ...rest }) => ({ ...withUnderscore(rest), quiz: withUnderscore(about) }),
};

export const reportCardView: View<z.infer<typeof reportCard>, z.infer<typeof reportCardSchema>> = {
  schema: reportCardSchema,
  of: ({ quiz: about, learner, ...rest }) => ({
    ...withUnderscore(rest),
    quiz: withUnderscore(about),
    learner: learner && user(learner),
  }),
};

const reviewItemSchema = named(
  'Review',
  z.object({
    quiz: reportQuizSchema,
    question: z.object({ _id: id, ...z.omit(reviewItem.shape.question, { id: true }).shape }),
    ...z.omit(reviewItem, { quiz: true, question: true }).shape,
  }),
);

export const reviewItemView: View<z.infer<typeof reviewItem>, z.infer<typeof reviewItemSchema>> = {
  schema: reviewItemSchema,
  of: ({ quiz: about, question, ...rest }) => ({
    quiz: withUnderscore(about),
    question: withUnderscore(question),
    ...rest,
  }),
};

export const ratedView: View<z.infer<typeof rated>, z.infer<typeof rated>> = { schema: rated, of: (thing) => thing };

export const achievementsView: View<z.infer<typeof achievementList>, z.infer<typeof achievementList>> = {
  schema: named('Achievements', achievementList),
  of: (thing) => thing,
};

/** The answer of calls that have nothing to show but that they were done. */
const doneSchema = named('Done', z.object({ success: z.literal(true), message: z.string() }));

/** `{ success: true, message }`, whatever the procedure answers. */
export function done(message: string): View<unknown, z.infer<typeof doneSchema>> {
  return { schema: doneSchema, of: () => ({ success: true, message }) };
}

/** `{ success: true, message }` with the thing itself under its name. */
export function doneWith<Name extends string, In, Out>(message: string, name: Name, view: View<In, Out>) {
  return {
    schema: z.object({ success: z.literal(true), message: z.string(), [name]: view.schema }),
    of: (thing: In) => ({ success: true as const, message, [name]: view.of(thing) }),
  };
}

/** A page as a bare list. Where it goes on is told in the `Link` header. */
export function listOf<In, Out>(view: View<In, Out>): View<{ items: In[]; nextCursor: string | null }, Out[]> {
  return { schema: z.array(view.schema), of: ({ items }) => items.map((item) => view.of(item)) };
}
