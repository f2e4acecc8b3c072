DROP INDEX "quiz_questions_question_idx";--> statement-breakpoint
CREATE INDEX "quizzes_created_idx" ON "quizzes" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "quizzes_updated_idx" ON "quizzes" USING btree ("updated_at","id");--> statement-breakpoint
CREATE INDEX "quizzes_count_idx" ON "quizzes" USING btree ("question_count","id");--> statement-breakpoint
CREATE INDEX "quiz_questions_question_idx" ON "quiz_questions" USING btree ("question_id","quiz_id");