import type { TutorSubject, TutorTopic } from '@quorbit/contracts/content/tutor';
import { readContent, readContentFolder } from '../../../lib/content.ts';
import type { Subject } from './concept.ts';
import { TEMPLATES_BY_TOPIC } from './templates/templates-by-topic.ts';

/** All subjects that the embedded tutor knows, in the order of `CATEGORIES`. */
export const subjects: readonly Subject[] = readContentFolder<TutorSubject>('tutor').map(
  ({ id, topics, ...subject }) => ({
    ...subject,
    topics: topics.map((topicId) => {
      const topic = readContent<TutorTopic>(`tutor/${id}/${topicId}.json`);
      return { ...topic, templates: TEMPLATES_BY_TOPIC[`${id}/${topicId}`] ?? [] };
    }),
  }),
);
