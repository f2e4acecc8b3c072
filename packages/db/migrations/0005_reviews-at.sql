DROP INDEX "review_log_card_idx";--> statement-breakpoint
CREATE INDEX "review_log_card_idx" ON "review_log" USING btree ("user_id","question_id","at");