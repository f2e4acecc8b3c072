// The interface of the tutor's two assistants: the embedded tutor, and a model behind an OpenAI-compatible endpoint.
import type { Difficulty } from '@quorbit/contracts/quizzes/difficulty';
import type { SingleChoiceInput } from '@quorbit/contracts/quizzes/question';
import type { TutorAction } from '@quorbit/contracts/tutor/actions';
import type { RequestType, TutorLevel } from '@quorbit/contracts/tutor/types';

export interface QuestionRequest {
  topic: string;
  /** The wanted difficulty; null for a mix. */
  difficulty: Difficulty | null;
  count: number;
  /** The texts of the questions that the quiz already has. */
  known: readonly string[];
}

export interface GeneratedQuestions {
  /** The generated questions, at least one; fewer than requested if the assistant has no more. */
  questions: SingleChoiceInput[];
  /** The category of the questions, one of `CATEGORIES`. */
  category: string;
}

/** The facts about a learner that an answer may use. Never contains a name, an address or an id. */
export interface LearnerFacts {
  level: number;
  tutorLevel: TutorLevel;
  learningStyle: string;
  /** The weakest categories with their share of right answers in percent, the weakest first. */
  weaknesses: readonly { category: string; accuracy: number }[];
  strengths: readonly { category: string; accuracy: number }[];
  dueReviews: number;
  /** The learner's streak in days. */
  streak: number;
}

export interface ChatRequest {
  message: string;
  requestType: RequestType;
  /** Earlier messages of the chat, the oldest first, at most 20. */
  before: readonly { role: 'user' | 'assistant'; content: string; topic: string | null }[];
  facts: LearnerFacts;
}

export interface Reply {
  content: string;
  actions: TutorAction[];
  topic: string | null;
  /** The quiz to make for this reply, which the service creates; null for none. */
  quiz: { topic: string; difficulty: Difficulty; count: number } | null;
}

export interface Assistant {
  /**
   * Writes questions on a topic.
   * @throws AppError INVALID if it knows nothing about the topic, UNAVAILABLE if the model fails.
   */
  questions(wish: QuestionRequest): Promise<GeneratedQuestions>;
  /**
   * Replies to a chat message.
   * @throws AppError UNAVAILABLE if the model fails.
   */
  reply(asked: ChatRequest): Promise<Reply>;
}
