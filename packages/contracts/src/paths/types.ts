/** The subjects of learning paths. */
export const PATH_CATEGORIES = [
  'Programming',
  'Web Development',
  'Computer Science',
  'Data Science',
  'Mathematics',
  'Science',
  'Languages',
  'History',
] as const;
export type PathCategory = (typeof PATH_CATEGORIES)[number];

/** The difficulty levels of paths and competencies. */
export const PATH_LEVELS = ['Beginner', 'Intermediate', 'Advanced', 'Expert'] as const;
export type PathLevel = (typeof PATH_LEVELS)[number];

export const NODE_TYPES = ['concept', 'skill', 'milestone', 'assessment', 'project'] as const;
export type NodeType = (typeof NODE_TYPES)[number];

/** A learner's state at a node. */
export const NODE_STATUSES = ['locked', 'available', 'in_progress', 'completed', 'mastered'] as const;
export type NodeStatus = (typeof NODE_STATUSES)[number];

/** A learner's state on a path that they started. */
export const PATH_STATUSES = ['in_progress', 'completed'] as const;
export type PathStatus = (typeof PATH_STATUSES)[number];
