DROP INDEX "quiz_keeps_quiz_idx";--> statement-breakpoint
CREATE INDEX "attempts_version_idx" ON "attempts" USING btree ("version_id");--> statement-breakpoint
CREATE INDEX "mails_recipient_idx" ON "mails" USING btree ("recipient","id");--> statement-breakpoint
CREATE INDEX "quiz_seals_user_idx" ON "quiz_seals" USING btree ("user_id","ends_at");--> statement-breakpoint
CREATE INDEX "quiz_keeps_quiz_idx" ON "quiz_keeps" USING btree ("quiz_id","user_id");