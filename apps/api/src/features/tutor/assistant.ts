// Who answers: the embedded tutor, or a model behind an OpenAI-compatible endpoint.
import type { Difficulty } from '@quorbit/contracts/quizzes/difficulty';
import type { SingleChoiceInput } from '@quorbit/contracts/quizzes/question';
import type { TutorAction } from '@quorbit/contracts/tutor/actions';
import type { RequestType, TutorLevel } from '@quorbit/contracts/tutor/types';

export interface QuestionRequest {
  topic: string;
  /** Null for mixed. */
  difficulty: Difficulty | null;
  count: number;
  /** Texts of questions that the quiz has already. */
  known: readonly string[];
}

export interface GeneratedQuestions {
  /** At least one; fewer than wished for where there are no more. */
  questions: SingleChoiceInput[];
  /** One of `CATEGORIES`. */
  category: string;
}

/** What an answer may build on. Never a name, an address or an id. */
export interface LearnerFacts {
  level: number;
  tutorLevel: TutorLevel;
  learningStyle: string;
  /** Categories with the share of right answers in percent, the weakest first. */
  weaknesses: readonly { category: string; accuracy: number }[];
  strengths: readonly { category: string; accuracy: number }[];
  dueReviews: number;
  /** Days. */
  streak: number;
}

export interface ChatRequest {
  message: string;
  requestType: RequestType;
  /** What was said before, the oldest first, at most 20 messages. */
  before: readonly { role: 'user' | 'assistant'; content: string; topic: string | null }[];
  facts: LearnerFacts;
}

export interface Reply {
  content: string;
  actions: TutorAction[];
  topic: string | null;
  /** A quiz that should come with it; the service makes it. Null for none. */
  quiz: { topic: string; difficulty: Difficulty; count: number } | null;
}

export interface Assistant {
  /** @throws AppError INVALID where it knows nothing about the topic, UNAVAILABLE where the model fails */
  questions(wish: QuestionRequest): Promise<GeneratedQuestions>;
  /** @throws AppError UNAVAILABLE where the model fails */
  reply(asked: ChatRequest): Promise<Reply>;
}
