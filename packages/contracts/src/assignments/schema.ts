import * as z from 'zod/mini';
import { day, id, instant } from '../lib/scalars.ts';

const state = z.enum(['open', 'done', 'late']);

/** A quiz that a study group's admins want taken by a day. */
const assignment = z.object({
  quizId: id,
  title: z.string(),
  /** By each learner's own days. */
  dueOn: day,
  /** The caller's own. */
  state,
  /** False while its author has taken the quiz back: nobody else can open it. */
  available: z.boolean(),
});

const groupAssignment = z.object({
  ...assignment.shape,
  /** How many members have done it, for the group's admins; null for all others. */
  doneCount: z.nullable(z.int()),
});
export type GroupAssignment = z.infer<typeof groupAssignment>;
/** Of one group, the next one due first. */
export const groupAssignments = z.array(groupAssignment);

const ownAssignment = z.object({
  quizId: id,
  title: z.string(),
  dueOn: day,
  group: z.object({ id, name: z.string() }),
});
export type OwnAssignment = z.infer<typeof ownAssignment>;
/** What the caller hasn't done, of all groups, the next one due first. */
export const ownAssignments = z.array(ownAssignment);

export const setAssignmentInput = z.object({ id, quizId: id, dueOn: day });
export type SetAssignmentInput = z.infer<typeof setAssignmentInput>;

/** Who of the group has done it. */
export const assignmentProgress = z.object({
  title: z.string(),
  dueOn: day,
  members: z.array(
    z.object({
      user: z.object({ id, name: z.string() }),
      state,
      doneAt: z.nullable(instant),
      /** Of the first attempt; null where there is none, and for members who don't show it. */
      percentage: z.nullable(z.int()),
      /** Whether the member shows it to the group's admins. */
      showsPercent: z.boolean(),
    }),
  ),
});
export type AssignmentProgress = z.infer<typeof assignmentProgress>;
