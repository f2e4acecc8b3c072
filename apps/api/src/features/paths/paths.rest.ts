import { id } from '@quorbit/contracts/lib/scalars';
import { PATH_STARTED, PROGRESS_SAVED } from '@quorbit/contracts/paths/messages';
import {
  type PathDetail,
  type PathOutline,
  pathAnalytics,
  pathDetail,
  pathNode,
  pathOutline,
  pathProgress,
  type UserCompetency,
  userCompetency,
} from '@quorbit/contracts/paths/schema';
import * as z from 'zod/mini';
import { createRouteBuilder, type RestApi } from '../../rest/route.ts';
import { nameSchema, type View, withUnderscoreId } from '../../rest/view.ts';
import { pathsRouter } from './paths.router.ts';

const outlineSchema = nameSchema(
  'LearningPath',
  z.object({
    _id: id,
    ...z.omit(pathOutline, { id: true, nodes: true }).shape,
    nodes: z.array(z.object({ _id: id, ...z.pick(pathNode, { title: true, type: true, prerequisites: true }).shape })),
  }),
);
const outlineView: View<PathOutline, z.infer<typeof outlineSchema>> = {
  schema: outlineSchema,
  of: ({ nodes, ...path }) => ({ ...withUnderscoreId(path), nodes: nodes.map(withUnderscoreId) }),
};

const detailSchema = nameSchema(
  'LearningPathDetail',
  z.object({
    path: z.object({
      _id: id,
      ...z.omit(pathDetail.shape.path, { id: true, nodes: true }).shape,
      nodes: z.array(
        z.object({
          _id: id,
          ...z.omit(pathNode, { id: true, quiz: true }).shape,
          quiz: z.nullable(z.object({ _id: id, title: z.string(), bestPercentage: z.nullable(z.int()) })),
        }),
      ),
    }),
    userProgress: z.optional(pathProgress),
  }),
);
const detailView: View<PathDetail, z.infer<typeof detailSchema>> = {
  schema: detailSchema,
  of: ({ path: { nodes, ...path }, ...rest }) => ({
    path: {
      ...withUnderscoreId(path),
      nodes: nodes.map(({ quiz, ...node }) => ({ ...withUnderscoreId(node), quiz: quiz && withUnderscoreId(quiz) })),
    },
    ...rest,
  }),
};

/** The REST view of a path after a change, with a message for the user. */
function changedView(message: string) {
  return {
    schema: z.object({ success: z.literal(true), message: z.string(), ...detailSchema.shape }),
    of: (detail: PathDetail) => ({ success: true as const, message, ...detailView.of(detail) }),
  };
}

const competencySchema = nameSchema(
  'UserCompetency',
  z.object({ _id: id, ...z.omit(userCompetency, { id: true }).shape }),
);

const route = createRouteBuilder('paths', pathsRouter);
const PATH = '/api/learning-paths';

export const pathsRest: RestApi = {
  tags: { 'learning-paths': 'Learning paths: steps that build on each other, for premium users and admins.' },
  routes: [
    route({
      method: 'GET',
      path: PATH,
      procedure: 'list',
      status: 200,
      response: {
        schema: z.object({ paths: z.array(outlineSchema) }),
        of: ({ items }: { items: PathOutline[] }) => ({ paths: items.map(outlineView.of) }),
      },
      summary: 'Learning paths, with your progress on those that you started',
      fields: {
        search: 'Words in the title, the description or the category, in any order.',
        started: 'Only those that you started, the one you last worked on first.',
      },
      refusals: ['PREMIUM_REQUIRED'],
    }),
    route({
      method: 'GET',
      path: `${PATH}/analytics/overview`,
      procedure: 'analytics',
      status: 200,
      response: {
        schema: z.object({ analytics: nameSchema('LearningPathAnalytics', pathAnalytics) }),
        of: (analytics: z.infer<typeof pathAnalytics>) => ({ analytics }),
      },
      summary: 'Your figures over all paths that you started',
      refusals: ['PREMIUM_REQUIRED'],
    }),
    route({
      method: 'GET',
      path: `${PATH}/competencies/user`,
      procedure: 'competencies',
      status: 200,
      response: {
        schema: z.object({ competencies: z.array(competencySchema) }),
        of: (competencies: UserCompetency[]) => ({ competencies: competencies.map(withUnderscoreId) }),
      },
      summary: 'What you learned on paths',
      refusals: ['PREMIUM_REQUIRED'],
    }),
    route({
      method: 'GET',
      path: `${PATH}/{pathId}`,
      procedure: 'get',
      status: 200,
      response: detailView,
      summary: 'One learning path with its steps',
      refusals: ['PREMIUM_REQUIRED', 'NOT_FOUND'],
    }),
    route({
      method: 'POST',
      path: `${PATH}/{pathId}/start`,
      procedure: 'start',
      status: 200,
      response: changedView(PATH_STARTED),
      summary: 'Start a learning path',
      description: 'One that you started stays as it is.',
      refusals: ['PREMIUM_REQUIRED', 'NOT_FOUND'],
    }),
    route({
      method: 'PATCH',
      path: `${PATH}/{pathId}/nodes/{nodeId}`,
      procedure: 'updateNode',
      status: 200,
      response: changedView(PROGRESS_SAVED),
      summary: 'Begin a step, complete it, or complete it again',
      description:
        'A step with a quiz takes its mastery from your best attempt; others take the score that you send, and keep a higher one.',
      fields: {
        score: 'Percent. Needed to complete a step without a quiz.',
        timeSpent: 'Minutes, added to what you spent before.',
      },
      refusals: ['PREMIUM_REQUIRED', 'NOT_FOUND', 'CONFLICT'],
    }),
  ],
};
